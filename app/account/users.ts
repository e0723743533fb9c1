import * as v from "valibot";
import { accountFieldsTexts as texts } from "#app/messages/staff/partners/account-fields.ts";
import { isPlainName, longestPlainName } from "#app/ui/form/values/plain-name.ts";
import { emailRule, nameOfPerson } from "#app/ui/form/values/text-schema.ts";
import type { SecondFactorDuty } from "./two-factor/duty.ts";

/** A user as in our own code; instants in milliseconds. */
export interface User {
	id: string;
	name: string;
	email: string;
	emailVerified: boolean;
	image: string | null;
	role: string;
	banned: boolean;
	banReason: string | null;
	banExpires: number | null;
	/** Has an authenticator app that signing in by password asks for. */
	twoFactorEnabled: boolean;
	/** What a member of staff reads; null until chosen. */
	language: string | null;
	createdAt: number;
	updatedAt: number;
}

export interface Session {
	id: string;
	userId: string;
	token: string;
	expiresAt: number;
	ipAddress: string | null;
	userAgent: string | null;
	impersonatedBy: string | null;
	/**
	 * Last proof of the account's owner: the sign-in, or a later confirmation. 0 where none is known: in an impersonation,
	 * after a sign-in without the second factor that the user has, and in the copy in the cookies, which lacks it, so that
	 * only the database can say that a session is confirmed.
	 */
	confirmedAt: number;
	/** Opened or confirmed with a second factor. False in the copy in the cookies, which lacks it. */
	secondFactor: boolean;
	createdAt: number;
	updatedAt: number;
}

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

/** What a client gets of its own user at sign-in. */
export interface WireUser {
	id: string;
	email: string;
	name: string;
	image: string | null;
	emailVerified: boolean;
	createdAt: string;
	updatedAt: string;
}

export interface WireSessionUser extends WireUser {
	twoFactorEnabled: boolean;
	role: string;
	banned: boolean;
	banReason: string | null;
	banExpires: string | null;
	language: string | null;
}

export interface WireSession {
	id: string;
	userId: string;
	token: string;
	expiresAt: string;
	ipAddress: string | null;
	userAgent: string | null;
	impersonatedBy: string | null;
	createdAt: string;
	updatedAt: string;
}

export interface WireSignedIn {
	session: WireSession;
	user: WireSessionUser;
}

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

export function wireUser(user: User): WireUser {
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

export function wireSession(session: Session): WireSession {
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

export function wireSignedIn({ session, user }: SignedIn, now: number): WireSignedIn {
	return { session: wireSession(session), user: wireSessionUser(user, now) };
}

/** A ban that has ended is left out, with its reason and end. */
export function wireSessionUser(user: User, now: number): WireSessionUser {
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
