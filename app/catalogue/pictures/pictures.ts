import { pictureRefusalsTexts as texts } from "#app/messages/staff/excursions/picture-refusals.ts";
import { maximumPictureBytes, tooLarge } from "./picture-limits.ts";

/** Cloudflare Images, "Limits": 12 000 pixels a side and 100 megapixels. */
const maximumSide = 12_000;
const maximumPixels = 100_000_000;
/** Pixels of the longer side: smaller pictures look blurred on today's screens. */
const minimumSide = 600;
/** A strip that is longer than this times its width shows nothing in the frames of the pages. */
const longestShape = 4;

/** Widths in pixels that pages can load; a smaller original keeps its own width. */
const smallerWidths = [480, 960];
export const widestWidth = 1600;

type PictureFormat = "jpg" | "png" | "gif" | "webp";

const signatures: readonly (readonly [PictureFormat, (bytes: Uint8Array) => boolean])[] = [
	["jpg", (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
	["png", (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
	["gif", (bytes) => text(bytes, 0, 4) === "GIF8"],
	["webp", (bytes) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP"],
];

export interface PictureRefusal {
	status: 413 | 415 | 422;
	message: string;
}

/** Reads the file's first bytes and its length: type by content, not by name (OWASP File Upload Cheat Sheet). */
export function refusalOfFile(bytes: Uint8Array): PictureRefusal | null {
	if (bytes.byteLength > maximumPictureBytes) return refuse(413, tooLarge(bytes.byteLength));
	const format = signatures.find(([, matches]) => matches(bytes))?.[0];
	if (!format) return refuse(415, isHeic(bytes) ? texts.heic : texts.noPicture);
	return isWhole(format, bytes) ? null : refuse(422, texts.broken);
}

/** Checked before anything is decoded (attack: decompression bombs). */
export function refusalOfSize(
	{ width, height }: { width: number; height: number },
	leastSide = minimumSide,
): PictureRefusal | null {
	if (width > maximumSide || height > maximumSide || width * height > maximumPixels)
		return refuse(422, texts.tooManyPixels({ width, height, side: maximumSide }));
	if (Math.max(width, height) < leastSide)
		return refuse(422, texts.tooFewPixels({ width, height, least: leastSide }));
	if (Math.max(width, height) > longestShape * Math.min(width, height))
		return refuse(422, texts.tooNarrow({ width, height, most: longestShape }));
	return null;
}

/** What iPhones store (ISO/IEC 23008-12, 10.2): a box "ftyp" that names a brand of HEIF. Workers can't read it. */
function isHeic(bytes: Uint8Array): boolean {
	return (
		text(bytes, 4, 8) === "ftyp" && /^(?:hei[cxmsf]|hev[cxms]|mif1|msf1)$/.test(text(bytes, 8, 12))
	);
}

function refuse(status: PictureRefusal["status"], message: string): PictureRefusal {
	return { status, message };
}

/** A truncated file can have a valid header, so the end is checked too. */
function isWhole(format: PictureFormat, bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (format === "webp") return view.getUint32(4, true) + 8 <= bytes.byteLength;
	if (format !== "png") return true;
	// PNG (W3C), 5.3: length, type, data, checksum; the last chunk is IEND
	for (let at = 8; at + 12 <= bytes.byteLength; at += view.getUint32(at) + 12) {
		if (text(bytes, at + 4, at + 8) === "IEND") return true;
	}
	return false;
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
	return signature.every((byte, index) => bytes[index] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
	return String.fromCharCode(...bytes.subarray(from, to));
}

/** Stored widths of a picture whose widest file is this wide; the widest is last. */
export function widthsFor(widest: number): number[] {
	return [...smallerWidths.filter((width) => width < widest), widest];
}

/** File name in the bucket and in the address: `/images/{key}`. */
export function fileKey(key: string, width: number): string {
	return `${key}-${width}.webp`;
}

/** The same of a mark, which mails show too: some of their programs know PNG alone. */
export function markKey(key: string, { width, height }: { width: number; height: number }): string {
	return `${key}-${width}x${height}.png`;
}

/** True for names that the bucket can contain. */
export function isFileKey(key: string): boolean {
	return /^[\da-f]{64}-\d{1,5}(?:\.webp|x\d{1,5}\.png)$/.test(key);
}

/** The address of an uploaded picture as a JPEG; of others their own. */
export function jpegAddress(url: string): string {
	return url.replace(/^(\/images\/.+)\.webp$/, "$1.jpg");
}

/** The key of the file of which `/images/{key}` is a JPEG; null for another key. */
export function originalOfJpeg(key: string): string | null {
	const original = key.replace(/\.jpg$/, ".webp");
	return original !== key && isFileKey(original) ? original : null;
}

/** @param widths as stored: "480,960,1600"; empty for an illustration of the site. */
export function addressesOf({ key, widths }: { key: string; widths: string }): {
	url: string;
	srcSet: string | undefined;
} {
	const all = widths.split(",").filter(Boolean).map(Number);
	const widest = all.at(-1);
	if (widest === undefined) return { url: `/${key}`, srcSet: undefined };
	return {
		url: `/images/${fileKey(key, widest)}`,
		srcSet: all.map((width) => `/images/${fileKey(key, width)} ${width}w`).join(", "),
	};
}
