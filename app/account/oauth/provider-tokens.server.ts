/**
 * Provider tokens are stored encrypted. Each is bound to its account and column, so that it can't
 * be decrypted after being copied to another row.
 */
import { openSealed, seal } from "../encrypted-text.server.ts";

export type TokenKind = "access" | "refresh" | "id";

interface Owner {
	providerId: string;
	accountId: string;
}

const purpose = "provider tokens at rest";

export function sealToken(secret: string, owner: Owner, kind: TokenKind, token: string): string {
	return seal(secret, purpose, contextOf(owner, kind), token);
}

/** Null when it can't be decrypted: another secret, account or column, or changed bytes. */
export function openToken(
	secret: string,
	owner: Owner,
	kind: TokenKind,
	sealedToken: string | null,
): string | null {
	return openSealed(secret, purpose, contextOf(owner, kind), sealedToken);
}

function contextOf({ providerId, accountId }: Owner, kind: TokenKind): string[] {
	return [providerId, accountId, kind];
}
