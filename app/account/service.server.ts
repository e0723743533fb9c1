import type { Database } from "#app/database/client.server.ts";
import type { Language } from "#app/messages/languages.ts";
import type { AccountOptions } from "./options.server.ts";
import type { AccountLimits } from "./rate-limit.server.ts";

/** What the account service works with, made once per request. */
export interface AccountService {
	readonly db: Database;
	readonly options: AccountOptions;
	readonly limits: AccountLimits;
	/** The visitor's address from the platform, not from a forgeable header. */
	readonly address: string;
	/** Of the screen or the API client that calls: mails that the call causes speak it. */
	readonly language: Language;
	/** Milliseconds; read once, so that a request has one time. */
	readonly now: number;
	/** True once a call has queued mail that the caller should deliver. */
	mailQueued: boolean;
}
