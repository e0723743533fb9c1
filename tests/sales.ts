import { eq } from "drizzle-orm";
import * as v from "valibot";
import { runBatch } from "#app/database/batch.server.ts";
import { bookings, hotels, payments, refunds } from "#app/database/schema.server.ts";
import { bookingOf, type Excursion } from "./builders.ts";
import type { Island } from "./island.ts";

const answered = v.object({ confirmId: v.string() });

/** A booking as it was made. */
export type Booking = Awaited<ReturnType<typeof addBooking>>;

/** Books like a guest's browser, from its own IP address. */
export function sendBooking(
	island: Pick<Island, "fetch">,
	booking: unknown,
	headers: Record<string, string> = {},
): Promise<Response> {
	return island.fetch("/_serverFn/createBooking", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"cf-connecting-ip": crypto.randomUUID(),
			...headers,
		},
		body: JSON.stringify(booking),
	});
}

/** An unpaid booking made through the public form. */
export async function bookAsGuest(
	island: Pick<Island, "fetch" | "db">,
	excursion: Excursion,
	changes: Record<string, unknown> = {},
) {
	const response = await sendBooking(island, bookingOf(excursion, changes));
	const { confirmId } = v.parse(answered, await response.json());
	const [row] = await island.db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
	if (!row) throw new Error("no booking");
	return row;
}

/** The same; with `paid`, a payment is inserted too. */
export async function addBooking(
	island: Island,
	excursion: Excursion,
	changes: Record<string, unknown> = {},
	options: { paid?: boolean; hotelId?: string } = {},
) {
	const row = await bookAsGuest(island, excursion, changes);
	if (options.paid !== false) await pay(island, row.id, row.priceCents);
	if (options.hotelId)
		await island.db
			.update(bookings)
			.set({ partner: options.hotelId, hotelId: options.hotelId })
			.where(eq(bookings.id, row.id));
	return row;
}

async function pay(island: Island, bookingId: number, amountCents: number): Promise<void> {
	const now = Date.now() - 60_000;
	await runBatch(island.db, {
		booking: island.db
			.update(bookings)
			.set({ status: "confirmed", confirmedAt: now, updatedAt: now })
			.where(eq(bookings.id, bookingId)),
		payment: island.db.insert(payments).values({
			id: `p${bookingId}-1`,
			bookingId,
			gateway: "stripe",
			sessionId: `cs_test_${bookingId}`,
			gatewayPaymentId: `pi_test_${bookingId}`,
			amountCents,
			currency: "EUR",
			status: "paid",
			createdAt: now,
			updatedAt: now,
			paidAt: now,
		}),
	});
}

export async function addHotel(
	island: Pick<Island, "db">,
	change: Partial<typeof hotels.$inferInsert> = {},
): Promise<string> {
	const id = `hotel-${crypto.randomUUID().slice(0, 8)}`;
	const now = Date.now();
	const hotel = { id, name: `Hotel ${id}`, createdAt: now, updatedAt: now, ...change };
	await island.db.insert(hotels).values(hotel);
	return hotel.id;
}

/** Money of a booking's first payment that goes back; by default all of it, as staff wanted it. */
export async function addRefund(
	{ db, afterWork }: Pick<Island, "db"> & Partial<Pick<Island, "afterWork">>,
	bookingId: number,
	change: Partial<typeof refunds.$inferInsert> = {},
) {
	const [payment] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
	if (!payment) throw new Error("no payment");
	// else what follows the answer to an earlier payment would make this refund too
	await afterWork?.();
	const now = Date.now();
	await db.insert(refunds).values({
		paymentId: payment.id,
		amountCents: payment.amountCents,
		reason: "cancelled",
		source: "staff",
		state: "wanted",
		createdAt: now,
		doneAt: change.state === "done" ? now : null,
		...change,
	});
}
