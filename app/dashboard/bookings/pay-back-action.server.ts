import * as v from "valibot";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { mailSender } from "#app/request/after-response.server.ts";
import type { RequestContext } from "#app/request/context.server.ts";
import type { StaffUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { payPartBack } from "#app/sales/payments/refunds/partial-refund.server.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import { actKey } from "#app/sales/staff/edit/booking-edit-rules.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { formatMoney } from "#app/ui/format/format.ts";

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

const doneTexts = {
	given: bookingEditTexts.done.givenBack,
	waits: bookingEditTexts.done.waits,
	sent: bookingEditTexts.done.goesBack,
	"in credit": bookingEditTexts.done.isInCredit,
};

/**
 * The right to refund, and a fresh confirmation where the sum asks for one, have been checked.
 * @returns null when there is no such booking or payment.
 */
export async function payBack(
	{
		services,
		user,
		bookingId,
		ofCancelled,
	}: {
		services: RequestContext;
		user: StaffUser;
		bookingId: number;
		/** The form is that of a cancelled booking. */
		ofCancelled: boolean;
	},
	{ paymentId, amount, refundReason }: v.InferOutput<typeof payBackSchema>,
	act: StaffAct,
): Promise<StaffAnswer | null> {
	const answer = await payPartBack(services.db, bookingScopeOf(user), bookingId, {
		refund: { paymentId, amountCents: amount, reason: refundReason, ofCancelled },
		act,
		sender: mailSender(services),
	});
	const money = (cents: number) => formatMoney(cents, services.environment.currency);
	switch (answer.outcome) {
		case "unknown":
			return null;
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
