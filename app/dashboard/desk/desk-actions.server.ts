import { data } from "react-router";
import * as v from "valibot";
import { seatsOf } from "#app/catalogue/excursion.ts";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import type { ChosenFare } from "#app/catalogue/fares/fare.ts";
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { sellsTo } from "#app/departures/sold-as.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { deskTexts } from "#app/messages/staff/office/desk.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { readDeskCode } from "#app/partners/totem/desk-code.ts";
import {
	handoffExtras,
	handoffFares,
	handoffFields,
	handoffLines,
} from "#app/partners/totem/phone-handoff.ts";
import {
	bookingOfHandoff,
	type DeskHandoff,
	handoffKey,
	openDeskHandoff,
} from "#app/partners/totem/phone-handoffs.server.ts";
import { isHotelId } from "#app/partners/totem.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { visitorSource } from "#app/request/security/visitor-source.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { hotelScopeOf } from "#app/request/user/user-scopes.server.ts";
import { getBooking } from "#app/sales/book-seats.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { bookingSchema, withChoices } from "#app/sales/booking/booking-request.ts";
import type { AppliedCode } from "#app/sales/codes/code.ts";
import { bookByForm } from "#app/sales/form/book-by-form.server.ts";
import type { OnSale, RefusedBooking } from "#app/sales/form/on-sale.ts";
import { checkForm, type FormErrors, type TypedValues, typedValuesOf } from "#app/ui/form/form.ts";
import type { Route } from "./+types/desk";
import { priceCodeName } from "./desk-code-name.ts";
import { requireDesk } from "./require-desk.server.ts";

const deskSchema = v.object({
	intent: v.picklist(["open", "book"]),
	hotelId: v.pipe(
		v.optional(v.string(), ""),
		v.check(isHotelId, () => deskTexts.errors.noHotel),
	),
	code: v.pipe(
		v.optional(v.string(), ""),
		v.maxLength(100),
		v.transform(readDeskCode),
		v.string(() => deskTexts.errors.noFigures),
	),
});

const moneySchema = v.object({
	// an unselected radio group sends nothing
	money: v.pipe(
		v.optional(v.string(), ""),
		v.picklist(["desk", "room", "card"], () => deskTexts.errors.noMoney),
	),
});

/** Result of a desk action. */
export type DeskAnswer =
	| { state: "asking"; errors: FormErrors; typedValues: TypedValues }
	| {
			state: "open";
			handover: DeskHandoff;
			title: string;
			fares: ChosenFare[];
			/** "2 × Lunch"; may be empty. */
			extras: string;
			/** With what the code takes off. */
			priceCents: number;
			code: AppliedCode | null;
			/** Others have taken what the guest chose. */
			isGone: boolean;
			/** Free seats of that departure. */
			left: number;
			errors: FormErrors;
			typedValues: TypedValues;
	  }
	| { state: "booked"; booking: GuestBooking };

const unstored = { "Cache-Control": "no-store" };

/** Opens the guest's choice by its six-digit code; name and email make it a booking sold by the hotel. */
export async function runDeskAction({ request, context }: Route.ActionArgs) {
	const user = requireDesk(context, request);
	const { db, environment, limits } = context.get(requestContext);
	const form = await readFormData(request);
	const typedValues = typedValuesOf(form);
	const { values, errors } = checkForm(deskSchema, form);
	if (errors) return askAgain(400, errors, typedValues);
	// Attack: trying all of the million codes; limited per user.
	if (!(await limits.desk.limit({ key: user.id })).success)
		return askAgain(429, { code: [deskTexts.errors.tooManyTries] }, typedValues);
	const now = Date.now();
	const choice = { ...values, authSecret: environment.authSecret };
	const handover = await openDeskHandoff(db, choice, hotelScopeOf(user), now);
	if (!handover) return askAgain(404, { code: [deskTexts.errors.unknownFigures] }, typedValues);
	const clock = { now, timeZone: environment.timeZone };
	const [trip, confirmId] = await Promise.all([
		getPublicExcursion(db, handover.excursionId, clock),
		bookingOfHandoff(db, handover.id),
	]);
	if (confirmId) return showBooking(context, confirmId);
	if (!trip) return askAgain(404, { code: [deskTexts.errors.notOnSale] }, typedValues);
	if (values.intent === "open") return showChoice(200, handover, trip, { errors: {}, typedValues });
	return book({ request, context }, handover, trip, form);
}

