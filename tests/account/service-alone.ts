import type { AccountService } from "#app/account/service.server.ts";
import { connect } from "#app/database/client.server.ts";
import { optionsOf } from "./account-options.ts";

const never = { limit: () => Promise.reject(new Error("nothing is limited")) };

/** The account service of a worker with these variables, for what asks no database. */
export function serviceAlone(variables: Record<string, string> = {}): AccountService {
	return {
		db: connect({ url: "http://127.0.0.1:1" }),
		options: optionsOf({ AUTH_RATE_LIMIT_ENABLED: "false", ...variables }),
		limits: { address: never, attempts: never, mails: never },
		address: "10.9.9.9",
		language: "en",
		now: Date.now(),
		mailQueued: false,
	};
}
