import { eq } from "drizzle-orm";
import { bookings, outbox } from "#app/database/schema.server.ts";
import type { Island } from "#tests/island.ts";

/** Subjects and texts of the mails about a booking, as lines. */
export async function mailsTo({ db }: Island, email: string) {
	const mails = await db
		.select({ subject: outbox.subject, html: outbox.htmlBody, text: outbox.textBody })
		.from(outbox)
		.innerJoin(bookings, eq(bookings.id, outbox.bookingId))
		.where(eq(bookings.email, email))
		.orderBy(outbox.id);
	return mails.map((mail) => ({ ...mail, lines: [mail.subject, ...mail.text.split("\n")] }));
}
