import { qrPng } from "#app/ui/qr/qr-png.ts";

/** The provider's limit: a content id is shorter than 128 signs. */
const longest = 127;
const prefix = "qr-";

export interface InlineImage {
	contentId: string;
	/** Base64 of a PNG. */
	content: string;
}

/**
 * The address of a QR code's picture in a mail: "cid:qr-…", whose rest spells the text in the code. So the stored mail
 * is all that is needed to send it, and what is erased with it is gone. Null for a text that is too long.
 */
export function qrImageAddress(text: string): string | null {
	const contentId = prefix + Buffer.from(text).toString("base64url");
	return contentId.length > longest ? null : `cid:${contentId}`;
}

/** The pictures that the HTML of a mail names. In words that a person typed the quotation mark is escaped. */
export function qrImagesOf(htmlBody: string): InlineImage[] {
	return [...htmlBody.matchAll(/src="cid:(qr-([\w-]+))"/g)].map(
		([, contentId = "", spelt = ""]) => ({
			contentId,
			content: qrPng(Buffer.from(spelt, "base64url").toString()).toString("base64"),
		}),
	);
}
