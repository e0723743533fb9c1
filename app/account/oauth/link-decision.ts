/** Rules for signing in with an identity and for linking it; no database access. */

export interface LinkPolicy {
	linkingEnabled: boolean;
	/** The operator trusts this provider's emails. */
	isTrusted: boolean;
	signUpDisabled: boolean;
	allowDifferentEmails: boolean;
}

interface Person {
	email: string | null;
	emailVerified: boolean;
}

export type SignInDecision =
	/**
	 * `isFirstProof`: the provider proves a mailbox that the user here has not verified. Attack
	 * (pre-hijacking, Sudhodanan and Paverd, USENIX Security 2022): a stranger made the user and
	 * waits for the mailbox's owner, so the earlier ways to sign in are removed.
	 */
	| { do: "sign-in" | "link"; isFirstProof: boolean }
	| { do: "create" }
	| { refused: "email not found" | "account not linked" | "signup disabled" };

/** @param match `owner` has this account of the provider, `user` has the identity's email. */
export function decideSignIn(
	identity: Person,
	match: { owner: Person | null; user: Person | null },
	policy: LinkPolicy,
): SignInDecision {
	const proves = (user: Person) =>
		identity.emailVerified && !user.emailVerified && identity.email === user.email;
	if (match.owner) return { do: "sign-in", isFirstProof: proves(match.owner) };
	if (identity.email === null) return { refused: "email not found" };
	if (match.user) {
		if (!policy.linkingEnabled || !(policy.isTrusted || identity.emailVerified))
			return { refused: "account not linked" };
		return { do: "link", isFirstProof: proves(match.user) };
	}
	return policy.signUpDisabled ? { refused: "signup disabled" } : { do: "create" };
}

export type LinkDecision =
	| { do: "link" | "renew" }
	| { refused: "not allowed" | "different emails" | "different user" };

/** A signed-in user connects a provider. */
export function decideLink(
	identity: Person,
	user: { id: string; email: string },
	ownerId: string | null,
	policy: LinkPolicy,
): LinkDecision {
	if (!policy.linkingEnabled || !(policy.isTrusted || identity.emailVerified))
		return { refused: "not allowed" };
	// without an email there is nothing to compare: the user controls both accounts
	if (identity.email !== null && identity.email !== user.email && !policy.allowDifferentEmails)
		return { refused: "different emails" };
	if (ownerId !== null && ownerId !== user.id) return { refused: "different user" };
	return { do: ownerId === null ? "link" : "renew" };
}

/** @param key.accountId the provider's id or our own; without it any of the provider. */
export function findAccount<Account extends { id: string; providerId: string; accountId: string }>(
	accounts: readonly Account[],
	key: { providerId?: string; accountId?: string | undefined },
): Account | undefined {
	return accounts.find(
		(account) =>
			(key.providerId === undefined || account.providerId === key.providerId) &&
			(key.accountId === undefined ||
				account.accountId === key.accountId ||
				account.id === key.accountId),
	);
}
