import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { PayLinkSender } from "#app/sales/mails/pay-link-mail.ts";
import { getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { pickupAfter } from "#app/sales/staff/edit/booking-edit.ts";
import type { BookingEdit } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { type OtherExcursion, otherExcursionPlan } from "#app/sales/staff/edit/edit-plan.ts";
import { otherExcursionStatement } from "#app/sales/staff/edit/edit-statements.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { mayMoveCash } from "../may-move-cash.ts";
import {
	answerBefore,
	type Correction,
	correctionStatements,
	type EditOutcome,
	mailOf,
} from "./correct-booking.server.ts";
import { isByHand, isStillSettleable, owedAfter } from "./settle-difference.server.ts";

export type MoveOutcome =
	| Exclude<EditOutcome, { outcome: "done" }>
	/** Both excursions have other seats now; none for a repeated form. */
	| { outcome: "done"; excursionIds: string[]; hasMail: boolean };

type MoveSettlement = Pick<
	BookingEdit,
	"seenAt" | "pickupPointId" | "told" | "differenceWay" | "reason"
>;

/**
 * Moves a confirmed booking to a departure of another excursion and settles what that costs more or less, as a
 * correction does; one batch after the read, whose first statement takes the seats. A repeated form changes nothing.
 */
export async function moveToExcursion(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		other,
		settlement,
		today,
		act,
		sender,
	}: {
		other: OtherExcursion;
		settlement: MoveSettlement;
		/** Local date: a past departure is not changed. */
		today: string;
		act: StaffAct;
		sender: PayLinkSender;
	},
): Promise<MoveOutcome> {
	const before = await getBookingRecord(db, scope, bookingId, act.now);
	if (!before) return { outcome: "unknown" };
	const { name, email, phone, language, guideNotes, staffNotes, adults, children, bebe } = before;
	const facts = { name, email, phone, language, guideNotes, staffNotes, adults, children, bebe };
	const edit: BookingEdit = { ...facts, ...settlement };
	const eventKey = `edit:${bookingId}:${act.key}`;
	const early = answerBefore(before, { edit, today, eventKey });
	if (early) return early.outcome === "done" ? { ...early, excursionIds: [] } : early;
	const plan = otherExcursionPlan(before, edit, other);
	if ("outcome" in plan) return plan;
	if (isByHand(plan) && !mayMoveCash(act.actor)) return { outcome: "own account only" };
	const { id: excursionId, departureId, title, date, startTime } = other;
	const pickup = pickupAfter(plan.stop, before.pickup);
	const { pickupPointId } = settlement;
	const target = { departureId, excursionId, title, date, startTime, pickup, pickupPointId };
	const correction: Correction = {
		...{ before, edit, plan, changes: [], isUnpaidSale: false, isReaddressed: false },
		hasMail: email !== null,
		owedCents: owedAfter(before, plan),
		stored: { ...before, ...edit, ...target, priceCents: plan.price.priceCents },
	};
	const mail = await mailOf(db, correction, { act, sender });
	const edited = otherExcursionStatement(db, before, {
		scope,
		seenAt: settlement.seenAt,
		other: { departureId, title, stop: plan.stop },
		price: plan.price,
		listPriceCents: before.priceCents + plan.differenceCents,
		condition: isStillSettleable(bookingId, plan),
		now: act.now,
	});
	const { done } = await runBatch(
		db,
		correctionStatements(db, correction, { edited, mail, eventKey, scope, act }),
	);
	if (done[0]?.done)
		return {
			outcome: "done",
			excursionIds: [before.excursionId, excursionId],
			hasMail: correction.hasMail,
		};
	return { outcome: "not possible" };
}
