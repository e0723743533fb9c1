/** Why the account service or an identity provider refused something. */
export const accountRefusals = {
	tooMany: "Too many attempts. Wait a minute, then try again.",
	unreadable: "Invalid body parameters",
	noOrigin: "Missing or null Origin",
	foreignOrigin: "Invalid origin",
	wrongEmailOrPassword: "Invalid email or password",
	noSession: "Failed to create session",
	unconfirmed:
		"Your email is not confirmed yet. We have sent you a mail with a link: open it, then sign in.",
	banned: "This account is blocked. Ask the manager of your team.",
	notAnEmail: "This is not an email address.",
	notYourPassword: "This is not your current password.",
	password: {
		tooShort: "This password is too short.",
		tooLong: "This password is too long.",
		tooCommon:
			"This password is too easy to guess. Use a few words that have nothing to do with each other.",
		breached:
			"This password stands in a public list of stolen ones, and is tried first. Somebody else may have used it too. Choose another one, also where else you use it.",
		containsName: "Leave out your name, your email address and our name: they are guessed first.",
		off: "You can't sign in with a password here.",
		hasOne: "You already have a password. Change it instead.",
	},
	/** Of a code that signing in asks for. */
	secondFactor: {
		wrongCode: "That code is not right, or it was used already. Wait for the next one.",
		wrongRecoveryCode: "This is not one of your unused recovery codes.",
		over: "This took too long, or there were too many wrong codes. Sign in again.",
		paused: "Too many wrong codes. Use a recovery code, or wait before you try again.",
		off: "Two-step sign-in is not set up.",
		required: "Your role asks for a second factor first.",
	},
	link: {
		over: "This link has been used or is too old. Ask for a new one.",
		tooOld: "This link is too old. Ask for a new one.",
		noAccount: "There is no account for this link any more.",
		otherBrowser: "Open the link in the browser in which you are signed in.",
	},
	invitation: {
		over: "This user can sign in already, or is banned: no invitation was sent.",
		noMail: "We can't send mail at the moment, so nobody was invited.",
	},
	noMail: "We can't send mail at the moment.",
	noMailForPassword:
		"We can't send mail at the moment. Ask the manager of your team for a new password.",
	email: {
		unusable: "This address can't be used. Try another one.",
		same: "This is already your address.",
		fixed: "Ask the manager of your team to change your email.",
	},
	session: {
		old: "Please sign out and in again first.",
		ended: "This session has ended already.",
	},
	/** At an identity provider. */
	provider: {
		cancelled: "You cancelled the sign-in there, so nothing has changed here.",
		unreadable: "The answer could not be read. Start again.",
		noTarget: "We don't know which page you wanted. Start again.",
		notOffered: "This way to sign in is not offered here.",
		incomplete: "The sign-in there could not be completed. Start again.",
		noDetails: "We did not get your details. Try again, or sign in another way.",
		noEmail:
			"We did not get your email. First sign in another way, then connect this one on your account page.",
		knownEmail:
			"There is already an account with this email. Sign in as usual, then connect this one on your account page.",
		unproven: "This account can't be connected: over there, your email is not confirmed.",
		notConfirmed: "That is not the account with which you sign in here, so nothing was confirmed.",
		otherUser: "That account is already connected to another user.",
		otherEmail: "That account has a different email from yours, so it was not connected.",
		noAccount: "Ask the manager of your team for an account.",
		onlyOne:
			"This is your last connected account. Set a password or connect another account first.",
		notConnected: "That account is not connected any more.",
		tookTooLong: "That took too long or was started in another browser. Start again.",
	},
	passkey: {
		tookTooLong: "That took too long, or was started in another browser. Try again.",
		unknown:
			"This passkey belongs to no account here any more. Sign in another way, and remove it from your device.",
		refused: "This passkey was refused. Try again, or sign in another way.",
		notAdded: "The passkey could not be added. Try again.",
		notYours: "This passkey can't be added to this account.",
		tooMany: "You have as many passkeys as one may have. Remove one first.",
		lastWay: "This is your only way to sign in. Set a password or add another passkey first.",
	},
	ourFault: "Something went wrong on our side. Try again.",
	unavailable: ({ phone }: { phone: string }) =>
		`We can’t look anything up at the moment, so nothing was changed. Try again in a few minutes${phone && `; if it can’t wait, call ${phone}`}.`,
	otherwise: "That did not work. Try again.",
};
