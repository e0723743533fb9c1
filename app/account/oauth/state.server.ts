/**
 * State of a visitor who is at an identity provider. The browser keeps it in a sealed cookie, so
 * that leaving needs no round trip. It opens only with the token that travels through the provider,
 * and works once within ten minutes: the database marks used ones. A browser has one attempt: a second tab that leaves
 * takes its place, and the first one is asked to start again.
 */
import * as v from "valibot";
import { markUsed, purposes } from "#app/account/mails/verifications.server.ts";
import { readCookie, serialize } from "#app/account/sessions/session-cookie.server.ts";
import { openSealed, seal } from "../encrypted-text.server.ts";
import { randomText } from "../random.server.ts";
import type { AccountService } from "../service.server.ts";
import type { Provider } from "./provider.ts";

const lifeSeconds = 600;
/** Outlives its state, because a callback in the last moment may wait for the database. */
const markOutlivesMilliseconds = 60_000;
/** The longest that RFC 7636 allows. */
const verifierLength = 128;
/** Every browser keeps this much, name and attributes included (RFC 6265, 6.1). */
const cookieMaxBytes = 4096;

const purpose = "state in the browser";

const stateSchema = v.object({
	provider: v.string(),
	callbackURL: v.string(),
	codeVerifier: v.string(),
	nonce: v.string(),
	expiresAt: v.number(),
	errorURL: v.optional(v.string()),
	newUserURL: v.optional(v.string()),
	requestSignUp: v.optional(v.boolean()),
	/** Set when a signed-in user connects an account. */
	link: v.optional(v.object({ userId: v.string(), email: v.string(), sessionId: v.string() })),
	/** Set when a signed-in user only proves to be the account's owner. */
	confirm: v.optional(v.object({ userId: v.string(), sessionId: v.string() })),
});

export type OAuthState = v.InferOutput<typeof stateSchema>;

/** Null when the targets are too long together for a cookie. */
export function issueState(
	{ options, now }: Pick<AccountService, "options" | "now">,
	provider: Provider,
	visit: Omit<OAuthState, "provider" | "codeVerifier" | "nonce" | "expiresAt">,
): { token: string; state: OAuthState; cookie: string } | null {
	const token = randomText(purposes.oauthState.length);
	const state: OAuthState = {
		...visit,
		provider: provider.id,
		codeVerifier: randomText(verifierLength),
		nonce: randomText(32),
		expiresAt: now + lifeSeconds * 1000,
	};
	const value = seal(options.secret, purpose, [token], JSON.stringify(state));
	const cookie = serialize(options, "state", value, lifeSeconds);
	return Buffer.byteLength(cookie) > cookieMaxBytes ? null : { token, state, cookie };
}

/**
 * This browser's state, possibly expired or used. Null where its cookie does not open with this token: the seal is bound to
 * the token, and GCM compares in constant time.
 */
export function openState(
	{ options }: Pick<AccountService, "options">,
	request: Pick<Request, "headers">,
	token: string,
): OAuthState | null {
	const cookie = readCookie(options, "state", request);
	const text = openSealed(options.secret, purpose, [token], cookie);
	const state = text === null ? null : v.safeParse(stateSchema, JSON.parse(text));
	return state?.success ? state.output : null;
}

/** False when it is expired or used; true for one of several parallel calls only. */
export async function spendState(
	{ db, now }: Pick<AccountService, "db" | "now">,
	token: string,
	{ expiresAt }: OAuthState,
): Promise<boolean> {
	if (expiresAt <= now) return false;
	const until = expiresAt + markOutlivesMilliseconds;
	const marks = await markUsed(db, "oauthState", token, { now, until });
	return marks.length > 0;
}
