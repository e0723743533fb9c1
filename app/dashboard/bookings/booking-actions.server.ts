import { data } from "react-router";
import * as v from "valibot";
import { staffLanguage } from "#app/messages/languages.ts";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingStepsTexts } from "#app/messages/staff/office/booking-steps.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { mailSender } from "#app/request/after-response.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { cancelBooking } from "#app/sales/cancellation/cancel-by-staff.server.ts";
import { givePayLink } from "#app/sales/payments/balance-pay-link.server.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import { giveCredit } from "#app/sales/payments/credits/give-credit.server.ts";
import { spendCredit } from "#app/sales/payments/credits/spend-credit.server.ts";
import { creditRefusalWords } from "#app/sales/payments/credits/spend-decision.ts";
import { creditAmount } from "#app/sales/payments/credits/staff-credits.server.ts";
import { stepHotelMoney } from "#app/sales/payments/hotel-collection.server.ts";
import { markMoneyForRefund } from "#app/sales/payments/refunds/refund-cancelled-booking.server.ts";
import { giveMoneyBack, takeMoney } from "#app/sales/payments/staff-money.server.ts";
import { amountOfMoney, centsTold } from "#app/sales/staff/amount-schema.ts";
import { actKey } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { hotelMoneySteps } from "#app/sales/staff/hotel-money-steps.ts";
import { holdFields, holdProblem } from "#app/sales/staff/sell/hold-rules.ts";
import {
	giveUpSale,
	holdAgain,
	noteGuestReached,
	resendPayLink,
} from "#app/sales/staff/sell/link-sale-steps.server.ts";
import { addNote, resendVoucher } from "#app/sales/staff/staff-changes.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { blockOfText, lineOfText } from "#app/ui/form/values/text-schema.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import {
	type BookingArgs,
	type BookingVisit,
	backToRecord,
	notFound,
	visitBooking,
} from "./booking-visit.server.ts";
import {
	ownAccountOnly,
	payBack,
	payBackSchema,
	refuseForm,
	requireRefundRight,
	type StaffAnswer,
	sendQueued,
} from "./pay-back-action.server.ts";

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

const steps = bookingStepsTexts;

const hotelMoneyTexts = {
	collect: "collected",
	uncollect: "uncollected",
	"paid-back": "paidBack",
} as const satisfies Record<(typeof hotelMoneySteps)[number], string>;

type Intent = v.InferOutput<typeof intentSchema>;
type IntentOf<Name extends Intent["intent"]> = Extract<Intent, { intent: Name }>;

/** Runs a form of the booking page. @throws a redirect on success. */
export async function runBookingAction(args: BookingArgs) {
	const visit = visitBooking(args, "update");
	const form = await readFormData(args.request);
	const { values, errors, typedValues } = checkForm(intentSchema, form);
	const intent = String(form.get("intent"));
	if (errors) return data({ intent, errors, typedValues }, { status: 400 });
	const isByHand =
		values.intent === "take-money" ||
		values.intent === "give-back" ||
		values.intent === "give-credit";
	if (isByHand && !mayMoveCash(visit.actor))
		return refuseForm(intent, ownAccountOnly(), typedValues);
	if (
		values.intent === "refund" ||
		values.intent === "give-back" ||
		values.intent === "pay-back" ||
		values.intent === "give-credit" ||
		(values.intent === "cancel" && values.refund)
	)
		await requireRefundRight(visit, form, centsOf(values));
	const answer = await runIntent(visit, values);
	if (answer.error !== undefined) return refuseForm(intent, answer, typedValues);
	sendQueued(visit);
	throw backToRecord(visit, "success", answer.done);
}

/** Cents that a form gives away; null: all that could go back. */
function centsOf(values: Intent): number | null {
	if (values.intent === "pay-back") return values.amount;
	return values.intent === "give-credit" ? values.creditAmount : null;
}

