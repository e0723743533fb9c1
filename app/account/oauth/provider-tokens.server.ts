/**
 * Provider tokens at rest. Each is bound to its account and its column, so that a ciphertext that
 * was copied to another row does not open there.
 */
import { openSealed, seal } from "../sealed.server.ts";

export type TokenKind = "access" | "refresh" | "id";

interface Owner {
	providerId: string;
	accountId: string;
}

const purpose = "provider tokens at rest";

export function sealToken(secret: string, owner: Owner, kind: TokenKind, token: string): string {
	return seal(secret, purpose, contextOf(owner, kind), token);
}

/** Null when it does not open: another secret, another account, another column, a changed byte. */
export function openToken(
	secret: string,
	owner: Owner,
	kind: TokenKind,
	stored: string | null,
): string | null {
	return openSealed(secret, purpose, contextOf(owner, kind), stored);
}

function contextOf({ providerId, accountId }: Owner, kind: TokenKind): string[] {
	return [providerId, accountId, kind];
}
