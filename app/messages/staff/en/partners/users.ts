/** The accounts of staff and partners: list, one user, and a new one. */
export const en = {
	noneFound: "Nobody here is called that",
	seeAll: "See everybody",
	earlier: "Earlier users",
	user: {
		/** Until the user's own name is known. */
		unnamed: "User",
		emailNotConfirmed: "email not confirmed",
		banned: ({ reason }: { reason: string }) => `Banned: ${reason}`,
		bannedUntil: ({ until, reason }: { until: string; reason: string }) =>
			`Banned until ${until}: ${reason}`,
	},
	/** After a step of the user's page. */
	done: {
		invited: "The invitation is on its way; the link before it has ended",
		updated: "Name and email are saved",
		roleSet: "The role is set",
		banned: "Banned, and signed out everywhere",
		unbanned: "May sign in again",
		passwordSet: "The password is set",
		secondFactorTaken: "The second factor is removed, and the user is signed out everywhere",
		signedOut: "Signed out everywhere",
		impersonated: "You act as this user now",
		removed: "The account is deleted",
	},
	create: {
		title: "New user",
		firstPassword: "First password",
		invitation: ({ hours }: { hours: number }) =>
			`They get a mail with a link to choose their own password. It works for ${hours} hours and once.`,
		noMail: "Send no mail, set a password instead",
		create: "Make the account",
		made: "The account is made",
		madeAndInvited: ({ email }: { email: string }) =>
			`The account is made, and the invitation is on its way to ${email}`,
	},
};
