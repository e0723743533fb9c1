/**
 * The three cookies of a session. `session_token` is "token.signature" with a base64 HMAC-SHA-256
 * of 44 characters; `session_data` is a signed copy of session and user that saves database queries
 * for a minute; `dont_remember` ends the session with the browser. One key signs them and
 * others, so each kind has a shape that no other has: a token is 32 letters and digits, the mark is
 * "true", the copy is JSON, a mail token has dots, the session of staff who act as a user is a token
 * and a colon, a device begins with "device:", a browser that asks for a passkey with "passkey-", one
 * that owes a code with "2fa-", a new totem's figures with "figures of".
 */
import {
	decodeBase64urlIgnorePadding,
	encodeBase64,
	encodeBase64urlNoPadding,
} from "@oslojs/encoding";
import * as v from "valibot";
import { hasAnyRight } from "#app/account/access.ts";
import type { AccountOptions } from "#app/account/options.server.ts";
import type { SecondFactorDuty } from "#app/account/two-factor/duty.ts";
import { isBanned, type SignedIn, type WireSignedIn, wireSignedIn } from "#app/account/users.ts";
import { hmacOf, isSameText } from "#app/crypto/digest.server.ts";
import { VerifiedTexts } from "./verified-texts.server.ts";

/** Seconds; 400 days, the most that browsers accept (RFC 6265bis, 5.5). */
const longestMaxAge = 34_560_000;
/** Every browser keeps cookies up to 4096 bytes; a longer copy is left out, not cut. */
const longestData = 4093;

const tokenForm = /^[A-Za-z0-9]{32}$/;

const verifiedValues = new VerifiedTexts<string>();
const verifiedCopies = new VerifiedTexts<Copy>();

export interface SessionCookies {
	/** Null without a cookie signed by us. */
	token: string | null;
	/** The copy, if it is signed by us, belongs to this token, and is recent enough. */
	cached: SignedIn | null;
	dontRemember: boolean;
}

export function readSessionCookies(
	options: AccountOptions,
	cookieHeader: string | null,
	now: number,
): SessionCookies {
	const cookies = parseCookies(cookieHeader);
	const readVerified = (name: CookieName) => {
		const cookie = cookies.get(cookieName(options, name)) ?? "";
		return verifiedValues.read(options, cookie, () => readSigned(options.secret, cookie));
	};
	const value = readVerified("session_token");
	const token = value && tokenForm.test(value) ? value : null;
	const data = cookies.get(cookieName(options, "session_data"));
	return {
		token,
		cached: token && data ? readCache(options, data, token, now) : null,
		dontRemember: readVerified("dont_remember") === "true",
	};
}

/** `Set-Cookie` values of a new or renewed session. */
export function writeSessionCookies(
	options: AccountOptions,
	signedIn: SignedIn,
	dontRemember: boolean,
	now: number,
): string[] {
	const secondsLeft = Math.floor((signedIn.session.expiresAt - now) / 1000);
	const cookies = [
		serialize(
			options,
			"session_token",
			sign(options.secret, signedIn.session.token),
			dontRemember ? undefined : secondsLeft,
		),
	];
	if (dontRemember)
		cookies.push(serialize(options, "dont_remember", sign(options.secret, "true"), undefined));
	cookies.push(...writeCache(options, signedIn, dontRemember, now));
	return cookies;
}

/** Only the copy, for a session that was just read from the database. */
export function writeCache(
	options: AccountOptions,
	signedIn: SignedIn,
	dontRemember: boolean,
	now: number,
): string[] {
	const { enabled, maxAge } = options.session.cookieCache;
	if (!enabled) return [];
	const duty = knownDuty(options, signedIn);
	// attack: a copy that does not know the duty would let its user pass for a minute
	if (!duty) return [serialize(options, "session_data", "", 0)];
	const session = { ...wireSignedIn(signedIn, now), duty };
	const expiresAt = now + maxAge * 1000;
	const signature = signCache(options.secret, session, expiresAt);
	const copy = JSON.stringify({ session, expiresAt, signature });
	const data = encodeBase64urlNoPadding(new TextEncoder().encode(copy));
	// an older copy must not stay when the new one is too long
	if (data.length > longestData) return [serialize(options, "session_data", "", 0)];
	return [serialize(options, "session_data", data, dontRemember ? undefined : maxAge)];
}

/** What is known of the duty without a read of the database: who has no right in the dashboard owes no second factor. */
function knownDuty(
	{ adminUserIds }: AccountOptions,
	{ duty, user, session }: SignedIn,
): SecondFactorDuty | undefined {
	if (duty) return duty;
	const isFree = session.impersonatedBy !== null || !hasAnyRight(user, adminUserIds);
	return isFree ? "none" : undefined;
}

export function clearSessionCookies(options: AccountOptions): string[] {
	return [...endSessionCookies(options), serialize(options, "dont_remember", "", 0)];
}

/** Keeps the mark that the next session ends with the browser. */
export function endSessionCookies(options: AccountOptions): string[] {
	return [serialize(options, "session_token", "", 0), serialize(options, "session_data", "", 0)];
}

export type CookieName =
	| "session_token"
	| "session_data"
	| "dont_remember"
	| "state"
	| "admin_session"
	| "two_factor"
	| "trust_device"
	| "passkey"
	| "flash"
	| "device"
	| "waiting_form"
	| "language";

function cookieName(options: AccountOptions, name: CookieName): string {
	const prefix = isSecure(options) ? "__Secure-" : "";
	return `${prefix}${options.cookiePrefix}.${name}`;
}

