import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { type AlertSender, waitingAlertMail } from "./waiting-alert-mail.tsx";

/** An incident that nobody has settled for this long is mailed to the operator. */
const patienceMilliseconds = 3_600_000;

/**
 * One round trip where nothing waits or the mail of today is written, else two.
 * @param today local date of the island: one such mail a day at most
 */
export async function tellOfWhatWaits(
	db: Database,
	{ today, ...sender }: AlertSender & { today: string },
	now: number,
): Promise<void> {
	const dedupeKey = `attention-waits:${today}`;
	const [isToTell] = await db.all<{ incident: number }>(sql`
		SELECT id AS incident FROM attention_items
		WHERE status = 'open' AND created_at < ${now - patienceMilliseconds}
			AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = ${dedupeKey})
		LIMIT 1`);
	if (isToTell) await queueMail(db, waitingAlertMail(sender, dedupeKey), now);
}
