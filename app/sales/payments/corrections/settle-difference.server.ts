import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookingHistoryTexts } from "#app/messages/staff/history/booking-history.ts";
import { recordBookingEntry, somethingChanged } from "#app/sales/booking-events.server.ts";
import type { BookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import type { EditPlan } from "#app/sales/staff/edit/edit-plan.ts";
import { payLinkStatement } from "#app/sales/staff/edit/edit-statements.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { mayGoBack, partialRefundStatements } from "../refunds/partial-refund.server.ts";
import { staffPaymentStatements } from "../staff-payment.server.ts";

/** Staff take the difference, or give it back, with their own hands. */
export function isByHand({ way, back }: EditPlan): boolean {
	return takenByHand(way) !== null || back.some(({ byHand }) => byHand);
}

/** What the guest still owes once the correction has been made. */
export function owedAfter(before: BookingRecord, plan: EditPlan): number {
	const { price, way, hotel, differenceCents } = plan;
	const isSettledNow = takenByHand(way) !== null || hotel !== null;
	return (
		before.balanceCents +
		price.priceCents -
		before.priceCents -
		(isSettledNow ? differenceCents : 0)
	);
}

/** SQL that is true while the money of a booking still is what the plan was made for. */
export function isStillSettleable(bookingId: number, { hotel, back }: EditPlan): SQL {
	return sql.join(
		[
			hotel ? hotelCollects(bookingId, hotel.fromCents) : sql`true`,
			...back.map((part) => mayGoBack(bookingId, part)),
		],
		sql` AND `,
	);
}

/** How the difference of a party is settled: by its hotel, by hand, by link or back. Each takes effect only with the correction. */
export function settlementStatements(
	db: Database,
	{ id: bookingId, currency }: BookingRecord,
	{
		plan: { way, differenceCents, hotel, back },
		owedCents,
		isUnpaidSale,
		isOtherExcursion,
		isEdited,
		circumstances: { act, scope },
	}: {
		plan: EditPlan;
		owedCents: number;
		isUnpaidSale: boolean;
		/** The booking moves to one; otherwise its party changes. */
		isOtherExcursion: boolean;
		isEdited: SQL;
		circumstances: { act: StaffAct; scope: BookingScope };
	},
) {
	const { actor, key, now } = act;
	const taken = takenByHand(way);
	return {
		hotel: hotel
			? db.run(sql`
				UPDATE payments SET amount_cents = ${hotel.toCents}, updated_at = ${now}
				WHERE booking_id = ${bookingId} AND gateway = 'hotel' AND status = 'created'
					AND amount_cents = ${hotel.fromCents} AND ${isEdited}`)
			: undefined,
		taken: taken
			? {
					...staffPaymentStatements(db, sql`bookings.id = ${bookingId} AND ${isEdited}`, {
						gateway: taken,
						amountCents: differenceCents,
						by: actor,
						key,
						now,
					}),
					event: recordBookingEntry(
						db,
						bookingId,
						{
							type: "paid",
							line: { code: "taken", cents: differenceCents, currency, by: taken },
							actor,
							dedupeKey: `taken:${bookingId}:${key}`,
							now,
						},
						isEdited,
					),
				}
			: undefined,
		link:
			way === "link"
				? {
						// an unpaid sale has its link, which asks for the price
						given: isUnpaidSale
							? undefined
							: payLinkStatement(db, { id: bookingId, scope }, { condition: isEdited, now }),
						event: recordBookingEntry(
							db,
							bookingId,
							{
								type: "pay link",
								line: { code: "amount", cents: owedCents, currency },
								actor,
								dedupeKey: `pay-link:${bookingId}:${key}`,
								now,
							},
							isUnpaidSale ? isEdited : somethingChanged,
						),
					}
				: undefined,
		back: back.map((part, index) =>
			partialRefundStatements(db, {
				bookingId,
				byHand: part.byHand,
				currency,
				refund: {
					...part,
					reason: isOtherExcursion ? bookingHistoryTexts.back.otherExcursion : "",
					isSmallerParty: !isOtherExcursion,
				},
				act: { ...act, key: index === 0 ? key : `${key}:${index}` },
				condition: isEdited,
			}),
		),
	};
}

function takenByHand(way: EditPlan["way"]): "cash" | "terminal" | null {
	return way === "cash" || way === "terminal" ? way : null;
}

/** SQL that is true while a hotel still has to collect what the form showed, and nothing of it has come. */
function hotelCollects(bookingId: number, cents: number): SQL {
	return sql`EXISTS (SELECT 1 FROM payments WHERE booking_id = ${bookingId} AND gateway = 'hotel'
		AND status = 'created' AND amount_cents = ${cents})`;
}
