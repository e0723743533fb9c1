import { sql } from "drizzle-orm";
import type { ConfirmationWay } from "./confirmation-way.server.ts";

/** Signing in again at a provider whose account is connected; see provider-confirmation.server.ts. */
export const providerWay: ConfirmationWay = {
	isFactor: false,
	isSetUp({ options }, userId) {
		const offered = JSON.stringify(options.providers.map(({ id }) => id));
		return sql`EXISTS (SELECT 1 FROM accounts
			WHERE user_id = ${userId} AND provider_id IN (SELECT value FROM json_each(${offered})))`;
	},
	check: null,
};
