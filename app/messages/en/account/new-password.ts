/** A forgotten password, and the form for a new one that a mail leads to. */
export const newPassword = {
	forgotten: {
		title: "Forgot your password?",
		lead: "Tell us your email. We send you a link with which you choose a new password.",
		/** The same for known and unknown emails. */
		sent: "If this email exists in our system, check your email for the reset link. The link works for one hour.",
		email: "Email",
		send: "Send me the link",
		sendAgain: "Send it again",
		backToSignIn: "Back to sign in",
	},
	/** Of a new password, also of an invited user's. */
	hint: ({ least }: { least: number }) =>
		`At least ${least} characters. A few words are easier to keep than signs; leave out names.`,
	reset: {
		title: "A new password",
		label: "New password",
		save: "Save the new password",
		signsOut: "You will be signed out on all your devices.",
		/** @param passkeys their names, with commas between them. */
		passkeysStay: ({ passkeys }: { passkeys: string }) =>
			`These passkeys still open your account afterwards: ${passkeys}. Is one not yours? Remove it on your account page, or ask the manager of your team to remove your second factor.`,
		saved: "Your password is changed. Sign in with the new one.",
	},
	over: {
		title: "This link does not work any more",
		sendNew: "Send me a new link",
		backToSignIn: "Back to sign in",
	},
};
