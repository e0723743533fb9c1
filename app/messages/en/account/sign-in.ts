/** Signing in. Staff and hotels have accounts; guests have none. */
export const signIn = {
	title: "Sign in",
	/** By the island's clock. */
	greeting: {
		morning: "Good morning",
		afternoon: "Good afternoon",
		evening: "Good evening",
	},
	form: {
		email: "Email",
		password: "Password",
		staySignedIn: "Stay signed in on this device",
		submit: "Sign in",
		submitting: "Signing in…",
		forgot: "I forgot my password",
	},
	/** Shown where the browser can do it. */
	passkey: {
		use: "Sign in with a passkey",
		waiting: "Waiting for your passkey…",
		ended: {
			cancelled: "No passkey was used. You can try again, or sign in another way.",
			busy: "Too many attempts. Wait a minute, then try again.",
			offline: "We could not be reached. Check your connection, then try again.",
			failed: "Your passkey could not be used. Try again, or sign in another way.",
		},
	},
	/** Above the buttons of identity providers. */
	providers: { besidePassword: "Or sign in with", alone: "Sign in with" },
	impossible: "Signing in is not possible at the moment. Ask the person who runs this site.",
	/** Shown here because nobody is signed in any more. */
	signOutMessage: { accountDeleted: "Your account is deleted.", signedOut: "You are signed out" },
};
