/**
 * What an authenticator signs, so that an old answer can't be sent again. A challenge proves itself: it names its end
 * and carries a keyed hash of its purpose, its user and the browser that asked, so that asking needs no round trip and
 * several tabs may ask at once. It works in that browser only, which a signed cookie names, and once before it
 * ends: the database marks used ones.
 */
import { markUsed, purposes } from "#app/account/mails/verifications.server.ts";
import {
	readCookie,
	readSigned,
	serialize,
	sign,
} from "#app/account/sessions/session-cookie.server.ts";
import { isSameText, keyedHash } from "#app/crypto/digest.server.ts";
import { randomText } from "../random.server.ts";
import type { AccountService } from "../service.server.ts";
import { challengeSeconds } from "./passkey.ts";

/** Outlives its challenge, because an answer in the last moment may wait for the database. */
const markOutlivesMilliseconds = 60_000;

/** The dash keeps it apart from a session's token, which the same key signs. */
const browserForm = /^passkey-[a-z2-7]{32}$/;
const challengeForm = /^([a-z2-7]{32})\.(\d{1,15})\.([\w-]{43})$/;

export interface ChallengeUse {
	purpose: "register" | "sign in" | "second step";
	/** The user whose passkey is made or asked for; empty at a sign-in, where the passkey says who comes. */
	userId: string;
}

/** @returns the challenge as text, whose bytes the authenticator gets, and the `Set-Cookie` value of this browser. */
export function issueChallenge(
	{ options, now }: Pick<AccountService, "options" | "now">,
	request: Request,
	use: ChallengeUse,
): { challenge: string; cookie: string } {
	const browser =
		browserOf({ options }, request) ?? `passkey-${randomText(purposes.passkeyChallenge.length)}`;
	const nonce = randomText(purposes.passkeyChallenge.length);
	const expiresAt = now + challengeSeconds * 1000;
	const proof = proofOf(options.secret, { ...use, browser, nonce, expiresAt });
	return {
		challenge: `${nonce}.${expiresAt}.${proof}`,
		cookie: serialize(options, "passkey", sign(options.secret, browser), challengeSeconds),
	};
}

export interface OpenChallenge {
	nonce: string;
	expiresAt: number;
}

/** Null unless we made this challenge for this use and this browser, and it has not ended. */
export function openChallenge(
	{ options, now }: Pick<AccountService, "options" | "now">,
	request: Request,
	use: ChallengeUse,
	challenge: string,
): OpenChallenge | null {
	const browser = browserOf({ options }, request);
	const [, nonce, expiry, sentProof] = challengeForm.exec(challenge) ?? [];
	if (!browser || !nonce || !sentProof) return null;
	const expiresAt = Number(expiry);
	const proof = proofOf(options.secret, { ...use, browser, nonce, expiresAt });
	return isSameText(sentProof, proof) && expiresAt > now ? { nonce, expiresAt } : null;
}

/** Statement that uses a challenge up; `returning` has a row for one of several parallel calls only. */
export function spendChallenge(
	{ db, now }: Pick<AccountService, "db" | "now">,
	{ nonce, expiresAt }: OpenChallenge,
) {
	return markUsed(db, "passkeyChallenge", nonce, {
		now,
		until: expiresAt + markOutlivesMilliseconds,
	});
}

function browserOf({ options }: Pick<AccountService, "options">, request: Request): string | null {
	const value = readSigned(options.secret, readCookie(options, "passkey", request));
	return value && browserForm.test(value) ? value : null;
}

/** As JSON, because joined texts could be ambiguous. */
function proofOf(
	secret: string,
	content: ChallengeUse & OpenChallenge & { browser: string },
): string {
	const { purpose, userId, browser, nonce, expiresAt } = content;
	const text = JSON.stringify([purpose, userId, browser, nonce, expiresAt]);
	return keyedHash(secret, "passkey challenge", text);
}
