import * as v from "valibot";
import type { sessions, users } from "#app/database/schema.server.ts";
import { accountFieldsTexts as texts } from "#app/messages/staff/partners/account-fields.ts";
import { isPlainName, longestPlainName } from "#app/ui/form/values/plain-name.ts";
import { emailRule, nameOfPerson } from "#app/ui/form/values/text-schema.ts";
import type { SecondFactorDuty } from "./two-factor/duty.ts";

/** Instants in milliseconds, as in all rows. */
export type User = typeof users.$inferSelect;

/**
 * The copy in the cookies lacks `confirmedAt` (0, as in an impersonation) and `secondFactor` (false), so that only the database can say that a
 * session is confirmed.
 */
export type Session = typeof sessions.$inferSelect;

export interface SignedIn {
	session: Session;
	user: User;
	/** What the user still owes before anything else; left out where nobody has asked the database yet. */
	duty?: SecondFactorDuty | undefined;
}

/**
 * A message about a field: a screen, which checks with its language (valibot's `lang`), gets the catalogue's words; API
 * clients get those of the protocol, which never change.
 */
export function fieldWords(
	protocol: string,
	ofCatalogue: () => string,
): (config: { lang?: string | undefined }) => string {
	return ({ lang }) => (lang === undefined ? protocol : ofCatalogue());
}

const notAnEmail = fieldWords("Invalid email", () => texts.notAnEmail);

export const emailSchema = emailRule({ tooLong: notAnEmail, unlike: notAnEmail });

const nameInWords = fieldWords("Name", () => texts.name);
export const nameSchema = v.pipe(
	nameOfPerson({ what: (_texts, lang) => nameInWords({ lang }), most: longestPlainName }),
	v.nonEmpty(fieldWords("Tell us your name", () => texts.nameMissing)),
	v.check(
		isPlainName,
		fieldWords(
			"A name only: no address of a site or a mailbox, and a space after a full stop",
			() => texts.noPlainName,
		),
	),
);

/** Address of a picture, on the web or on our own site. */
export const imageSchema = v.pipe(
	v.string(),
	v.maxLength(
		2048,
		fieldWords("At most 2048 characters", () => texts.imageTooLong({ most: 2048 })),
	),
	// attack: "javascript:" and "data:" in a stored address
	v.regex(
		/^(?:https?:\/\/|\/(?!\/))[^\s\\"<>]*$/i,
		fieldWords("Must be a web address", () => texts.noWebAddress),
	),
);

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** What a client gets of its own user at sign-in. */
export function wireUser(user: User) {
	return {
		id: user.id,
		email: user.email,
		name: user.name,
		image: user.image,
		emailVerified: user.emailVerified,
		createdAt: instant(user.createdAt),
		updatedAt: instant(user.updatedAt),
	};
}

export function wireSession(session: Session) {
	return {
		id: session.id,
		userId: session.userId,
		token: session.token,
		expiresAt: instant(session.expiresAt),
		ipAddress: session.ipAddress,
		userAgent: session.userAgent,
		impersonatedBy: session.impersonatedBy,
		createdAt: instant(session.createdAt),
		updatedAt: instant(session.updatedAt),
	};
}

export function wireSignedIn({ session, user }: SignedIn, now: number) {
	return { session: wireSession(session), user: wireSessionUser(user, now) };
}

/** A ban that has ended is left out, with its reason and end. */
export function wireSessionUser(user: User, now: number) {
	const banned = isBanned(user, now);
	return {
		...wireUser(user),
		twoFactorEnabled: user.twoFactorEnabled,
		role: user.role,
		language: user.language,
		banned,
		banReason: banned ? user.banReason : null,
		banExpires: banned && user.banExpires !== null ? instant(user.banExpires) : null,
	};
}

export function isBanned(user: Pick<User, "banned" | "banExpires">, now: number): boolean {
	return user.banned && (user.banExpires === null || user.banExpires > now);
}

export type WireUser = ReturnType<typeof wireUser>;
export type WireSession = ReturnType<typeof wireSession>;
export type WireSignedIn = ReturnType<typeof wireSignedIn>;

/** How long the link of an invitation works. */
export const invitationHours = 72;
