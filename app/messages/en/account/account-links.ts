/** What links in mails of the account service lead to, and its page for errors. */
export const accountLinks = {
	invitation: {
		title: "Your account",
		heading: ({ name }: { name: string }) => `Welcome, ${name}`,
		lead: ({ email }: { email: string }) =>
			`Choose the password of your account. You sign in with ${email}.`,
		label: "Your password",
		save: "Save my password",
		saved: "Your password is saved. Sign in with your email and this password.",
		/** On a device on which another user is signed in. */
		somebodyElse: {
			heading: "Somebody else is signed in here",
			lead: (words: { invited: string; email: string; signedIn: string }) =>
				`This invitation is for ${words.invited} (${words.email}). On this device ${words.signedIn} is signed in.`,
			signOut: ({ signedIn }: { signedIn: string }) => `Sign ${signedIn} out and go on`,
			stay: ({ signedIn }: { signedIn: string }) => `Stay signed in as ${signedIn}`,
		},
		over: {
			heading: "This invitation does not work any more",
			lead: ({ hours }: { hours: number }) =>
				`An invitation works once and for ${hours} hours, and a newer one replaces it. If you have chosen your password already, sign in with it. Otherwise ask whoever invited you to send a new one.`,
			signIn: "Sign in",
		},
	},
	verified: "Your email is confirmed.",
	failed: {
		title: "Sign-in did not work",
		heading: "That did not work",
		lead: "We could not finish what you asked for. Please try again.",
		code: "Error code:",
		goHome: "Return to Application",
	},
};
