import type { Database } from "#app/database/client.server.ts";
import type { AccountOptions } from "./options.server.ts";
import type { AccountLimits } from "./rate-limit.server.ts";

/** What the account service works with, made once a request. */
export interface AccountService {
	readonly db: Database;
	readonly options: AccountOptions;
	readonly limits: AccountLimits;
	/** The visitor's address as the platform saw it, never as a header claims. */
	readonly address: string;
	/** Milliseconds; read once, so that one request has one time. */
	readonly now: number;
	/** Becomes true when a call wrote a mail that the caller should see delivered. */
	mailQueued: boolean;
}
