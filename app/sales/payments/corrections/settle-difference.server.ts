import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookingHistoryTexts } from "#app/messages/staff/history/booking-history.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { payLinkStatement } from "../balance-pay-link.server.ts";
import { leastOnlineCents } from "../payment-status.ts";
import { partialRefundStatements } from "../refunds/partial-refund.server.ts";
import { staffPaymentStatements } from "../staff-money.server.ts";
import { type Correction, takenByHand } from "./edit-decision.ts";

/** How the difference of a corrected booking is settled: by its hotel, by hand, by link or back. */
export function settlementStatements(db: Database, correction: Correction, act: StaffAct) {
	const { id: bookingId } = correction.recordBefore;
	const { hotel } = correction.plan;
	return {
		hotel: hotel
			? db.run(sql`
				UPDATE payments SET amount_cents = ${hotel.toCents}, updated_at = ${act.now}
				WHERE booking_id = ${bookingId} AND gateway = 'hotel' AND status = 'created'`)
			: undefined,
		taken: takenStatements(db, correction, act),
		link: linkStatements(db, correction, act),
		back: backStatements(db, correction, act),
	};
}

function takenStatements(
	db: Database,
	{ recordBefore: { id: bookingId, currency }, plan }: Correction,
	{ actor, key, now }: StaffAct,
) {
	const gateway = takenByHand(plan.way);
	if (!gateway) return undefined;
	const { differenceCents: cents } = plan;
	return {
		...staffPaymentStatements(db, sql`bookings.id = ${bookingId}`, {
			...{ gateway, amountCents: cents, by: actor, key, now },
		}),
		event: recordBookingEntry(
			db,
			bookingId,
			{
				type: "paid",
				line: { code: "taken", cents, currency, by: gateway },
				actor,
				dedupeKey: `taken:${bookingId}:${key}`,
				now,
			},
			sql`true`,
		),
	};
}

/** What is too little to be paid online is paid on the day. */
function linkStatements(
	db: Database,
	{ recordBefore: { id: bookingId, currency }, plan, owedCents: cents, isUnpaidSale }: Correction,
	{ actor, key, now }: StaffAct,
) {
	if (plan.way !== "link" || !(isUnpaidSale || cents >= leastOnlineCents)) return undefined;
	return {
		// an unpaid sale has its link, which asks for the price
		given: isUnpaidSale ? undefined : payLinkStatement(db, bookingId, now),
		event: recordBookingEntry(
			db,
			bookingId,
			{
				type: "pay link",
				line: { code: "amount", cents, currency },
				actor,
				dedupeKey: `pay-link:${bookingId}:${key}`,
				now,
			},
			sql`true`,
		),
	};
}

function backStatements(
	db: Database,
	{ recordBefore, recordAfter, plan }: Correction,
	act: StaffAct,
) {
	const { id: bookingId, currency } = recordBefore;
	const isOtherExcursion = recordAfter.excursionId !== recordBefore.excursionId;
	const reason = isOtherExcursion ? bookingHistoryTexts.back.otherExcursion : "";
	return plan.back.map((part, index) =>
		partialRefundStatements(db, {
			...{ bookingId, byHand: part.byHand, currency },
			refund: { ...part, reason, isSmallerParty: !isOtherExcursion },
			act: { ...act, key: index === 0 ? act.key : `${act.key}:${index}` },
		}),
	);
}
