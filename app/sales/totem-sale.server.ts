import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { totemLimits } from "#app/sales/holds/unpaid-limits.ts";
import { confirmationMail } from "#app/sales/mails/confirmation-mail.tsx";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { hotelPaymentStatement } from "#app/sales/payments/hotel-payment.server.ts";

/**
 * Proof that a hotel sells: an enrolled totem, identified by the hash of its cookie or, after a
 * phone handoff, by its id. The INSERT of the booking checks it, so a totem that was revoked a
 * moment ago sells nothing.
 */
export interface SellingTotem {
	hotelId: string;
	totem: { secretHash: string } | { id: number };
	/** The hotel desk sells, so the hotel always answers for the money. */
	desk?: { hasPaid: boolean } | undefined;
	/** Sender of the mail of a booking that is confirmed at once. */
	sender: MailSender;
}

/** The parts of the booking's INSERT that depend on who sells. */
export function sellerSqlParts(seller: SellingTotem | undefined, now: number) {
	if (!seller) {
		return {
			partner: "web",
			hotelId: null,
			status: "pending",
			confirmedAt: null,
			join: sql``,
			/** The visitor's own source counts. */
			source: null,
			maySell: sql`SELECT 1 AS may_sell`,
		};
	}
	const { hotelId, totem, desk } = seller;
	const proof =
		"id" in totem ? sql`totem.id = ${totem.id}` : sql`totem.secret_hash = ${totem.secretHash}`;
	const enrolled = sql`totem.hotel_id = hotel.id AND totem.revoked_at IS NULL AND ${proof}`;
	return {
		partner: sql`hotel.id`,
		hotelId: sql`hotel.id`,
		// the hotel answers for its guests, so the booking is confirmed at once
		status: desk
			? "confirmed"
			: sql`CASE hotel.payment_mode WHEN 'hotel' THEN 'confirmed' ELSE 'pending' END`,
		confirmedAt: desk ? now : sql`CASE hotel.payment_mode WHEN 'hotel' THEN ${now} END`,
		join: sql`JOIN hotels AS hotel ON hotel.id = ${hotelId} AND hotel.is_active = 1
			JOIN totems AS totem ON ${enrolled}`,
		source: {
			// confirmed at once, so it does not count for an unpaid limit
			key: desk
				? sql`NULL`
				: sql`(SELECT 'totem:' || totem.id FROM hotels AS hotel JOIN totems AS totem ON ${enrolled}
				WHERE hotel.id = ${hotelId} AND hotel.payment_mode <> 'hotel')`,
			limits: totemLimits,
		},
		maySell: sql`SELECT EXISTS (
			SELECT 1 FROM hotels AS hotel JOIN totems AS totem ON ${enrolled}
			WHERE hotel.id = ${hotelId} AND hotel.is_active = 1
		) AS may_sell`,
	};
}

/**
 * The statements for a booking that a hotel guarantees: the payment to collect and the guest's
 * mail. They follow the INSERT in its batch and do nothing unless it confirmed a booking.
 */
export function guaranteeByHotel(
	db: Database,
	{ sender, desk }: SellingTotem,
	{ guest, recipient, now }: { guest: GuestBooking; recipient: string; now: number },
) {
	const ownColumn = (column: SQL) =>
		sql`(SELECT ${column} FROM bookings AS sold WHERE sold.confirm_id = ${guest.confirmId} AND ${isSold("sold")})`;
	return {
		payment: hotelPaymentStatement(
			db,
			sql`bookings.confirm_id = ${guest.confirmId} AND ${isSold()}`,
			{
				hasPaid: desk?.hasPaid ?? false,
				now,
			},
		),
		mail: queueMail(
			db,
			{
				dedupeKey: sql`'booking-confirmed:' || ${ownColumn(sql`sold.id`)}`,
				bookingId: ownColumn(sql`sold.id`),
				recipient,
				replyTo: sender.operator.email || undefined,
				...confirmationMail({ ...guest, isPaid: desk?.hasPaid ?? false }, sender),
			},
			now,
			sql`${ownColumn(sql`sold.id`)} IS NOT NULL`,
		),
	};
}