async function runIntent(visit: BookingVisit, intent: Intent): Promise<StaffAnswer> {
	const { services, db, scope, bookingId, actor, clock } = visit;
	const sender = mailSender(services);
	const act = { actor, key: "key" in intent ? intent.key : "", now: clock.now };
	switch (intent.intent) {
		case "cancel":
			return cancel(visit, intent);
		case "refund": {
			const { outcome } = await markMoneyForRefund(db, scope, bookingId, { act, sender });
			return answerTo(outcome, {
				owed: { done: steps.refund.done },
				"nothing to pay back": { done: steps.refund.done },
				"at the bank": { error: steps.refund.atBank },
				"rest stays": { error: steps.refund.changed },
				"changed meanwhile": { error: steps.refund.changed },
			});
		}
		case "pay-back":
			return payBack(visit, intent, true);
		case "hotel-money":
			return (await stepHotelMoney(db, scope, bookingId, { step: intent.step, act }))
				? { done: steps.hotelMoney[hotelMoneyTexts[intent.step]] }
				: { error: steps.hotelMoney.changed };
		case "take-money":
			return takeFromGuest(visit, intent);
		case "take-credit":
			return takeCredit(visit, intent);
		case "give-credit": {
			const { creditAmount: cents, creditReason: why } = intent;
			const { outcome } = await giveCredit(db, scope, bookingId, { cents, why, act, sender });
			const sum = formatMoney(cents, services.environment.currency);
			const done = creditsTexts.record.given({ sum });
			return answerTo(outcome, { given: { done }, "given before": { done } });
		}
		case "pay-link": {
			const byMail = intent.way === "mail";
			const { outcome } = await givePayLink(db, scope, bookingId, { byMail, act, sender });
			const done = byMail ? steps.payLink.mailed : steps.payLink.shown;
			return answerTo(outcome, {
				given: { done },
				"given before": { done },
				"nothing owed": { error: steps.payLink.nothingOwed },
				"no address": { error: steps.payLink.noAddress },
			});
		}
		case "give-back":
			return giveBack(visit, intent);
		case "resend": {
			const { outcome } = await resendVoucher(db, scope, bookingId, { act, sender });
			return answerTo(outcome, {
				queued: { done: steps.resend.done },
				"not confirmed": { error: steps.resend.notConfirmed },
			});
		}
		case "resend-pay-link": {
			const { outcome } = await resendPayLink(db, scope, bookingId, { act, sender });
			return answerTo(outcome, {
				queued: { done: steps.payLink.mailed },
				"queued before": { done: steps.payLink.mailed },
				"not pending": { error: steps.payLinkAgain.notPending },
				"hold over": { error: steps.payLinkAgain.holdOver },
				"not by link": { error: steps.payLinkAgain.notByLink },
				"no address": { error: steps.payLink.noAddress },
				"still waiting": { error: steps.payLinkAgain.stillWaiting },
			});
		}
		case "guest-reached":
			return (await noteGuestReached(db, scope, bookingId, act))
				? { done: steps.guestReached.done }
				: { error: steps.guestReached.notHeld };
		case "hold-again":
			return holdSeatsAgain(visit, intent);
		case "give-up-sale":
			return (await giveUpSale(db, scope, bookingId, act))
				? { done: steps.holdAgain.givenUp }
				: { error: steps.holdAgain.notEnded };
		case "note": {
			const { outcome } = await addNote(db, scope, bookingId, { text: intent.note, act });
			return answerTo(outcome, { saved: { done: steps.noteSaved } });
		}
	}
}

/** Outcomes that have the same answer in every form, unless it has words of its own. */
type CommonOutcome = "unknown" | "erased" | "changed meanwhile";

/** @throws 404 for an unknown booking */
function answerTo<Outcome extends string>(
	outcome: Outcome,
	answers: Record<Exclude<Outcome, CommonOutcome>, StaffAnswer> &
		Partial<Record<"changed meanwhile", StaffAnswer>>,
): StaffAnswer {
	if (outcome === "unknown") throw notFound();
	const ownAnswers: Partial<Record<string, StaffAnswer>> = answers;
	const { changedMeanwhile } = steps.resend;
	const error = outcome === "erased" ? eraseBookingTexts.staysErased : changedMeanwhile;
	return ownAnswers[outcome] ?? { error };
}

