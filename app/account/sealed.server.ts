/**
 * Texts that leave our hands and come back: AES-256-GCM, so nobody reads or changes them. Each purpose
 * has a key of its own and each text a context that must be named again to open it: what was sealed
 * for one place does not open in another. AES and HKDF are the platform's: oslo has neither.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

/** The labels make the keys: another spelling closes what was sealed before. */
export type SealPurpose =
	| "provider tokens at rest"
	| "state in the browser"
	| "message to the next page";

const version = "v1";
const ivBytes = 12;
const tagBytes = 16;

/** Letters, digits, "-", "_" and dots: fit for a cookie. */
export function seal(
	secret: string,
	purpose: SealPurpose,
	context: readonly string[],
	text: string,
): string {
	const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
	const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), iv);
	cipher.setAAD(bytesOf(context));
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return [version, encodeBase64urlNoPadding(iv), encodeBase64urlNoPadding(sealed)].join(".");
}

/** Null when it does not open: another secret, purpose or context, a changed byte. */
export function openSealed(
	secret: string,
	purpose: SealPurpose,
	context: readonly string[],
	given: string | null | undefined,
): string | null {
	const [saidVersion, iv = "", sealed = ""] = given?.split(".") ?? [];
	if (saidVersion !== version) return null;
	try {
		const bytes = decodeBase64urlIgnorePadding(sealed);
		if (bytes.length < tagBytes) return null;
		const key = keyOf(secret, purpose);
		const decipher = createDecipheriv("aes-256-gcm", key, decodeBase64urlIgnorePadding(iv));
		decipher.setAAD(bytesOf(context));
		decipher.setAuthTag(bytes.subarray(-tagBytes));
		const opened = [decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()];
		return Buffer.concat(opened).toString("utf8");
	} catch {
		return null;
	}
}

/** A key of its own (RFC 5869): what signs cookies must not decrypt, and no two purposes share one. */
function keyOf(secret: string, purpose: SealPurpose): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** As JSON: no two lists of texts are spelled alike. */
function bytesOf(context: readonly string[]): Buffer {
	return Buffer.from(JSON.stringify(context));
}
