/**
 * Encrypted texts that leave the server and return: AES-256-GCM. Each purpose has its own key, and
 * each text a context that is needed to open it, so that it can't be used elsewhere. From
 * node:crypto, because oslo has neither AES nor HKDF.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

/** Keys derive from these labels: with another spelling older texts can't be opened. */
export type SealPurpose =
	| "provider tokens at rest"
	| "secret of a second factor"
	| "second factor in the browser"
	| "state in the browser"
	| "message to the next page"
	| "weak password"
	| "form that waits for a confirmation";

const version = "v1";
const ivBytes = 12;
const tagBytes = 16;

/** Letters, digits, "-", "_" and dots, as cookies allow. */
export function seal(
	secret: string,
	purpose: SealPurpose,
	context: readonly string[],
	text: string,
): string {
	const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
	const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), iv);
	cipher.setAAD(bytesOf(context));
	const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return [version, encodeBase64urlNoPadding(iv), encodeBase64urlNoPadding(content)].join(".");
}

/** Null when it does not open: another secret, purpose or context, or changed bytes. */
export function openSealed(
	secret: string,
	purpose: SealPurpose,
	context: readonly string[],
	sealedText: string | null | undefined,
): string | null {
	const [textVersion, iv = "", content = ""] = sealedText?.split(".") ?? [];
	if (textVersion !== version) return null;
	try {
		const bytes = decodeBase64urlIgnorePadding(content);
		if (bytes.length < tagBytes) return null;
		const key = keyOf(secret, purpose);
		const decipher = createDecipheriv("aes-256-gcm", key, decodeBase64urlIgnorePadding(iv));
		decipher.setAAD(bytesOf(context));
		decipher.setAuthTag(bytes.subarray(-tagBytes));
		const parts = [decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()];
		return Buffer.concat(parts).toString("utf8");
	} catch {
		return null;
	}
}

/** One key per purpose (RFC 5869), so that the key of cookies can't decrypt. */
function keyOf(secret: string, purpose: SealPurpose): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** As JSON, because joined texts could be ambiguous. */
function bytesOf(context: readonly string[]): Buffer {
	return Buffer.from(JSON.stringify(context));
}
