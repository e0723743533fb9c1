import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { queueBookingMail } from "#app/sales/booking/booking-events.server.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import { voucherMail } from "#app/sales/mails/booking-mails.tsx";
import type { ResellerBooking } from "#app/sales/resellers/reseller-booking.ts";
import type { OctoCall } from "./octo-call.server.ts";

/** Mails the voucher of a confirmed booking, once, where the reseller wishes that we write to its guest. */
export async function mailReceipt(
	{ db, clock: { now }, services, isTest }: OctoCall,
	{ reference, status, emailReceipt }: ResellerBooking,
): Promise<void> {
	if (isTest || !emailReceipt || status !== "confirmed") return;
	const [row] = await db.all<{ confirmId: string }>(
		sql`SELECT confirm_id AS confirmId FROM bookings WHERE reference = ${reference}`,
	);
	const details = row && (await getGuestBooking(db, row.confirmId, now));
	if (!details) return;
	const { guest, id } = details;
	const mail = voucherMail(guest, details, `booking-confirmed:${id}`, mailSender(services));
	await runBatch(db, queueBookingMail(db, id, mail, { now }));
	deliverSoon(services);
}
