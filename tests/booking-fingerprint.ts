import { eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";

/** What a form about the booking carries that is drawn now. */
export async function fingerprintOf(db: Database, bookingId: number): Promise<string> {
	const [row] = await db
		.select({ updatedAt: bookings.updatedAt, balanceCents: balanceCents() })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	if (!row) throw new Error("no booking");
	return bookingFingerprint({ ...row, sums: row });
}
