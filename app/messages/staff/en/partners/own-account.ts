/** The user's own account, and what its forms and the links of its mails answer. */
export const en = {
	title: "Your account",
	done: {
		nameSaved: "Your name is saved",
		languageChanged: "The language is changed",
		emailChanging: ({ email }: { email: string }) =>
			`Your address becomes ${email}. Where a link is needed for that, we have sent it by mail.`,
		confirmationSent: "We have sent you a mail. Open its link to confirm your address.",
		passwordChanged: "Your password is changed",
		passwordSet: "You can sign in with your password from now on",
		deviceSignedOut: "That device is signed out",
		devicesSignedOut: "All your other devices are signed out",
		secondFactorOff: "Two-step sign-in is off, and your other devices are signed out",
		disconnected: "The account is disconnected",
		passkeyBegun: "Thank you, it is you. Press “Add a passkey” once more.",
		passkeyAdded: "The passkey is added: you can sign in with it from now on",
		passkeyRemoved: "The passkey is removed",
		deletionSent: "We have sent you a mail. Your account is deleted when you open its link.",
		deleted: "Your account is deleted.",
		signedOut: "You are signed out",
	},
	/** After the link of a mail, or the sign-in at a provider. */
	link: {
		moved:
			"Done. If your new address is not confirmed yet, we have just sent it a mail with the last link.",
		verified: "Your email is confirmed.",
		connected: "The account is connected: you can sign in with it from now on.",
	},
	connect: {
		title: "Connect an account",
		choose: "Choose one on your account page",
		titleOf: ({ provider }: { provider: string }) => `Connect ${provider}`,
		leaving: ({ provider }: { provider: string }) =>
			`You go to ${provider} now, and come back here from there.`,
		continue: ({ provider }: { provider: string }) => `Continue to ${provider}`,
	},
};
