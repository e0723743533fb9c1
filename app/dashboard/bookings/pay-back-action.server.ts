/** What the forms that correct a booking and its money share: who may give money back, and what became of it. */
import { data } from "react-router";
import * as v from "valibot";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Refusal } from "#app/sales/payments/corrections/edit-decision.ts";
import { givableOf } from "#app/sales/payments/money.ts";
import { partsBackSince, payPartBack } from "#app/sales/payments/refunds/partial-refund.server.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import { actKey } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { type BookingVisit, notFound } from "./booking-visit.server.ts";

/** The form "Give money back", which the record of a cancelled booking and the page that corrects a live one draw. */
export const payBackSchema = v.object({
	intent: v.literal("pay-back"),
	key: actKey,
	paymentId: v.pipe(v.string(), v.minLength(2), v.maxLength(100)),
	amount: amountOfMoney(() => bookingEditTexts.errors.noAmount),
	refundReason: v.pipe(
		lineOfText({ what: () => officeTexts.fields.reason, most: 300 }),
		v.nonEmpty(() => bookingEditTexts.errors.noReason),
	),
});

/** @property status of the answer; 409 unless something else is said. */
export type StaffAnswer =
	| { done: string; error?: undefined }
	| { done?: undefined; error: string; status?: 400 | 403 };

export const ownAccountOnly = () => ({ error: cashTexts.errors.ownMoney, status: 403 as const });

/** Why a booking was not corrected. @throws 404 for an unknown one */
export function refusalInWords(
	answer: Refusal,
	texts: Pick<
		typeof bookingEditTexts.errors,
		"notPossible" | "changedMeanwhile" | "costsMore" | "costsLess"
	>,
	currency: string,
): { error: string; status?: 403 } {
	switch (answer.outcome) {
		case "unknown":
			throw notFound();
		case "over":
			return { error: officeTexts.tripOver };
		case "changed meanwhile":
			return { error: texts.changedMeanwhile };
		case "nothing to change":
		case "not possible":
			return { error: texts.notPossible };
		case "refused":
			return { error: answer.words };
		case "own account only":
			return ownAccountOnly();
		case "way missing": {
			const { differenceCents } = answer;
			const sum = formatMoney(Math.abs(differenceCents), currency);
			return { error: differenceCents > 0 ? texts.costsMore({ sum }) : texts.costsLess({ sum }) };
		}
	}
}

/** What a refused form shows: the words above it, and what was typed. */
export function refuseForm(
	intent: string,
	{ error, status = 409 }: { error: string; status?: 400 | 403 | 409 },
	typedValues: TypedValues,
) {
	return data({ intent, errors: { "": [error] }, typedValues }, { status });
}

/** After a form that moves money or mails: what was queued goes out. */
export function sendQueued({ services }: BookingVisit): void {
	deliverSoon(services);
	refundSoon(services);
}

const day = 86_400_000;

/**
 * Giving money back, or not asking for it, needs a right of its own, and a large sum a fresh confirmation. Attack: a stolen
 * session that splits a large refund into small ones; what the booking has paid back in parts within a day counts too.
 * @param cents of the form; null: all that could go back.
 */
export async function requireRefundRight(
	{ request, context, db, scope, bookingId }: BookingVisit,
	form: FormData,
	cents: number | null,
): Promise<void> {
	requireRight(context, request, "bookings", "refund");
	await requireConfirmedRefund({ request, context, form }, async () => {
		const now = Date.now();
		const [record, partsBefore] = await Promise.all([
			cents === null ? getBookingRecord(db, scope, bookingId, now) : null,
			partsBackSince(db, bookingId, now - day),
		]);
		const most = record ? givableOf(record.sums) + (record.sums.guest.disputed?.cents ?? 0) : 0;
		return (cents ?? most) + partsBefore;
	});
}

const doneTexts = {
	given: bookingEditTexts.done.givenBack,
	waits: bookingEditTexts.done.waits,
	sent: bookingEditTexts.done.goesBack,
	"in credit": bookingEditTexts.done.isInCredit,
};

/**
 * `requireRefundRight` has been asked.
 * @param ofCancelled the form is that of a cancelled booking.
 */
export async function payBack(
	{ services, db, scope, bookingId, actor, clock }: BookingVisit,
	{ key, paymentId, amount, refundReason }: v.InferOutput<typeof payBackSchema>,
	ofCancelled: boolean,
): Promise<StaffAnswer> {
	const answer = await payPartBack(db, scope, bookingId, {
		refund: { paymentId, amountCents: amount, reason: refundReason, ofCancelled },
		act: { actor, key, now: clock.now },
		sender: mailSender(services),
	});
	const money = (cents: number) => formatMoney(cents, services.environment.currency);
	switch (answer.outcome) {
		case "unknown":
			throw notFound();
		case "erased":
			return { error: eraseBookingTexts.staysErased };
		case "own account only":
			return ownAccountOnly();
		case "not possible":
		case "changed meanwhile":
			return { error: bookingEditTexts.errors.nothingBack };
		case "too much":
			return { error: bookingEditTexts.errors.tooMuchBack({ most: money(answer.mostCents) }) };
		case "done":
		case "was done already":
			return { done: doneTexts[answer.way]({ sum: money(amount) }) };
	}
}
