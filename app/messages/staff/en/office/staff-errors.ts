/** What staff see in place of a screen, or of a form that was not saved. */
export const en = {
	backToOverview: "Back to the overview",
	forbidden: {
		title: "You may not open this page",
		words: ({ email }: { email: string }) =>
			`Nothing was changed. If you need this for your work, ask whoever manages your team for another role${email && `, or write to <mail>${email}</mail>`}.`,
	},
	notFound: {
		title: "Page not found",
		words: "Sorry, we couldn’t find the page you’re looking for.",
	},
	broken: {
		title: "Something went wrong!",
		words: "What you see in the lists is still as it was. Please try once more in a moment.",
		/** Before the number of the request, by which it is found in the log (docs/operations.md). */
		number: "The number of this request, for whoever looks into it:",
		again: "Try again",
		show: "Show Error",
		hide: "Hide Error",
		notShown: "The page could not be shown.",
	},
	noRights: {
		title: "You are signed in, but have no role yet",
		words: ({ name, email }: { name: string; email: string }) =>
			`Hello ${name}. Your account has no rights in the dashboard. Ask whoever manages your team to give you a role${email && `, or write to <mail>${email}</mail>`}.`,
		ownBooking:
			"Looking for your booking? The link is in the mail that we sent you. Your name, email and password are under <account>your account</account>.",
	},
	refused: {
		back: "Back to the form",
		signedOut: {
			title: "You are signed out: this is not saved yet",
			words: "What you typed is still here. Sign in in a new tab, come back and save once more.",
			signIn: "Sign in, in a new tab",
		},
		secondFactor: {
			title: "A second factor is needed: this is not saved yet",
			words:
				"What you typed is still here. Your role now asks for a second factor: show it in a new tab, come back and save once more.",
			show: "Go on, in a new tab",
		},
		tooLong: {
			title: "This is too long: it was not saved",
			words: "What you typed is still here. Shorten the longest text, then save once more.",
		},
		notAllowed: {
			title: "This was not saved: you may not do it any more",
			words: ({ message }: { message: string }) =>
				`${message ? `${message}. ` : ""}What you typed is still here; ask whoever manages your team, then save once more.`,
		},
		noAnswer: {
			title: "No answer came: this may not be saved",
			words: "What you typed is still here. Look whether you are online, then save once more.",
		},
	},
};
