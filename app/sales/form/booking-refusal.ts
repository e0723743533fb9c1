import {
	childYears,
	type Excursion,
	pickupLabel,
	seatsOf,
	takesBabies,
} from "#app/catalogue/excursion.ts";
import { chosenExtras, extraField } from "#app/catalogue/extras/extra.ts";
import { lackingExtras } from "#app/catalogue/extras/extra-stock.ts";
import { chosenFares, fareField } from "#app/catalogue/fares/fare.ts";
import { exceedingFares, namesLostFare } from "#app/catalogue/fares/fare-refusal.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { centsOff, type Reduction } from "#app/catalogue/prices/reduction.ts";
import type { Departure } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { chosenDeparture, departuresOn, startsOn } from "#app/departures/offer/chosen-departure.ts";
import { sellsTo } from "#app/departures/sold-as.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { bookingRefusalsTexts } from "#app/messages/catalogues/booking/booking-refusals.ts";
import { partiesTexts } from "#app/messages/catalogues/booking/parties.ts";
import type { Language } from "#app/messages/languages.ts";
import { answersOfRequest } from "#app/sales/answers/answer.ts";
import type { BookingRequest } from "#app/sales/booking/booking-request.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

export interface Refusal {
	outcome: "refused";
	status: 404 | 409 | 422;
	errors: FormErrors;
	newPriceCents?: number;
}

/**
 * Why a valid request cannot be booked, in words for the guest; null when it can. 422: it was never
 * possible; 409: something changed while the guest was typing.
 */
export function bookingRefusal(
	request: BookingRequest,
	onSale: {
		excursion: Pick<
			Excursion,
			"startTime" | "pickups" | "ages" | "prices" | "priceSets" | "extras" | "fares" | "questions"
		>;
		departures: Departure[];
	} | null,
	{
		currency,
		language,
		code,
		requiresAnswers,
	}: {
		currency: string;
		language: Language;
		/** What the code that was sent does; null without one. */
		code: { reduction: Reduction } | { refusal: string } | null;
		/** False where nobody is asked, so that the guest answers later. */
		requiresAnswers: boolean;
	},
): Refusal | null {
	const texts = bookingRefusalsTexts[language];
	if (!onSale) return refuse(404, { "": [texts.notOnSale] });
	const { excursion } = onSale;
	const departure = chosenDeparture(onSale.departures, request);
	if (departure === "start missing" || !departure)
		return noDeparture(onSale.departures, request, language);
	const unbookable = stateError(departure, onSale.departures, { request, language });
	if (unbookable) return unbookable;
	if (!sellsTo(request, departure))
		return refuse(409, { isWhole: [request.isWhole ? texts.wholeGone : texts.onlyWhole] });
	const { pickups, prices } = excursionOn(excursion, departure);
	if (!pickups.some((pickup) => pickupLabel(pickup) === request.pickup)) {
		return refuse(409, { pickup: [texts.pickupGone] });
	}
	const tooYoung = [texts.tooYoung({ age: excursion.ages.minimum })];
	const unwelcome = {
		...(request.children > 0 && !childYears(excursion.ages) ? { children: tooYoung } : {}),
		...(request.bebe > 0 && !takesBabies(excursion.ages) ? { bebe: tooYoung } : {}),
	};
	if (Object.keys(unwelcome).length > 0) return refuse(422, unwelcome);
	const atFares = fareRefusal(request, excursion.fares, language);
	if (atFares) return atFares;
	const extras = chosenExtras(excursion.extras, request, request.extras);
	const lacking = lackingExtras(extras, departure.extrasLeft).map(({ extra, left }) => [
		extraField(extra),
		[texts.extraLeft({ title: extra.title, left })],
	]);
	if (lacking.length > 0) return refuse(409, Object.fromEntries(lacking));
	const { errors } = answersOfRequest(request, excursion, {
		language,
		areRequired: requiresAnswers,
	});
	if (Object.keys(errors).length > 0) return refuse(422, errors);
	if (code && "refusal" in code) return refuse(422, { code: [code.refusal] });
	const fares = chosenFares(excursion.fares, request, request.fares);
	const listLines = priceOf(prices, { ...request, fares }, extras);
	const priceCents = totalOf(listLines) - centsOff(code?.reduction, listLines);
	if (Math.round(request.price * 100) !== priceCents) {
		const price = formatsIn(language).formatMoney(priceCents, currency);
		return {
			...refuse(409, { price: [texts.newPrice({ price })] }),
			newPriceCents: priceCents,
		};
	}
	return null;
}

/** Somebody is named at a fare who does not come, or a fare is named that staff have retired. */
function fareRefusal(
	request: BookingRequest,
	fares: Excursion["fares"],
	language: Language,
): Refusal | null {
	if (request.isWhole) return null;
	const texts = bookingRefusalsTexts[language];
	const { adults, children, babies: bebe } = partiesTexts[language];
	const guestsOf = { adults, children, bebe };
	const exceeding = exceedingFares(fares, request, request.fares).map(({ fare, guests }) => [
		fareField(fare),
		[
			texts.tooManyAtFare({
				title: fare.title,
				guests: guestsOf[fare.countsAs]({ count: guests }),
			}),
		],
	]);
	if (exceeding.length > 0) return refuse(422, Object.fromEntries(exceeding));
	return namesLostFare(fares, request.fares) ? refuse(409, { price: [texts.fareGone] }) : null;
}

function noDeparture(
	departures: readonly Departure[],
	{ date, start }: BookingRequest,
	language: Language,
): Refusal {
	const texts = bookingRefusalsTexts[language];
	const { formatDate, formatList, formatTime } = formatsIn(language);
	const day = formatDate(date, "long");
	if (departuresOn(departures, date).length === 0)
		return refuse(422, { date: [texts.notThatDay({ day })] });
	if (start) return refuse(409, { start: [texts.notThatStart({ day, start: formatTime(start) })] });
	const times = startsOn(departures, date).map(({ startTime }) => formatTime(startTime));
	return refuse(422, { start: [texts.chooseStart({ day, times: formatList(times, "or") })] });
}

/** The departure is there but cannot be booked. The error belongs to the start where the form asks for one. */
function stateError(
	{ date, startTime, state, left, capacity }: Departure,
	departures: readonly Departure[],
	{ request, language }: { request: BookingRequest; language: Language },
): Refusal | null {
	const texts = bookingRefusalsTexts[language];
	const { formatDate, formatTime } = formatsIn(language);
	const isOneOfSeveral = departuresOn(departures, date).length > 1;
	const asksForStart = startsOn(departures, date).length > 1;
	const day = isOneOfSeveral
		? bookingFormTexts[language].starts.dayAt({
				day: formatDate(date, "long"),
				time: formatTime(startTime),
			})
		: formatDate(date, "long");
	const because = (why: string) => refuse(409, { [asksForStart ? "start" : "date"]: [why] });
	if (state === "closed") return because(texts.closed({ day }));
	if (state === "too-late") return because(texts.tooLate({ day }));
	// who wanted the whole of it is told that it has gone
	if (left >= seatsOf(request) || (request.isWhole && left > 0 && left < capacity)) return null;
	return because(left === 0 ? texts.full({ day }) : texts.fewLeft({ seats: left, day }));
}

function refuse(status: Refusal["status"], errors: FormErrors): Refusal {
	return { outcome: "refused", status, errors };
}