async function cancel(
	{ services, db, scope, bookingId, actor, clock, today }: BookingVisit,
	{ refund, reason, told: shownFingerprint }: IntentOf<"cancel">,
): Promise<StaffAnswer> {
	const paysBack = refund === "on";
	const answer = await cancelBooking(db, scope, bookingId, {
		form: { refund: paysBack, reason, shownFingerprint, today },
		act: { actor, now: clock.now },
		sender: mailSender(services),
	});
	if (answer.outcome === "unknown") throw notFound();
	if (answer.outcome === "over") return { error: steps.cancel.over };
	if (answer.outcome === "other money" || answer.outcome === "changed meanwhile")
		return { error: steps.cancel.otherMoney };
	// the seats are free again
	purgeExcursionPages(services, answer.excursionId);
	// a second click finds the booking cancelled already, which is a success
	if (!paysBack) return { done: steps.cancel.done };
	return { done: answer.isAtBank ? steps.cancel.moneyAtBank : steps.cancel.moneyGoesBack };
}

async function takeFromGuest(
	{ services, db, scope, bookingId, actor, clock }: BookingVisit,
	{ key, gateway, amount: amountCents }: IntentOf<"take-money">,
): Promise<StaffAnswer> {
	const answer = await takeMoney(db, scope, bookingId, {
		money: { gateway, amountCents },
		act: { actor, key, now: clock.now },
		sender: mailSender(services),
	});
	if (answer.outcome === "too much") {
		const cents = Math.max(0, answer.balanceCents);
		const sum = formatMoney(cents, services.environment.currency);
		return { error: steps.takeMoney.tooMuch({ sum }) };
	}
	return answerTo(answer.outcome, {
		taken: { done: steps.takeMoney.done },
		"no seats": { error: steps.takeMoney.noSeats },
	});
}

async function giveBack(
	{ environment, db, scope, bookingId, actor, clock }: BookingVisit,
	{ key, told: toldCents }: IntentOf<"give-back">,
): Promise<StaffAnswer> {
	const act = { actor, key, now: clock.now };
	const answer = await giveMoneyBack(db, scope, bookingId, { toldCents, act });
	if (answer.outcome === "other sum") {
		if (answer.dueCents === 0) return { error: steps.giveBack.nothing };
		const sum = formatMoney(answer.dueCents, environment.currency);
		return { error: steps.giveBack.otherSum({ sum }) };
	}
	const done = steps.giveBack.done;
	return answerTo(answer.outcome, { given: { done }, "given before": { done } });
}

async function takeCredit(
	{ services, db, scope, bookingId, actor, clock }: BookingVisit,
	{ creditCode: typedCode }: IntentOf<"take-credit">,
): Promise<StaffAnswer> {
	const which = { id: bookingId, scope };
	const sender = mailSender(services);
	const spending = await spendCredit(db, which, { typedCode, rest: "staff", actor, sender, clock });
	if (spending.outcome === "unknown") throw notFound();
	if (spending.outcome === "changed meanwhile") return { error: steps.resend.changedMeanwhile };
	const words = { currency: services.environment.currency, language: staffLanguage() };
	return spending.outcome === "refused"
		? { error: creditRefusalWords(spending, words) }
		: { done: creditsTexts.record.taken };
}

async function holdSeatsAgain(
	{ services, db, scope, bookingId, actor, clock, today }: BookingVisit,
	intent: IntentOf<"hold-again">,
): Promise<StaffAnswer> {
	const wrongDate = holdProblem(intent, today);
	if (wrongDate) return { error: wrongDate, status: 400 };
	const answer = await holdAgain(db, scope, bookingId, {
		hold: intent,
		act: { actor, key: intent.key, now: clock.now },
		timeZone: clock.timeZone,
		sender: mailSender(services),
	});
	const texts = steps.holdAgain;
	if (answer.outcome === "held") {
		purgeExcursionPages(services, answer.excursionId);
		return { done: answer.hasMail ? texts.heldAndMailed : texts.held };
	}
	return answerTo(answer.outcome, {
		"not ended": { error: texts.notEnded },
		over: { error: texts.over },
		"not possible": { error: texts.notPossible },
	});
}
