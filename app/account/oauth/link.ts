/** Who may come in with an identity, and what it is joined to: rules only, no reading, no writing. */

export interface LinkPolicy {
	linkingEnabled: boolean;
	/** The operator vouches for what this provider says of emails. */
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
	 * `isFirstProof`: the provider proves a mailbox that the user here never did. Whoever made the user
	 * may be a stranger who waits for the mailbox's owner to come (pre-hijacking, Sudhodanan and Paverd,
	 * USENIX Security 2022): what they could come in with ends.
	 */
	| { do: "sign-in" | "link"; isFirstProof: boolean }
	| { do: "create" }
	| { refused: "email not found" | "account not linked" | "signup disabled" };

/**
 * A visitor comes back from a provider.
 * @param found.owner of this provider's account; `found.user` is whoever has the identity's email.
 */
export function decideSignIn(
	identity: Person,
	found: { owner: Person | null; user: Person | null },
	policy: LinkPolicy,
): SignInDecision {
	const proves = (user: Person) =>
		identity.emailVerified && !user.emailVerified && identity.email === user.email;
	if (found.owner) return { do: "sign-in", isFirstProof: proves(found.owner) };
	if (identity.email === null) return { refused: "email not found" };
	if (found.user) {
		if (!policy.linkingEnabled || !(policy.isTrusted || identity.emailVerified))
			return { refused: "account not linked" };
		return { do: "link", isFirstProof: proves(found.user) };
	}
	return policy.signUpDisabled ? { refused: "signup disabled" } : { do: "create" };
}

export type LinkDecision =
	| { do: "link" | "renew" }
	| { refused: "not allowed" | "different emails" | "different user" };

/** A signed-in user connects a provider. */
export function decideLink(
	identity: Person,
	asking: { id: string; email: string },
	ownerId: string | null,
	policy: LinkPolicy,
): LinkDecision {
	if (!policy.linkingEnabled || !(policy.isTrusted || identity.emailVerified))
		return { refused: "not allowed" };
	// no email at all is not a different one: the user holds both accounts
	if (identity.email !== null && identity.email !== asking.email && !policy.allowDifferentEmails)
		return { refused: "different emails" };
	if (ownerId !== null && ownerId !== asking.id) return { refused: "different user" };
	return { do: ownerId === null ? "link" : "renew" };
}

export type UnlinkDecision<Account> = { unlink: Account } | { refused: "last" | "not found" };

/** @param wanted.accountId the provider's id of the account or our own; without one any of the provider's. */
export function decideUnlink<Account extends { id: string; providerId: string; accountId: string }>(
	accounts: readonly Account[],
	wanted: { providerId: string; accountId?: string | undefined },
	allowUnlinkingAll: boolean,
): UnlinkDecision<Account> {
	if (accounts.length === 1 && !allowUnlinkingAll) return { refused: "last" };
	const account = findAccount(accounts, wanted);
	return account ? { unlink: account } : { refused: "not found" };
}

export function findAccount<Account extends { id: string; providerId: string; accountId: string }>(
	accounts: readonly Account[],
	wanted: { providerId?: string; accountId?: string | undefined },
): Account | undefined {
	return accounts.find(
		(account) =>
			(wanted.providerId === undefined || account.providerId === wanted.providerId) &&
			(wanted.accountId === undefined ||
				account.accountId === wanted.accountId ||
				account.id === wanted.accountId),
	);
}
