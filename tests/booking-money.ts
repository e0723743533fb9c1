import { desc, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, outbox, paymentMoney, priceLines } from "#app/database/schema.server.ts";
import type { Island } from "./island.ts";

/** All payments of a booking, the oldest first. */
export function moneyOf({ db }: Pick<Island, "db">, bookingId: number) {
	return db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, bookingId))
		.orderBy(paymentMoney.createdAt);
}

/** Text of the last mail to the booking's guest; "" when there is none. */
export async function lastMailOf({ db }: Pick<Island, "db">, bookingId: number): Promise<string> {
	const [mail] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, bookingId))
		.orderBy(desc(outbox.id))
		.limit(1);
	return mail?.textBody ?? "";
}

/** The lines of a booking's price: "2 adults 6400". */
export async function linesOf({ db }: Pick<Island, "db">, bookingId: number): Promise<string[]> {
	const lines = await db
		.select()
		.from(priceLines)
		.where(eq(priceLines.bookingId, bookingId))
		.orderBy(priceLines.position);
	return lines.map(({ kind, quantity, unitCents, reason }) =>
		[quantity, reason ?? kind, unitCents].join(" "),
	);
}

/** Gives a booking another price, as staff agree one. */
export async function setPrice(
	db: Database,
	bookingId: number,
	priceCents: number,
	listPriceCents?: number,
): Promise<void> {
	await runBatch(db, {
		line: db.run(sql`
			INSERT INTO price_lines (booking_id, position, kind, quantity, unit_cents, tax_rate, reason)
			SELECT id, 99, 'agreed', 1, ${priceCents} - price_cents, 0, 'agreed' FROM bookings WHERE id = ${bookingId} AND id IN (SELECT booking_id FROM price_lines)`),
		price: db
			.update(bookings)
			.set({ priceCents, listPriceCents, updatedAt: Date.now() })
			.where(eq(bookings.id, bookingId)),
	});
}
