import { type SQL, sql } from "drizzle-orm";

/** SQL on `outbox` that is true for a mail that asks the guest to pay by link; each begins its key like this. */
export function isPayLinkMail(): SQL<number> {
	return sql<number>`outbox.dedupe_key LIKE 'pay-link:%'`;
}
