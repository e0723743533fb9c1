/** The screen on which a signed-in user proves to be the account's owner once more. */
export const en = {
	title: "Is it still you?",
	lead: "What you are about to do could harm the account or pay out money. Show us that nobody else is at your screen; then it is done, and you need not type it again.",
	/** Where the form of this screen waits no more. */
	nothingWaits:
		"There is nothing to confirm here any more: it was sent or cancelled, you asked for something else in another tab, or ten minutes have passed. Look whether it is done, and start again if it is not.",
	toOverview: "To the overview",
	cancel: "Don’t, and go back",
	passkey: {
		submit: "Yes, it is me: use my passkey",
		waiting: "Waiting for your passkey…",
		ended: {
			cancelled: "No passkey was used. You can try again.",
			busy: "Too many attempts. Wait a minute, then try again.",
			offline: "We could not be reached. Check your connection, then try again.",
			failed: "Your passkey could not be used. Try again.",
		},
		unsupported: "This browser can't use your passkey. Do this in one that can.",
		/** The way out for somebody who has the passkey no more. */
		lost: {
			withApp: "Is your passkey lost? Use a code of your app instead, or a recovery code.",
			alone: "Is your passkey lost? Ask the manager of your team to remove your second factor.",
		},
	},
	totp: {
		label: "Code from your authenticator app",
		hint: "Or one of your recovery codes, which is then used up.",
		submit: "Yes, it is me",
	},
	password: {
		label: "Your password",
		submit: "Yes, it is me",
	},
	provider: {
		submit: ({ provider }: { provider: string }) => `Sign in again with ${provider}`,
		title: ({ provider }: { provider: string }) => `Sign in at ${provider}`,
	},
	/** While staff act as another user. */
	impersonation:
		"You act as another user, and only that user can confirm this. Go back to your own account first.",
	noWay:
		"Your account has no way to confirm this here. Sign out and in again, and do it right after that.",
	confirmed: {
		title: "Thank you, it is you",
		lead: "We go on with what you wanted to do.",
		continue: "Go on",
		/** The form was too long to be kept. */
		again: "Thank you, it is you. Please fill the form in once more.",
	},
};
