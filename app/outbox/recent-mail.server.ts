import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";

/** The newest mails, sent or waiting. */
export async function listRecentMail(db: Database) {
	return db
		.select({
			id: outbox.id,
			recipient: outbox.recipient,
			subject: outbox.subject,
			textBody: outbox.textBody,
			status: outbox.status,
		})
		.from(outbox)
		.orderBy(desc(outbox.id))
		.limit(50);
}

export async function readMail(db: Database, id: number) {
	const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
	return mail ?? null;
}
