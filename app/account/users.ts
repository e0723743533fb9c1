import * as v from "valibot";
import { isPlainName, longestPlainName } from "#app/ui/form/plain-name.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";

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
	createdAt: number;
	updatedAt: number;
}

export interface SignedIn {
	session: Session;
	user: User;
}

/** RFC 5321, 4.5.3.1.3 */
const emailMaxLength = 254;

/** Lower case, because "Ana@" and "ana@" are the same person. */
export const emailSchema = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(emailMaxLength, "Invalid email"),
	v.rfcEmail("Invalid email"),
	// the HTML standard allows "ana@localhost", where no mail arrives
	v.regex(/@[^@]+\.[^@.]{2,}$/, "Invalid email"),
	v.toLowerCase(),
);

export const nameSchema = v.pipe(
	lineOfText({ what: "Name", most: longestPlainName }),
	v.nonEmpty("Tell us your name"),
	v.check(
		isPlainName,
		"A name only: no address of a site or a mailbox, and a space after a full stop",
	),
);

/** Address of a picture, on the web or on our own site. */
export const imageSchema = v.pipe(
	v.string(),
	v.maxLength(2048, "At most 2048 characters"),
	// attack: "javascript:" and "data:" in a stored address
	v.regex(/^(?:https?:\/\/|\/(?!\/))[^\s\\"<>]*$/i, "Must be a web address"),
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
	role: string;
	banned: boolean;
	banReason: string | null;
	banExpires: string | null;
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
		...session,
		expiresAt: instant(session.expiresAt),
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
		role: user.role,
		banned,
		banReason: banned ? user.banReason : null,
		banExpires: banned && user.banExpires !== null ? instant(user.banExpires) : null,
	};
}

export function isBanned(user: Pick<User, "banned" | "banExpires">, now: number): boolean {
	return user.banned && (user.banExpires === null || user.banExpires > now);
}