async function book(
	{ request, context }: Pick<Route.ActionArgs, "request" | "context">,
	handover: DeskHandoff,
	trip: OnSale,
	form: FormData,
) {
	const services = context.get(requestContext);
	const { db, environment } = services;
	const user = requireDesk(context, request);
	const typedValues = typedValuesOf(form);
	const { hotelId, totemId, hotelName } = handover;
	const fixed = {
		...handoffFields(handover),
		partner: hotelId,
		cemail: typedValues.email ?? "",
		// the six figures of the desk are no code that lowers the price
		code: typedValues[priceCodeName] ?? "",
	};
	for (const [name, value] of Object.entries(fixed)) form.set(name, value);
	const { values: paid, errors: unpaid } = checkForm(moneySchema, form);
	const guest = withChoices(checkForm(bookingSchema, form));
	const checked = unpaid
		? { ...guest, values: null, errors: { ...guest.errors, ...unpaid } }
		: guest;
	const money = paid?.money;
	const answer = await bookByForm(db, checked, handover.excursionId, {
		now: Date.now(),
		language: handover.language,
		deskLanguage: staffLanguage(),
		timeZone: environment.timeZone,
		currency: environment.currency,
		usualPolicy: environment.cancellationPolicy,
		unopenedHoldMinutes: environment.unopenedHoldMinutes,
		findSource: () => visitorSource(services),
		phone: environment.operator.phone,
		// the attempts of this user were counted above
		mayBook: async () => true,
		mayTryCode: async () => true,
		takesCredit: false,
		seller: {
			hotelId,
			totem: { id: totemId },
			sender: mailSender(services),
			desk: money === "card" ? undefined : { hasPaid: money === "desk" },
		},
		by: { actor: actorOf(context, user), line: { code: "at desk", hotel: hotelName } },
		onceKey: handoffKey(handover.id),
	});
	if (answer.refused) {
		const { onSale, code, errors } = answer.refused;
		const refused = { errors: ofDesk(errors), typedValues, code };
		return showChoice(answer.status, handover, onSale ?? trip, refused);
	}
	deliverSoon(services);
	purgeExcursionPages(services, handover.excursionId);
	return showBooking(context, answer.confirmId);
}

function askAgain(status: number, errors: FormErrors, typedValues: TypedValues) {
	return data<DeskAnswer>({ state: "asking", errors, typedValues }, { status, headers: unstored });
}

function showChoice(
	status: number,
	handover: DeskHandoff,
	{ excursion, departures }: OnSale,
	{ errors, typedValues, code }: Pick<RefusedBooking, "errors" | "typedValues" | "code">,
) {
	const departure = departures.find(({ id }) => id === handover.departureId);
	const sold = { ...excursion, prices: pricesOf(excursion, departure) };
	const left = departure?.left ?? 0;
	const answer: DeskAnswer = {
		state: "open",
		handover,
		title: excursion.title,
		fares: handoffFares(sold, handover),
		extras: extrasInWords(handoffExtras(sold, handover)),
		priceCents: totalOf(handoffLines(sold, handover, code?.reduction)),
		code: code ?? null,
		left,
		isGone: !departure || left < seatsOf(handover) || !sellsTo(handover, departure),
		errors,
		typedValues,
	};
	return data(answer, { status, headers: unstored });
}

/** The errors of a booking, by the names of the desk's fields. */
function ofDesk({ code, ...errors }: FormErrors): FormErrors {
	return code ? { ...errors, [priceCodeName]: code } : errors;
}

async function showBooking(context: Route.ActionArgs["context"], confirmId: string) {
	const booking = await getBooking(
		context.get(requestContext).db,
		confirmId,
		Date.now(),
		staffLanguage(),
	);
	if (!booking) throw new Error("A booking that was just made is not there");
	return data<DeskAnswer>({ state: "booked", booking }, { headers: unstored });
}
