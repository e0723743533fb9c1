/**
 * A browser that may leave out the code for 30 days after one. The cookie is bound to the user, the authenticator app
 * and the password: with another app or password it is worth nothing, and no table has to be cleared.
 */
import type { AccountOptions } from "#app/account/options.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { readCookie, serialize } from "#app/account/sessions/session-cookie.server.ts";
import { isSameText, keyedHash } from "#app/crypto/digest.server.ts";

const trustSeconds = 30 * 24 * 3600;

type Clocked = Pick<AccountService, "options" | "now">;

export interface TrustedFor {
	userId: string;
	factorId: string;
	passwordHash: string;
}

/** @param until milliseconds; a renewed cookie keeps the end of the first one, so that a code is asked for in time. */
export function trustDevice(
	{ options, now }: Clocked,
	person: TrustedFor,
	until = now + trustSeconds * 1000,
): string {
	const value = `${until}.${markOf(options, person, until)}`;
	return serialize(options, "trust_device", value, (until - now) / 1000);
}

/** When the trust ends, in milliseconds; null without a valid cookie. */
export function readTrust(
	{ options, now }: Clocked,
	request: Request,
	person: TrustedFor,
): number | null {
	const cookie = readCookie(options, "trust_device", request);
	const [, end, mark = ""] = /^(\d{13,15})\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
	const until = Number(end);
	// attack: an end that the browser has changed; the mark holds the true one
	const isOurs = isSameText(mark, markOf(options, person, until));
	return isOurs && until > now && until <= now + trustSeconds * 1000 ? until : null;
}

function markOf({ secret }: AccountOptions, person: TrustedFor, until: number): string {
	const content = [person.userId, person.factorId, person.passwordHash, until];
	return keyedHash(secret, "trusted devices", JSON.stringify(content));
}
