import { plural } from "../../../plural.ts";

/** The sections of the user's own account. */
export const en = {
	/** Above what is used once in a while. */
	seldom: "Ways to sign in, your data, deletion",
	profile: {
		title: "Profile",
		name: "Name",
		save: "Save the name",
	},
	language: {
		title: "Language",
		label: "Language of all staff pages and mails",
		save: "Change the language",
	},
	email: {
		title: "Email",
		confirmed: "Confirmed",
		notConfirmed: "Not confirmed",
		sendConfirmation: "Send me the confirmation mail",
		newEmail: "New email",
		linkFirst: ({ email }: { email: string }) =>
			`We first send a link to ${email}: open it in this browser.`,
		waiting: ({ from, to, until }: { from: string; to: string; until: string }) =>
			`Your address becomes ${to} when you open the link that we have sent to ${from}. It works until ${until}.`,
		changesAtOnce: "The address changes at once. Then confirm it with the link in our mail.",
		change: "Change the email",
	},
	password: {
		title: "Password",
		none: "You sign in through another account. With a password you can do without it.",
		present: "Present password",
		newPassword: "New password",
		hint: ({ least }: { least: number }) =>
			`At least ${least} characters, none of the common ones and no names.`,
		signsOutOthers: "All your other devices will be signed out.",
		change: "Change the password",
		set: "Set a password",
	},
	secondFactor: {
		title: "Two-step sign-in",
		off: "Off. When it is on, signing in with your password also asks for a code from an app on your telephone.",
		setUp: "Set it up",
		on: ({ since }: { since: string }) =>
			`On since ${since}: signing in with your password also asks for a code from your authenticator app.`,
		codesLeft: ({ count }: { count: number }) =>
			`${count} recovery ${plural("en", count, { one: "code is", other: "codes are" })} left, for the day you lose the telephone.`,
		newCodes: "Make new recovery codes",
		otherApp: "Use another telephone",
		switchOff: "Switch it off",
		consequence:
			"Your password alone opens your account then. All your other devices are signed out, and your recovery codes stop working. If your role asks for a second factor and you have no passkey, you have to set one up again at once.",
		yesSwitchOff: "Yes, switch it off",
	},
	linked: {
		title: "How you can sign in",
		emailAndPassword: "Email and password",
		since: ({ at }: { at: string }) => `Since ${at}`,
		disconnect: ({ provider }: { provider: string }) => `Disconnect<hidden> ${provider}</hidden>`,
		consequence: ({ provider }: { provider: string }) =>
			`You can't sign in with ${provider} any more, until you connect it again, and your other devices are signed out.`,
		yesDisconnect: ({ provider }: { provider: string }) => `Yes, disconnect ${provider}`,
		connect: "Connect another account",
	},
	passkeys: {
		title: "Passkeys",
		lead: "Sign in with your finger, your face or your device's PIN instead of a password. A passkey can't be guessed, and no false site can take it from you.",
		kinds: {
			/** The private key can't leave its device. */
			singleDevice: "Only on the device that made it",
			/** A password manager may copy it, and has not yet. */
			multiDevice: "In a password manager",
			backedUp: "In a password manager, on all your devices",
		},
		added: ({ kind, at }: { kind: string; at: string }) => `${kind} · added ${at}`,
		/** After the words above. */
		used: ({ words, at }: { words: string; at: string }) => `${words} · last used ${at}`,
		notUsed: ({ words }: { words: string }) => `${words} · not used yet`,
		remove: ({ passkey }: { passkey: string }) => `Remove<hidden> ${passkey}</hidden>`,
		consequence: ({ passkey }: { passkey: string }) =>
			`Nobody can sign in with ${passkey} any more, and your other devices are signed out. Delete it on your device too. If your role asks for a second factor and you have no other, you have to set one up at once.`,
		yesRemove: ({ passkey }: { passkey: string }) => `Yes, remove ${passkey}`,
		/** To a form about a passkey that was removed meanwhile, perhaps in another window. */
		gone: "This passkey is removed already.",
		onlyWay: "Your only way to sign in",
		signsOutOthers: "All your other devices will be signed out.",
		add: "Add a passkey",
		adding: "Waiting for your device…",
		unsupported: "This browser can't make passkeys.",
		known: "This device has a passkey for your account already.",
		/** Instead of a new passkey. */
		ended: {
			cancelled: "No passkey was made.",
			busy: "Too many attempts. Wait a minute, then try again.",
			offline: "We could not be reached. Check your connection, then try again.",
			failed: "The passkey could not be made. Try again.",
		},
	},
	sessions: {
		title: "Where you are signed in",
		signOutOthers: "Sign out all other devices",
		othersConsequence: ({ count }: { count: number }) =>
			`You have to sign in again on ${count} ${plural("en", count, { one: "other device", other: "other devices" })}. What is typed there and not saved is lost.`,
		yesSignOutOthers: "Yes, sign them out",
		thisDevice: "This device",
		signedIn: ({ at }: { at: string }) => `Signed in ${at}`,
		signedInAndRenewed: ({ at, renewed }: { at: string; renewed: string }) =>
			`Signed in ${at}, renewed ${renewed}`,
		/** After the words above. */
		from: ({ words, address }: { words: string; address: string }) => `${words} · from ${address}`,
		signOut: ({ device }: { device: string }) => `Sign out<hidden>: ${device}</hidden>`,
		consequence: ({ device }: { device: string }) => `${device} has to sign in again.`,
		yesSignOut: "Yes, sign it out",
	},
	data: {
		title: "Your data",
		lead: "One file (JSON) with what we keep of your account: your profile, how you sign in, your passkeys, where you are signed in, and what was changed. No passwords and no keys.",
		download: "Download my data",
		onlyOwner: "Only its own user can download the data of an account.",
	},
	deletion: {
		title: "Delete the account",
		afterMail:
			"Your name, email, password and sessions are deleted. Bookings stay: they belong to the guests. We send you a mail first; nothing happens until you open its link.",
		atOnce:
			"Your name, email, password and sessions are deleted. Bookings stay: they belong to the guests. This can't be undone.",
		ask: "Delete my account",
		consequence: ({ email }: { email: string }) =>
			`The account of ${email} goes for good: name, email, every way to sign in, and all sessions. Bookings stay: they belong to the guests. This can't be undone.`,
		yesDelete: ({ email }: { email: string }) => `Yes, delete ${email}`,
		password: "Your password",
	},
};
