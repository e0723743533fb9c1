/**
 * What we must remember while a visitor is away at a provider. It lies in the database, can be
 * redeemed once within ten minutes, and only by the browser that left: a signed cookie names it.
 */
import { timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { randomText } from "../random.server.ts";
import type { AccountService } from "../service.server.ts";
import { cookieName, parseCookies, readSigned, sign } from "../session-cookie.server.ts";
import { issueVerification, redeemVerification } from "../verifications.server.ts";
import type { Provider } from "./provider.ts";

const lifeSeconds = 600;
/** The longest that RFC 7636 allows. */
const verifierLength = 128;

const stateSchema = v.object({
	provider: v.string(),
	callbackURL: v.string(),
	codeVerifier: v.string(),
	nonce: v.string(),
	expiresAt: v.number(),
	errorURL: v.optional(v.string()),
	newUserURL: v.optional(v.string()),
	requestSignUp: v.optional(v.boolean()),
	/** A signed-in user connects an account. */
	link: v.optional(v.object({ userId: v.string(), email: v.string() })),
});

type WithOptions = Pick<AccountService, "options">;

export type OAuthState = v.InferOutput<typeof stateSchema>;

/** Null when the database did not keep it. */
export async function issueState(
	service: AccountService,
	provider: Provider,
	wishes: Pick<OAuthState, "callbackURL" | "errorURL" | "newUserURL" | "requestSignUp" | "link">,
): Promise<{ token: string; state: OAuthState; cookie: string } | null> {
	const { db, now } = service;
	const state: OAuthState = {
		...wishes,
		provider: provider.id,
		codeVerifier: randomText(verifierLength),
		nonce: randomText(32),
		expiresAt: now + lifeSeconds * 1000,
	};
	const value = sql`${JSON.stringify(state)}`;
	const { token, insert } = issueVerification(db, "oauthState", value, now, lifeSeconds);
	try {
		await insert;
	} catch (error) {
		console.error("account state", error instanceof Error ? error.message : error);
		return null;
	}
	return { token, state, cookie: writeStateCookie(service, token, provider) };
}

/** Whether this browser is the one that left with `token`. */
export function holdsState({ options }: WithOptions, request: Request, token: string): boolean {
	const cookies = parseCookies(request.headers.get("cookie"));
	const signed = readSigned(options.secret, cookies.get(cookieName(options, "state"))) ?? "";
	const given = Buffer.from(signed);
	const wanted = Buffer.from(signedText(token));
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export function hasStateCookie({ options }: WithOptions, request: Request): boolean {
	return parseCookies(request.headers.get("cookie")).has(cookieName(options, "state"));
}

/** Null when unknown, used or too old. */
export async function redeemState(
	{ db, now }: AccountService,
	token: string,
): Promise<OAuthState | null> {
	const [row] = await redeemVerification(db, "oauthState", token, now);
	const read = row ? v.safeParse(stateSchema, JSON.parse(row.value)) : null;
	return read?.success && read.output.expiresAt > now ? read.output : null;
}

export function clearStateCookie(service: WithOptions): string {
	return stateCookie(service, "", 0, false);
}

export function writeStateCookie(service: WithOptions, token: string, { row }: Provider): string {
	const value = sign(service.options.secret, signedText(token));
	return stateCookie(service, value, lifeSeconds, row.formPost === true);
}

/** The prefix keeps a signature from fitting another cookie: session tokens look the same. */
function signedText(token: string): string {
	return `oauth-state:${token}`;
}

/** A cross-site form post brings no SameSite=Lax cookie along; without https there is no other kind. */
function stateCookie(
	{ options }: WithOptions,
	value: string,
	maxAge: number,
	crossSite: boolean,
): string {
	const secure = options.appUrl.startsWith("https://");
	return [
		`${cookieName(options, "state")}=${value}`,
		`Max-Age=${maxAge}`,
		"Path=/",
		"HttpOnly",
		...(secure ? ["Secure"] : []),
		crossSite && secure ? "SameSite=None" : "SameSite=Lax",
	].join("; ");
}
