import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { addNote, resendVoucher } from "#app/bookings/booking-changes.server.ts";
import { hotelMoneySteps } from "#app/bookings/hotel-money.ts";
import { cancelBooking, owePaidMoney } from "#app/payments/cancellation.server.ts";
import { stepHotelMoney } from "#app/payments/hotel-collection.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/afterwards.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { forgetExcursionPages } from "#app/request/public-pages.server.ts";
import { requireRight, type StaffUser } from "#app/request/rights.server.ts";
import { actorOf, bookingScopeOf } from "#app/request/staff.server.ts";
import { checkForm } from "#app/ui/form.ts";

const key = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
const text = (longest: number) =>
	v.pipe(v.string(), v.trim(), v.maxLength(longest, `At most ${longest} characters`));

const intentSchema = v.variant("intent", [
	v.object({
		intent: v.literal("cancel"),
		reason: v.optional(text(300), ""),
		refund: v.optional(v.literal("on")),
	}),
	v.object({ intent: v.literal("refund") }),
	v.object({ intent: v.literal("hotel-money"), step: v.picklist(hotelMoneySteps) }),
	v.object({ intent: v.literal("resend"), key }),
	v.object({
		intent: v.literal("note"),
		key,
		note: v.pipe(text(1000), v.nonEmpty("Write what the others should know")),
	}),
]);

type Intent = v.InferOutput<typeof intentSchema>;

interface Desk {
	services: RequestContext;
	user: StaffUser;
	bookingId: number;
	now: number;
}

/** What a form of the booking's page does. @throws where it leads when it went well. */
export async function runBookingIntent(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	bookingId: number,
	form: FormData,
) {
	const user = requireRight(context, request, "bookings", "update");
	const checked = checkForm(intentSchema, form);
	const intent = String(form.get("intent"));
	if (checked.errors)
		return data({ intent, errors: checked.errors, typed: checked.typed }, { status: 400 });
	const { values } = checked;
	// money is a right of its own
	if (values.intent === "refund" || (values.intent === "cancel" && values.refund))
		requireRight(context, request, "bookings", "refund");
	const services = context.get(requestContext);
	const desk = { services, user, bookingId, now: Date.now() };
	const { done, error } = await act(desk, values, actorOf(context, user));
	if (error)
		return data({ intent, errors: { "": [error] }, typed: checked.typed }, { status: 409 });
	deliverSoon(services);
	refundSoon(services);
	throw redirect(`/dashboard/bookings/${bookingId}?done=${done}`, 303);
}

type Result = { done: string; error?: undefined } | { done?: undefined; error: string };

async function act(
	{ services, user, bookingId, now }: Desk,
	intent: Intent,
	actor: ReturnType<typeof actorOf>,
): Promise<Result> {
	const { db } = services;
	const scope = bookingScopeOf(user);
	const sender = mailSender(services);
	switch (intent.intent) {
		case "cancel": {
			const refund = intent.refund === "on";
			const cancellation = { refund, reason: intent.reason, actor, now };
			const answer = await cancelBooking(db, scope, bookingId, cancellation, sender);
			if (answer.outcome === "unknown") throw notFound();
			// the places are free again
			forgetExcursionPages(services, answer.excursionId);
			// the second of two clicks finds it done, and that is what was asked for
			if (!refund) return { done: "cancelled" };
			return { done: answer.isAtBank ? "cancelled-bank" : "cancelled-refund" };
		}
		case "refund": {
			const outcome = await owePaidMoney(db, scope, bookingId, { actor, now }, sender);
			if (outcome === "unknown") throw notFound();
			return outcome === "at the bank"
				? { error: "The guest's bank has this money by now: nothing can go back from here." }
				: { done: "refunded" };
		}
		case "hotel-money": {
			const act = { actor, now };
			return (await stepHotelMoney(db, scope, bookingId, intent.step, act))
				? { done: intent.step }
				: { error: "The money of this booking stands otherwise by now. Look at it again first." };
		}
		case "resend": {
			const act = { actor, key: intent.key, now };
			const outcome = await resendVoucher(db, scope, bookingId, act, sender);
			if (outcome === "unknown") throw notFound();
			if (outcome === "queued") return { done: "resent" };
			return outcome === "changed meanwhile"
				? { error: "Somebody is changing this booking: look at it again first." }
				: { error: "Only a confirmed booking has a voucher to send." };
		}
		case "note":
			if (!(await addNote(db, scope, bookingId, intent.note, { actor, key: intent.key, now })))
				throw notFound();
			return { done: "noted" };
	}
}

export function notFound() {
	return data({ message: "There is no such booking." }, { status: 404 });
}

/** The number in the address, or 0 for what is none. */
export function bookingIdOf(param: string): number {
	return /^[1-9]\d{0,14}$/.test(param) ? Number(param) : 0;
}
