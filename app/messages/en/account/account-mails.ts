/** Mails of the account service. Each asks for one action, and says what to do if somebody else caused it. */
export const accountMails = {
	hello: ({ name }: { name: string | null }) => (name ? `Hello ${name},` : "Hello,"),
	/** Where a mail has no buttons. */
	link: ({ label, url }: { label: string; url: string }) => `${label}: ${url}`,
	verification: {
		subject: ({ operator }: { operator: string }) => `Confirm your email for ${operator}`,
		heading: "Is this your address?",
		say: ({ email }: { email: string }) => `Please confirm that ${email} is yours.`,
		action: "Confirm my email",
		life: "The link works for one hour.",
		otherwise:
			"If you did not ask for an account, somebody else typed your address. You can ignore this mail, or write to us, and we remove the account.",
	},
	emailChange: {
		subject: ({ operator }: { operator: string }) => `Change your email for ${operator}?`,
		heading: "Change your email?",
		say: ({ newEmail }: { newEmail: string }) =>
			`You asked to sign in with ${newEmail} from now on. Open the link in the browser in which you are signed in.`,
		action: "Change my email",
		life: "The link works for one hour.",
		otherwise:
			"If this was not you, ignore this mail and change your password: somebody is signed in as you.",
	},
	reset: {
		subject: ({ operator }: { operator: string }) => `A new password for ${operator}`,
		heading: "A new password",
		say: "You asked for a new password. Choose it here.",
		action: "Choose a new password",
		life: "The link works for one hour and once.",
		otherwise: "If this was not you, ignore this mail: your password stays as it is.",
	},
	invitation: {
		subject: ({ operator }: { operator: string }) => `Your account at ${operator}`,
		heading: "Welcome",
		say: ({ inviter, operator, email }: { inviter: string; operator: string; email: string }) =>
			`${inviter} has made an account for you at ${operator}. You sign in with ${email} and a password that only you know: choose it here.`,
		action: "Choose my password",
		life: ({ hours }: { hours: number }) => `The link works for ${hours} hours and once.`,
		otherwise: "If you expect no account, ignore this mail: without a password nobody can use it.",
	},
	passkeyAdded: {
		subject: ({ operator }: { operator: string }) => `A new passkey for ${operator}`,
		heading: "A new passkey",
		say: ({ passkey }: { passkey: string }) =>
			`The passkey “${passkey}” was added to your account. Whoever has it can sign in with it.`,
		action: "See my passkeys",
		life: "If this was you, there is nothing to do.",
		otherwise:
			"If it was not, remove the passkey on that page and change your password: somebody was signed in as you.",
	},
	passkeyRemoved: {
		subject: ({ operator }: { operator: string }) => `A passkey for ${operator} was removed`,
		heading: "A passkey was removed",
		say: ({ passkey }: { passkey: string }) =>
			`The passkey “${passkey}” was removed from your account. Nobody can sign in with it any more.`,
		action: "See my passkeys",
		life: "If this was you, there is nothing to do.",
		otherwise: "If it was not, change your password: somebody was signed in as you.",
	},
	/** An authenticator counts its uses; a copy of its key counts on its own. */
	passkeyCopied: {
		subject: ({ operator }: { operator: string }) => `A passkey for ${operator} was refused`,
		heading: "Somebody may have a copy of your passkey",
		say: ({ passkey }: { passkey: string }) =>
			`Somebody tried to sign in with your passkey “${passkey}”, but its counter of uses has not gone up since the last time. That happens when there is a copy. Nobody was signed in.`,
		action: "See my passkeys",
		life: "Remove this passkey on that page, and make a new one.",
		otherwise: "If it was not you who tried, do it today: somebody has had your device.",
	},
	deletion: {
		subject: ({ operator }: { operator: string }) => `Delete your account at ${operator}?`,
		heading: "Delete your account?",
		say: "You asked to delete your account. This can't be undone. Open the link in the browser in which you are signed in.",
		action: "Delete my account",
		life: "The link works for one day and once.",
		otherwise:
			"If this was not you, ignore this mail and change your password: somebody is signed in as you.",
	},
	newDevice: {
		subject: ({ operator }: { operator: string }) => `A new device is signed in to ${operator}`,
		heading: "Was this you?",
		say: ({ device, address }: { device: string; address: string | null }) =>
			address
				? `Somebody has just signed in to your account for the first time with ${device}, from the address ${address}.`
				: `Somebody has just signed in to your account for the first time with ${device}.`,
		device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
		unknownDevice: "an unknown device",
		action: "See where I am signed in",
		life: "If it was you, there is nothing to do.",
		otherwise:
			"If it was not you, somebody knows your password. Choose a new one at once: it signs out every device.",
		newPassword: "Choose a new password",
	},
	secondFactor: {
		action: "Choose a new password",
		ifYou: "If this was you, or you know of it, there is nothing to do.",
		otherwise: "If not, somebody knows your password: choose a new one at once.",
		added: {
			subject: ({ operator }: { operator: string }) => `Two-step sign-in is on at ${operator}`,
			heading: "Two-step sign-in is on",
			say: ({ email }: { email: string }) =>
				`Signing in as ${email} now also asks for a code from an authenticator app. All other devices were signed out.`,
		},
		removed: {
			subject: ({ operator }: { operator: string }) => `Two-step sign-in is off at ${operator}`,
			heading: "Two-step sign-in is off",
			say: ({ email }: { email: string }) =>
				`Signing in as ${email} no longer asks for a code. All other devices were signed out.`,
		},
		takenAway: {
			subject: ({ operator }: { operator: string }) =>
				`Your second factor at ${operator} was removed`,
			heading: "Your second factor was removed",
			say: ({ email }: { email: string }) =>
				`Staff have removed the second factor of ${email}, as they do when a telephone or a security key is lost. Its authenticator app, recovery codes and passkeys open nothing any more, and all devices were signed out.`,
		},
		recoveryCodeUsed: {
			subject: ({ operator }: { operator: string }) => `A recovery code was used at ${operator}`,
			heading: "A recovery code was used",
			say: ({ email }: { email: string }) =>
				`Somebody has confirmed to be ${email} with a recovery code. Each code works once; your account page says how many are left.`,
		},
	},
};