/** @param maxAge seconds; undefined: until the browser closes. */
export function serialize(
	options: AccountOptions,
	name: CookieName,
	value: string,
	maxAge: number | undefined,
): string {
	return [
		`${cookieName(options, name)}=${value}`,
		maxAge === undefined
			? ""
			: `Max-Age=${Math.min(Math.max(0, Math.floor(maxAge)), longestMaxAge)}`,
		"Path=/",
		"HttpOnly",
		isSecure(options) ? "Secure" : "",
		"SameSite=Lax",
	]
		.filter(Boolean)
		.join("; ");
}

/** "value.signature", ready for a `Set-Cookie` header. */
export function sign(secret: string, value: string): string {
	return encodeURIComponent(`${value}.${encodeBase64(hmacOf(secret, value))}`);
}

/** @returns the value, or null when the signature is wrong. */
export function readSigned(secret: string, cookie: string | undefined): string | null {
	const text = decode(cookie);
	const dot = text.lastIndexOf(".");
	if (dot < 1) return null;
	const value = text.slice(0, dot);
	// compared as text, because base64 has several spellings of the same bytes
	const expected = encodeBase64(hmacOf(secret, value));
	return isSameText(text.slice(dot + 1), expected) ? value : null;
}

export function readCookie(
	options: AccountOptions,
	name: CookieName,
	{ headers }: Pick<Request, "headers">,
): string | undefined {
	return parseCookies(headers.get("cookie")).get(cookieName(options, name));
}

/** Of two cookies with one name the first counts, because it is the more specific one. */
export function parseCookies(header: string | null): Map<string, string> {
	const cookies = new Map<string, string>();
	for (const pair of (header ?? "").split(";")) {
		const at = pair.indexOf("=");
		if (at < 1) continue;
		const name = pair.slice(0, at).trim();
		if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
	}
	return cookies;
}

const nullableText = v.nullable(v.string());
const instant = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));
const cacheSchema = v.object({
	session: v.object({
		session: v.object({
			id: v.string(),
			userId: v.string(),
			token: v.string(),
			expiresAt: instant,
			ipAddress: nullableText,
			userAgent: nullableText,
			impersonatedBy: nullableText,
			confirmedAt: v.optional(v.literal(0), 0),
			secondFactor: v.optional(v.literal(false), false),
			createdAt: instant,
			updatedAt: instant,
		}),
		user: v.object({
			id: v.string(),
			name: v.string(),
			email: v.string(),
			emailVerified: v.boolean(),
			image: nullableText,
			role: v.string(),
			banned: v.boolean(),
			banReason: nullableText,
			banExpires: v.nullable(instant),
			twoFactorEnabled: v.boolean(),
			language: v.optional(nullableText, null),
			createdAt: instant,
			updatedAt: instant,
		}),
		duty: v.picklist(["none", "enrol", "prove"]),
	}),
	expiresAt: v.number(),
});

type Copy = v.InferOutput<typeof cacheSchema>;

function verifyCopy(options: AccountOptions, data: string): Copy | null {
	const payload = parseJson(decodeText(data));
	if (!payload || typeof payload.signature !== "string") return null;
	const expected = signCache(options.secret, payload.session, payload.expiresAt);
	if (!isSameText(payload.signature, expected)) return null;
	const copy = v.safeParse(cacheSchema, payload);
	if (!copy.success) return null;
	// several requests share the object
	Object.freeze(copy.output.session);
	Object.freeze(copy.output.session.session);
	Object.freeze(copy.output.session.user);
	return Object.freeze(copy.output);
}

function readCache(
	options: AccountOptions,
	data: string,
	token: string,
	now: number,
): SignedIn | null {
	if (!options.session.cookieCache.enabled || data.length > longestData) return null;
	const copy = verifiedCopies.read(options, data, () => verifyCopy(options, data));
	if (!copy) return null;
	const { session: signedIn, expiresAt } = copy;
	const alive =
		expiresAt > now &&
		// within the current limit, whatever applied when it was written
		expiresAt <= now + options.session.cookieCache.maxAge * 1000 &&
		signedIn.session.expiresAt > now &&
		endOfLife(options, signedIn.session.createdAt) > now &&
		// attack: the copy of another session beside this token
		signedIn.session.token === token &&
		!isBanned(signedIn.user, now);
	return alive ? signedIn : null;
}

/**
 * Milliseconds; when a session ends, however often it is used (OWASP ASVS 5.0, 7.3.2). Attack: a stolen cookie that is
 * used now and then would be prolonged for ever.
 */
export function endOfLife({ session: policy }: AccountOptions, createdAt: number): number {
	return policy.absoluteAge === 0
		? Number.POSITIVE_INFINITY
		: createdAt + policy.absoluteAge * 1000;
}

function signCache(secret: string, session: WireSignedIn | unknown, expiresAt: unknown): string {
	const content = typeof session === "object" ? session : {};
	return encodeBase64urlNoPadding(hmacOf(secret, JSON.stringify({ ...content, expiresAt })));
}

function isSecure(options: AccountOptions): boolean {
	return options.appUrl.startsWith("https://");
}

function decode(cookie: string | undefined): string {
	try {
		return decodeURIComponent(cookie ?? "");
	} catch {
		return "";
	}
}

/** Empty for invalid base64url. */
function decodeText(data: string): string {
	try {
		return new TextDecoder().decode(decodeBase64urlIgnorePadding(data));
	} catch {
		return "";
	}
}

function parseJson(text: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? { ...value } : null;
	} catch {
		return null;
	}
}
