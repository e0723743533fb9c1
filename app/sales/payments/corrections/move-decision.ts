import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { pickupAfter } from "#app/sales/staff/edit/booking-edit.ts";
import type { BookingEdit } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { type OtherExcursion, otherExcursionPlan } from "#app/sales/staff/edit/edit-plan.ts";
import { whyExtrasLack } from "#app/sales/staff/edit/lacking-words.ts";
import {
	answerBefore,
	type Correction,
	type EditDecision,
	type EditRequest,
	type EditState,
	isByHand,
	owedAfter,
} from "./edit-decision.ts";

/** What a form says that moves a booking to another excursion. */
export type MoveSettlement = Pick<
	BookingEdit,
	"fingerprint" | "pickupPointId" | "told" | "differenceWay" | "reason"
>;

interface MoveState extends EditState {
	/** Null where it is not on sale, or not on that day. */
	other: OtherExcursion | null;
}

interface MoveRequest extends Pick<EditRequest, "today" | "eventKey" | "mayMoveCash"> {
	settlement: MoveSettlement;
}

/** Moves a confirmed booking to a departure of another excursion: what becomes of it and its money, or why not. */
export function decideMove(
	{ record: recordBefore, hasSeats, extrasLeft, other }: MoveState,
	{ settlement, ...request }: MoveRequest,
): EditDecision {
	if (!recordBefore) return { outcome: "unknown" };
	const { name, email, phone, language, guideNotes, staffNotes, adults, children, bebe } =
		recordBefore;
	const facts = { name, email, phone, language, guideNotes, staffNotes, adults, children, bebe };
	const edit: BookingEdit = { ...facts, ...settlement };
	const early = answerBefore(recordBefore, { ...request, edit });
	if (early) return early;
	if (!other) return { outcome: "not possible" };
	const plan = otherExcursionPlan(recordBefore, edit, other);
	if ("outcome" in plan) return plan;
	if (isByHand(plan) && !request.mayMoveCash) return { outcome: "own account only" };
	if (!hasSeats) return { outcome: "not possible" };
	const extrasLack = whyExtrasLack(
		{ lines: plan.lines ?? [], extras: other.extras ?? [] },
		extrasLeft,
	);
	if (extrasLack) return { outcome: "refused", words: extrasLack };
	if (recordBefore.source === "reseller")
		return { outcome: "refused", words: bookingEditTexts.errors.resellersParty };
	const { id: excursionId, departureId, title, date, startTime } = other;
	const pickup = pickupAfter(plan.stop, recordBefore.pickup);
	const { pickupPointId } = settlement;
	const target = { departureId, excursionId, title, date, startTime, pickup, pickupPointId };
	const { priceCents, listPriceCents } = plan.price;
	const correction: Correction = {
		...{ recordBefore, edit, plan, isUnpaidSale: false, isReaddressed: false },
		hasMail: email !== null,
		owedCents: owedAfter(recordBefore, plan),
		recordAfter: {
			...{ ...recordBefore, ...target, priceCents, listPriceCents },
			lines: plan.lines ?? [],
			extras: (other.extras ?? []).map((extra) => ({ ...extra, isActive: true })),
		},
	};
	const excursionIds = [recordBefore.excursionId, excursionId];
	return { outcome: "done", excursionIds, hasMail: correction.hasMail, correction };
}
