/** The second step of signing in, and setting it up. */
export const secondFactor = {
	step: {
		title: "One more step",
		lead: "Open your authenticator app and type the code that it shows for this site.",
		code: "Code from the app",
		hint: "Six digits. A new one comes every 30 seconds.",
		trust: "Do not ask on this device for 30 days",
		submit: "Continue",
		submitting: "Checking…",
		withRecoveryCode: "Use a recovery code instead",
		withApp: "Use the app instead",
		recovery: {
			title: "Use a recovery code",
			lead: "Type one of the codes that you kept when you set up the app. Each works once.",
			code: "Recovery code",
		},
		neither: "Neither at hand? Ask the manager of your team to remove your second factor.",
		otherPerson: "Sign in again",
		passkey: {
			title: "Use your passkey",
			lead: "Your role asks for a second factor, and yours is a passkey. Sign out, then sign in with it.",
			signOut: "Sign out",
		},
	},
	setUp: {
		title: "Two-step sign-in",
		obliged: "Your role asks for two-step sign-in. Set it up to go on; it takes two minutes.",
		lead: "After your password you type a code from an authenticator app on your telephone. A stolen password alone then opens nothing.",
		replaces: "The new app takes the place of the one that you use now.",
		signsOut: "All your other devices will be signed out.",
		begin: "Begin",
		signInAgain:
			"For this you must have signed in a short while ago. Sign out, then sign in again.",
		scan: {
			title: "Scan this code",
			lead: "Open the authenticator app, add an account and point the camera here.",
			qrCode: "QR code for the authenticator app",
			typed: "Can't scan it? Type this key into the app:",
			code: "Code that the app shows now",
			confirm: "Switch on",
		},
		newCodes: {
			title: "New recovery codes",
			lead: "You get ten new codes. Those that you have now stop working.",
			make: "Make new codes",
		},
		codes: {
			title: "Keep these recovery codes",
			lead: "If your telephone is lost, each of these lets you in once. They are shown only now: print them, or save them where you keep passwords.",
			list: "Recovery codes",
			download: "Save as a file",
			print: "Print",
			kept: "I have kept them",
		},
		back: "Back to my account",
		signOut: "Sign out",
	},
};
