import { childYears, seatsOf, takesBabies } from "#app/catalogue/excursion.ts";
import type { Departure } from "#app/departures/departure.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import type { Language } from "#app/messages/languages.ts";
import {
	bookingFormTexts,
	bookingRefusalsTexts,
	nothingFreeAndBotCheckTexts,
	waitingListTexts,
} from "#app/messages/texts.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { WaitingRequest } from "./waiting-request.ts";

/** So many days beside the one of the form are offered. */
const mostOtherDays = 8;
/** Seats of it may come free and be offered: it is sold by seats, and has not closed. */
function mayWaitFor({ state, sells }: Departure): boolean {
	return (state === "full" || state === "open") && sells !== "whole";
}

function dayInWords({ date, startTime }: Departure, language: Language): string {
	const { formatDate, formatTime } = formatsIn(language);
	return bookingFormTexts[language].starts.dayAt({
		day: formatDate(date, "long"),
		time: formatTime(startTime),
	});
}

/**
 * What the form of a waiting list offers; null for a departure for which nobody can wait.
 * @param seats of the party, as far as it is known: a day with so many is booked, not waited for.
 */
export function waitingChoices(
	{ excursion, departures }: ExcursionOnSale,
	{ departureId, seats }: { departureId: number; seats: number },
	language: Language,
) {
	const chosenDay = departures.find(({ id }) => id === departureId);
	if (!chosenDay || !mayWaitFor(chosenDay)) return null;
	const distance = ({ date }: Departure) => Math.abs(Date.parse(date) - Date.parse(chosenDay.date));
	const others = departures
		.filter((each) => each !== chosenDay && mayWaitFor(each) && each.left < seats)
		.sort((one, other) => distance(one) - distance(other))
		.slice(0, mostOtherDays)
		.sort((one, other) => (one.date + one.startTime < other.date + other.startTime ? -1 : 1));
	return {
		title: excursion.title,
		day: dayInWords(chosenDay, language),
		pickups: excursion.pickups.map(({ pointId, title }) => ({ id: pointId, title })),
		otherDays: others.map((each) => ({ id: each.id, day: dayInWords(each, language) })),
	};
}

/** What is wrong with a party that would wait for these departures, in the words of its field. */
export function waitingErrors(
	form: WaitingRequest,
	{ excursion, departures }: ExcursionOnSale,
	{ language, isPhoneReadable }: { language: Language; isPhoneReadable: boolean },
): FormErrors {
	const texts = waitingListTexts[language].errors;
	const refusals = bookingRefusalsTexts[language];
	const { ages } = excursion;
	const seats = seatsOf(form);
	const roomy = departures.find(({ state, left }) => state === "open" && left >= seats);
	const largest = Math.max(...departures.map(({ capacity }) => capacity));
	const tooYoung = [refusals.tooYoung({ age: ages.minimum })];
	const isUnreachable = form.email === null && !isPhoneReadable;
	return {
		...(roomy
			? { departure: [texts.fits({ day: dayInWords(roomy, language), count: roomy.left })] }
			: {}),
		...(seats > largest
			? { adults: [nothingFreeAndBotCheckTexts[language].limit.overfullTrip({ seats: largest })] }
			: {}),
		...(form.children > 0 && !childYears(ages) ? { children: tooYoung } : {}),
		...(form.bebe > 0 && !takesBabies(ages) ? { bebe: tooYoung } : {}),
		...(isUnreachable
			? form.phone === null
				? { email: [texts.noContact] }
				: { phone: [texts.phone] }
			: {}),
		...(excursion.pickups.some(({ pointId }) => pointId === form.pickup)
			? {}
			: { pickup: [refusals.pickupGone] }),
	};
}
