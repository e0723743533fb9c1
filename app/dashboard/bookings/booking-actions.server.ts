import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingStepsTexts } from "#app/messages/staff/office/booking-steps.ts";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { requireRight, type StaffUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { cancelBooking } from "#app/sales/cancellation/cancel-by-staff.server.ts";
import { givePayLink } from "#app/sales/payments/balance-pay-link.server.ts";
import { creditAmount } from "#app/sales/payments/credits/credit-amount.ts";
import { creditRefusalWords } from "#app/sales/payments/credits/credit-words.ts";
import { giveCredit } from "#app/sales/payments/credits/give-credit.server.ts";
import { spendCredit } from "#app/sales/payments/credits/spend-credit.server.ts";
import { stepHotelMoney } from "#app/sales/payments/hotel-collection.server.ts";
import { mayMoveCash } from "#app/sales/payments/may-move-cash.ts";
import { markMoneyForRefund } from "#app/sales/payments/refunds/refund-cancelled-booking.server.ts";
import { giveMoneyBack, takeMoney } from "#app/sales/payments/staff-money.server.ts";
import { amountOfMoney, centsTold } from "#app/sales/staff/amount-schema.ts";
import { actKey } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { hotelMoneySteps } from "#app/sales/staff/hotel-money-steps.ts";
import {
	giveUpSale,
	holdAgain,
	noteGuestReached,
} from "#app/sales/staff/sell/hold-again.server.ts";
import { holdFields, holdProblem } from "#app/sales/staff/sell/hold-rules.ts";
import type { NoPayLink } from "#app/sales/staff/sell/resend-link-decision.ts";
import { resendPayLink } from "#app/sales/staff/sell/resend-pay-link.server.ts";
import { addNote, resendVoucher } from "#app/sales/staff/staff-changes.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { blockOfText, lineOfText } from "#app/ui/form/values/text-schema.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { refundOfADay } from "./money-of-booking.server.ts";
import { payBack, payBackSchema, type StaffAnswer } from "./pay-back-action.server.ts";

const key = actKey;

const intentSchema = v.variant("intent", [
	v.object({
		intent: v.literal("cancel"),
		reason: v.optional(lineOfText({ what: () => officeTexts.fields.reason, most: 300 }), ""),
		refund: v.optional(v.literal("on")),
		told: v.optional(v.pipe(v.string(), v.maxLength(1000)), ""),
	}),
	v.object({ intent: v.literal("refund") }),
	payBackSchema,
	v.object({ intent: v.literal("hotel-money"), step: v.picklist(hotelMoneySteps) }),
	v.object({
		intent: v.literal("take-money"),
		key,
		gateway: v.picklist(["cash", "terminal"]),
		amount: amountOfMoney(() => bookingStepsTexts.fields.amountTaken),
	}),
	v.object({
		intent: v.literal("take-credit"),
		key,
		creditCode: v.pipe(
			v.optional(v.string(), ""),
			v.maxLength(100),
			v.trim(),
			v.nonEmpty(() => creditsTexts.record.noCode),
		),
	}),
	v.object({
		intent: v.literal("give-credit"),
		key,
		creditAmount: creditAmount(),
		creditReason: v.pipe(
			lineOfText({ what: () => officeTexts.fields.reason, most: 300 }),
			v.nonEmpty(() => creditsTexts.record.noReason),
		),
	}),
	v.object({ intent: v.literal("give-back"), key, told: centsTold() }),
	v.object({ intent: v.literal("pay-link"), key, way: v.picklist(["mail", "code"]) }),
	v.object({ intent: v.literal("resend"), key }),
	v.object({ intent: v.literal("resend-pay-link"), key }),
	v.object({ intent: v.literal("hold-again"), key, ...holdFields }),
	v.object({ intent: v.literal("guest-reached"), key }),
	v.object({ intent: v.literal("give-up-sale"), key }),
	v.object({
		intent: v.literal("note"),
		key,
		note: v.pipe(
			blockOfText({ what: () => officeTexts.fields.note, most: 1000 }),
			v.nonEmpty(() => bookingStepsTexts.fields.noteEmpty),
		),
	}),
]);

const hotelMoneySentences: Record<(typeof hotelMoneySteps)[number], () => string> = {
	collect: () => bookingStepsTexts.hotelMoney.collected,
	uncollect: () => bookingStepsTexts.hotelMoney.uncollected,
	"paid-back": () => bookingStepsTexts.hotelMoney.paidBack,
};

type Intent = v.InferOutput<typeof intentSchema>;

/** Who acts on which booking, and when. */
interface BookingAction {
	services: RequestContext;
	user: StaffUser;
	bookingId: number;
	now: number;
}

/** Runs a form of the booking page. @throws a redirect on success. */
export async function runBookingAction(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	bookingId: number,
	form: FormData,
) {
	const user = requireRight(context, request, "bookings", "update");
	const checked = checkForm(intentSchema, form);
	const intent = String(form.get("intent"));
	if (checked.errors)
		return data(
			{ intent, errors: checked.errors, typedValues: checked.typedValues },
			{ status: 400 },
		);
	const { values } = checked;
	const actor = actorOf(context, user);
	const isByHand =
		values.intent === "take-money" ||
		values.intent === "give-back" ||
		values.intent === "give-credit";
	if (isByHand && !mayMoveCash(actor))
		return data(
			{ intent, errors: { "": [cashTexts.errors.ownMoney] }, typedValues: checked.typedValues },
			{ status: 403 },
		);
	// refunds need a right of their own
	if (
		values.intent === "refund" ||
		values.intent === "give-back" ||
		values.intent === "pay-back" ||
		values.intent === "give-credit" ||
		(values.intent === "cancel" && values.refund)
	) {
		requireRight(context, request, "bookings", "refund");
		await requireConfirmedRefund({ request, context, form }, () =>
			refundOfADay(context, user, bookingId, centsOf(values)),
		);
	}
	const services = context.get(requestContext);
	const action = { services, user, bookingId, now: Date.now() };
	const answer = await runIntent(action, values, actor);
	if (answer.error !== undefined) {
		const { error, status = 409 } = answer;
		return data({ intent, errors: { "": [error] }, typedValues: checked.typedValues }, { status });
	}
	deliverSoon(services);
	refundSoon(services);
	setFlash(context, { look: "success", text: answer.done });
	throw redirect(`/dashboard/bookings/${bookingId}`, 303);
}

/** Cents that a form gives away; null: all that could go back. */
function centsOf(values: Intent): number | null {
	if (values.intent === "pay-back") return values.amount;
	return values.intent === "give-credit" ? values.creditAmount : null;
}

async function runIntent(
	{ services, user, bookingId, now }: BookingAction,
	intent: Intent,
	actor: ReturnType<typeof actorOf>,
): Promise<StaffAnswer> {
	const { db } = services;
	const scope = bookingScopeOf(user);
	const sender = mailSender(services);
	const act = { actor, key: "key" in intent ? intent.key : "", now };
	switch (intent.intent) {
		case "cancel": {
			const refund = intent.refund === "on";
			const today = localDateAt(now, services.environment.timeZone);
			const answer = await cancelBooking(db, scope, bookingId, {
				form: { refund, reason: intent.reason, shownFingerprint: intent.told, today },
				act: { actor, now },
				sender,
			});
			if (answer.outcome === "unknown") throw notFound();
			if (answer.outcome === "over") return { error: bookingStepsTexts.cancel.over };
			if (answer.outcome === "other money" || answer.outcome === "changed meanwhile")
				return { error: bookingStepsTexts.cancel.otherMoney };
			// the seats are free again
			purgeExcursionPages(services, answer.excursionId);
			// a second click finds the booking cancelled already, which is a success
			if (!refund) return { done: bookingStepsTexts.cancel.done };
			return {
				done: answer.isAtBank
					? bookingStepsTexts.cancel.moneyAtBank
					: bookingStepsTexts.cancel.moneyGoesBack,
			};
		}
		case "refund": {
			const { outcome } = await markMoneyForRefund(db, scope, bookingId, {
				act: { actor, now },
				sender,
			});
			if (outcome === "unknown") throw notFound();
			if (outcome === "at the bank") return { error: bookingStepsTexts.refund.atBank };
			return outcome === "rest stays" || outcome === "changed meanwhile"
				? { error: bookingStepsTexts.refund.changed }
				: { done: bookingStepsTexts.refund.done };
		}
		case "pay-back": {
			const answer = await payBack({ services, user, bookingId, ofCancelled: true }, intent, act);
			if (!answer) throw notFound();
			return answer;
		}
		case "hotel-money": {
			const { step } = intent;
			return (await stepHotelMoney(db, scope, bookingId, { step, act: { actor, now } }))
				? { done: hotelMoneySentences[intent.step]() }
				: { error: bookingStepsTexts.hotelMoney.changed };
		}
		case "take-money": {
			const outcome = await takeMoney(db, scope, bookingId, {
				money: { gateway: intent.gateway, amountCents: intent.amount },
				act,
				sender,
			});
			return takenOrWhyNot(outcome, services.environment.currency);
		}
		case "take-credit":
		case "give-credit":
			return runCreditIntent({ services, user, bookingId, now }, intent, actor);
		case "pay-link": {
			const byMail = intent.way === "mail";
			const { outcome } = await givePayLink(db, scope, bookingId, { byMail, act, sender });
			return givenOrWhyNot(outcome, byMail);
		}
		case "give-back": {
			const answer = await giveMoneyBack(db, scope, bookingId, { toldCents: intent.told, act });
			return givenBackOrWhyNot(answer, services.environment.currency);
		}
		case "resend": {
			const { outcome } = await resendVoucher(db, scope, bookingId, { act, sender });
			if (outcome === "unknown") throw notFound();
			if (outcome === "queued") return { done: bookingStepsTexts.resend.done };
			return { error: notSentAgain[outcome]() };
		}
		case "resend-pay-link": {
			const { outcome } = await resendPayLink(db, scope, bookingId, { act, sender });
			if (outcome === "unknown") throw notFound();
			if (outcome === "queued" || outcome === "queued before")
				return { done: bookingStepsTexts.payLink.mailed };
			return { error: noPayLinkAgain[outcome]() };
		}
		case "guest-reached":
		case "hold-again":
		case "give-up-sale":
			return stepLinkSale({ services, user, bookingId, now }, intent, actor);
		case "note": {
			const { outcome } = await addNote(db, scope, bookingId, { text: intent.note, act });
			if (outcome === "unknown") throw notFound();
			if (outcome === "saved") return { done: bookingStepsTexts.noteSaved };
			return { error: noNote[outcome]() };
		}
	}
}

async function stepLinkSale(
	{ services, user, bookingId, now }: BookingAction,
	intent: Extract<Intent, { intent: "guest-reached" | "hold-again" | "give-up-sale" }>,
	actor: ReturnType<typeof actorOf>,
): Promise<StaffAnswer> {
	const scope = bookingScopeOf(user);
	const act = { actor, key: intent.key, now };
	const { held, heldAndMailed, givenUp, notEnded } = bookingStepsTexts.holdAgain;
	if (intent.intent === "guest-reached")
		return (await noteGuestReached(services.db, scope, bookingId, act))
			? { done: bookingStepsTexts.guestReached.done }
			: { error: bookingStepsTexts.guestReached.notHeld };
	if (intent.intent === "give-up-sale")
		return (await giveUpSale(services.db, scope, bookingId, act))
			? { done: givenUp }
			: { error: notEnded };
	const { timeZone } = services.environment;
	const wrongDate = holdProblem(intent, localDateAt(now, timeZone));
	if (wrongDate) return { error: wrongDate, status: 400 };
	const answer = await holdAgain(services.db, scope, bookingId, {
		hold: intent,
		act,
		timeZone,
		sender: mailSender(services),
	});
	if (answer.outcome === "unknown") throw notFound();
	if (answer.outcome !== "held") return { error: notHeldAgain[answer.outcome]() };
	purgeExcursionPages(services, answer.excursionId);
	return { done: answer.hasMail ? heldAndMailed : held };
}

const noNote = {
	erased: () => eraseBookingTexts.staysErased,
	"changed meanwhile": () => bookingStepsTexts.resend.changedMeanwhile,
};

const notSentAgain = {
	erased: () => eraseBookingTexts.staysErased,
	"changed meanwhile": () => bookingStepsTexts.resend.changedMeanwhile,
	"not confirmed": () => bookingStepsTexts.resend.notConfirmed,
};

const noPayLinkAgain: Record<NoPayLink | "changed meanwhile", () => string> = {
	erased: () => eraseBookingTexts.staysErased,
	"not pending": () => bookingStepsTexts.payLinkAgain.notPending,
	"hold over": () => bookingStepsTexts.payLinkAgain.holdOver,
	"not by link": () => bookingStepsTexts.payLinkAgain.notByLink,
	"no address": () => bookingStepsTexts.payLink.noAddress,
	"still waiting": () => bookingStepsTexts.payLinkAgain.stillWaiting,
	"changed meanwhile": () => bookingStepsTexts.resend.changedMeanwhile,
};

const notHeldAgain = {
	erased: () => eraseBookingTexts.staysErased,
	"not ended": () => bookingStepsTexts.holdAgain.notEnded,
	over: () => bookingStepsTexts.holdAgain.over,
	"not possible": () => bookingStepsTexts.holdAgain.notPossible,
	"changed meanwhile": () => bookingStepsTexts.resend.changedMeanwhile,
};

function givenOrWhyNot(
	outcome: Awaited<ReturnType<typeof givePayLink>>["outcome"],
	byMail: boolean,
): StaffAnswer {
	switch (outcome) {
		case "unknown":
			throw notFound();
		case "given":
		case "given before":
			return { done: byMail ? bookingStepsTexts.payLink.mailed : bookingStepsTexts.payLink.shown };
		case "nothing owed":
			return { error: bookingStepsTexts.payLink.nothingOwed };
		case "no address":
			return { error: bookingStepsTexts.payLink.noAddress };
		case "changed meanwhile":
			return { error: bookingStepsTexts.resend.changedMeanwhile };
	}
}

function takenOrWhyNot(
	outcome: Awaited<ReturnType<typeof takeMoney>>,
	currency: string,
): StaffAnswer {
	switch (outcome.outcome) {
		case "taken":
			return { done: bookingStepsTexts.takeMoney.done };
		case "unknown":
			throw notFound();
		case "no seats":
			return { error: bookingStepsTexts.takeMoney.noSeats };
		case "changed meanwhile":
			return { error: bookingStepsTexts.resend.changedMeanwhile };
		case "too much":
			return {
				error: bookingStepsTexts.takeMoney.tooMuch({
					sum: formatMoney(Math.max(0, outcome.balanceCents), currency),
				}),
			};
	}
}

function givenBackOrWhyNot(
	answer: Awaited<ReturnType<typeof giveMoneyBack>>,
	currency: string,
): StaffAnswer {
	switch (answer.outcome) {
		case "unknown":
			throw notFound();
		case "given":
		case "given before":
			return { done: bookingStepsTexts.giveBack.done };
		case "changed meanwhile":
			return { error: bookingStepsTexts.resend.changedMeanwhile };
		case "other sum": {
			const { dueCents } = answer;
			if (dueCents === 0) return { error: bookingStepsTexts.giveBack.nothing };
			const sum = formatMoney(dueCents, currency);
			return { error: bookingStepsTexts.giveBack.otherSum({ sum }) };
		}
	}
}

export function notFound() {
	return data({ message: bookingStepsTexts.unknown }, { status: 404 });
}

/** Booking id of the address; 0 when it is not a number. */
export function bookingIdOf(param: string): number {
	return /^[1-9]\d{0,14}$/.test(param) ? Number(param) : 0;
}

async function runCreditIntent(
	{ services, user, bookingId, now }: BookingAction,
	intent: Extract<Intent, { intent: "take-credit" | "give-credit" }>,
	actor: ReturnType<typeof actorOf>,
): Promise<StaffAnswer> {
	const { db, environment } = services;
	const { currency, timeZone } = environment;
	const scope = bookingScopeOf(user);
	const sender = mailSender(services);
	const { changedMeanwhile } = bookingStepsTexts.resend;
	if (intent.intent === "give-credit") {
		const cents = intent.creditAmount;
		const act = { actor, key: intent.key, now };
		const answer = await giveCredit(db, scope, bookingId, {
			...{ cents, why: intent.creditReason, act, sender },
		});
		if (answer.outcome === "unknown") throw notFound();
		if (answer.outcome === "erased") return { error: eraseBookingTexts.staysErased };
		if (answer.outcome === "changed meanwhile") return { error: changedMeanwhile };
		return { done: creditsTexts.record.given({ sum: formatMoney(cents, currency) }) };
	}
	const which = { id: bookingId, scope };
	const spending = await spendCredit(db, which, {
		...{ typedCode: intent.creditCode, rest: "staff", actor, sender },
		clock: { now, timeZone },
	});
	if (spending.outcome === "unknown") throw notFound();
	if (spending.outcome === "changed meanwhile") return { error: changedMeanwhile };
	return spending.outcome === "refused"
		? { error: creditRefusalWords(spending, { currency, language: staffLanguage() }) }
		: { done: creditsTexts.record.taken };
}
