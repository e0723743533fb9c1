import { plural } from "../../../plural.ts";

/** What staff can do to an account, and what was done to it. */
export const en = {
	/** Above what is done to an account once in a while. */
	seldom: "Password, sessions, ban and removal",
	invite: {
		title: "Invitation",
		open: ({ name, until }: { name: string; until: string }) =>
			`${name} has not accepted it yet. The link in the mail works until ${until}; a new one ends it.`,
		over: ({ name }: { name: string }) =>
			`${name} has not accepted it, and no link works any more.`,
		submit: "Send the invitation again",
	},
	update: {
		title: "Name and email",
		submit: "Save",
	},
	role: {
		/** For screen readers, above the boxes. */
		roles: "Roles",
		/** An account whose address nobody has proved yet. */
		emptiedFirst: ({ email }: { email: string }) =>
			`Nobody has confirmed ${email} yet, so whoever signed up with it may be somebody else. With a role, the password, passkeys and everything else that opens this account end, and ${email} gets an invitation.`,
		submit: "Set the role",
	},
	password: {
		title: "Password",
		newPassword: "New password",
		passkeysStay:
			"Passkeys still open the account afterwards. To end them too, remove the second factor.",
		submit: "Set the password",
	},
	secondFactor: {
		title: "Two-step sign-in",
		ask: "Remove the second factor",
		consequence: ({ name, email }: { name: string; email: string }) =>
			`For a lost telephone or security key. Be sure that you speak with ${name}: a thief of the password would ask for the same. The authenticator app, the recovery codes and all passkeys of ${name} stop working. ${name} is signed out everywhere, signs in without a second factor, and gets a mail at ${email}. If the role is obliged, a new factor is set up at the next sign-in. Whoever had no password and no other account to sign in with needs a new invitation.`,
		submit: ({ name }: { name: string }) => `Yes, remove the second factor of ${name}`,
	},
	revoke: {
		title: "Signed in",
		/** A device from which somebody else acts as this user. */
		byStaff: ({ device }: { device: string }) => `${device} (a member of staff)`,
		nowhere: "Nowhere at the moment.",
		ask: "Sign out everywhere",
		consequence: ({ name, count }: { name: string; count: number }) =>
			`${name} has to sign in again on ${count} ${plural("en", count, { one: "device", other: "devices" })}. What is typed there and not saved is lost.`,
		submit: ({ name }: { name: string }) => `Yes, sign ${name} out`,
	},
	ban: {
		title: "Ban",
		reason: "Reason",
		days: "Days",
		daysHint: "Empty: for good.",
		submit: "Ban this user",
	},
	unban: {
		title: "Ban",
		words: "Lets this user sign in again.",
		submit: "Lift the ban",
	},
	impersonate: {
		title: "See what they see",
		words: "For one hour, or until you go back. The history keeps that it was you.",
		submit: "Act as this user",
	},
	remove: {
		title: "Delete",
		ask: "Delete this account",
		consequence: ({ name, email }: { name: string; email: string }) =>
			`The account of ${name} (${email}) goes, with its password and its ways to sign in. There is no way back. Bookings and their history stay.`,
		submit: ({ name }: { name: string }) => `Yes, delete ${name}`,
	},
};
