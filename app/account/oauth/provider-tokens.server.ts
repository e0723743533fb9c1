/**
 * Provider tokens at rest: AES-256-GCM. Each is bound to its account and its column, so that a
 * ciphertext that was copied to another row does not open there.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export type TokenKind = "access" | "refresh" | "id";

interface Owner {
	providerId: string;
	accountId: string;
}

const version = "v1";
const ivBytes = 12;
const tagBytes = 16;

export function sealToken(secret: string, owner: Owner, kind: TokenKind, token: string): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv);
	cipher.setAAD(contextOf(owner, kind));
	const sealed = Buffer.concat([cipher.update(token, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return [version, iv.toString("base64url"), sealed.toString("base64url")].join(".");
}

/** Null when it does not open: another secret, another account, another column, a changed byte. */
export function openToken(
	secret: string,
	owner: Owner,
	kind: TokenKind,
	stored: string | null,
): string | null {
	const [given, iv = "", sealed = ""] = stored?.split(".") ?? [];
	const bytes = Buffer.from(sealed, "base64url");
	if (given !== version || bytes.length < tagBytes) return null;
	try {
		const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), Buffer.from(iv, "base64url"));
		decipher.setAAD(contextOf(owner, kind));
		decipher.setAuthTag(bytes.subarray(-tagBytes));
		const opened = [decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()];
		return Buffer.concat(opened).toString("utf8");
	} catch {
		return null;
	}
}

/** A key of its own (RFC 5869): what signs cookies must not decrypt tokens. */
function keyOf(secret: string): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", "provider tokens at rest", 32));
}

function contextOf({ providerId, accountId }: Owner, kind: TokenKind): Buffer {
	return Buffer.from(JSON.stringify([providerId, accountId, kind]));
}
