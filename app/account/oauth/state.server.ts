/**
 * State of a visitor who is at an identity provider. The browser keeps it in a sealed cookie, so
 * that leaving needs no round trip. It opens only with the token that travels through the provider,
 * and works once within ten minutes: the database marks used ones. Each attempt has a cookie of its own,
 * so that two tabs can both come back.
 */
import * as v from "valibot";
import { markUsed, purposes } from "#app/account/mails/verifications.server.ts";
import {
	readStateCookies,
	type StateCookieName,
	serialize,
} from "#app/account/sessions/session-cookie.server.ts";
import { randomText } from "../random.server.ts";
import { openSealed, seal } from "../sealed.server.ts";
import type { AccountService } from "../service.server.ts";
import type { Provider } from "./provider.ts";

const lifeSeconds = 600;
/** Outlives its state, because a callback in the last moment may wait for the database. */
const markOutlivesMilliseconds = 60_000;
/** The longest that RFC 7636 allows. */
const verifierLength = 128;
/** Every browser keeps this much, name and attributes included (RFC 6265, 6.1). */
const cookieMaxBytes = 4096;
/** Attempts of one browser that may be under way; an older one that was given up makes room for the newest. */
const mostAttempts = 3;
/** Of all attempts together. Servers accept headers of 16 kB, and the session's cookies travel too. */
const attemptsMaxBytes = 8192;

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

type WithOptions = Pick<AccountService, "options">;

export type OAuthState = v.InferOutput<typeof stateSchema>;

/** Null when the targets are too long together for a cookie. @param browser the request of the one who leaves. */
export function issueState(
	service: Pick<AccountService, "options" | "now">,
	provider: Provider,
	requested: Omit<OAuthState, "provider" | "codeVerifier" | "nonce" | "expiresAt">,
	browser: Pick<Request, "headers">,
): { token: string; state: OAuthState; cookies: string[] } | null {
	const { options, now } = service;
	const token = randomText(purposes.oauthState.length);
	const state: OAuthState = {
		...requested,
		provider: provider.id,
		codeVerifier: randomText(verifierLength),
		nonce: randomText(32),
		expiresAt: now + lifeSeconds * 1000,
	};
	const value = seal(options.secret, purpose, [token], JSON.stringify(state));
	const cookie = serialize(options, newCookieName(now), value, lifeSeconds);
	const bytes = Buffer.byteLength(cookie);
	if (bytes > cookieMaxBytes) return null;
	return { token, state, cookies: [cookie, ...makeRoom(service, browser, bytes)] };
}

/** Names that sort by the time when the attempt began. */
function newCookieName(now: number): StateCookieName {
	return `state_${now.toString(36).padStart(9, "0")}${randomText(4)}`;
}

/** Ends the oldest attempts of a browser that has too many. */
function makeRoom(
	{ options }: WithOptions,
	browser: Pick<Request, "headers">,
	added: number,
): string[] {
	const newestFirst = [...readStateCookies(options, browser)].sort(([a], [b]) => (a < b ? 1 : -1));
	let bytes = added;
	return newestFirst.flatMap(([name, value], index) => {
		bytes += name.length + value.length;
		const isKept = index + 1 < mostAttempts && bytes <= attemptsMaxBytes;
		return isKept ? [] : [serialize(options, name, "", 0)];
	});
}

/**
 * This browser's state, possibly expired or used, and its cookie. Null where no cookie opens with this token: the seal is
 * bound to the token, and GCM compares in constant time.
 */
export function openState(
	{ options }: WithOptions,
	request: Pick<Request, "headers">,
	token: string,
): { state: OAuthState; cookie: StateCookieName } | null {
	for (const [cookie, value] of readStateCookies(options, request)) {
		const text = openSealed(options.secret, purpose, [token], value);
		const read = text === null ? null : v.safeParse(stateSchema, JSON.parse(text));
		if (read?.success) return { state: read.output, cookie };
	}
	return null;
}

/** False when it is expired or used; true for one of several parallel calls only. */
export async function spendState(
	{ db, now }: Pick<AccountService, "db" | "now">,
	token: string,
	{ expiresAt }: OAuthState,
): Promise<boolean> {
	if (expiresAt <= now) return false;
	const until = expiresAt + markOutlivesMilliseconds;
	const marked = await markUsed(db, "oauthState", token, { now, until });
	return marked.length > 0;
}
