/**
 * Limits that hold across isolates, by the platform's counters. Attack: a limit by email alone lets
 * a stranger lock its owner out. Attempts are therefore counted by address, and by address with
 * email. Mails are counted by mailbox; beyond the limit only the mail is left out, not the answer.
 */
import { keyedHash } from "#app/crypto/digest.server.ts";
import { rateLimitAddress } from "./rate-limit-address.ts";

interface Counter {
	limit(options: { key: string }): Promise<{ success: boolean }>;
}

export interface AccountLimits {
	/** Calls of one kind from one address. */
	address: Counter;
	/** Attempts of one address at one account. */
	attempts: Counter;
	/** Mails of one kind to one mailbox. */
	mails: Counter;
}

/** The part of the account service that is counted. */
interface CountedService {
	options: { secret: string; rateLimitEnabled: boolean };
	limits: AccountLimits;
	/** IP address of the caller. */
	address: string;
}

/** The period of all counters. */
export const limitPeriodSeconds = 60;

export async function mayCall(service: CountedService, kind: string): Promise<boolean> {
	return await count(service, "address", `${kind}:${rateLimitAddress(service.address)}`);
}

/** @param subject the email, or the id of the user whose password is tried. */
export async function mayTry(service: CountedService, subject: string): Promise<boolean> {
	const key = `${rateLimitAddress(service.address)}:${hide(service, subject)}`;
	return await count(service, "attempts", key);
}

export async function mayMail(
	service: CountedService,
	kind: string,
	mailbox: string,
): Promise<boolean> {
	return await count(service, "mails", `${kind}:${hide(service, mailbox)}`);
}

async function count(
	{ options, limits }: CountedService,
	name: keyof AccountLimits,
	key: string,
): Promise<boolean> {
	if (!options.rateLimitEnabled) return true;
	return (await limits[name].limit({ key })).success;
}

/** Keyed, so that nobody can guess emails from the counters. */
function hide({ options }: CountedService, subject: string): string {
	return keyedHash(options.secret, "rate limits", subject);
}
