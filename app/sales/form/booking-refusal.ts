import {
	childYears,
	type Excursion,
	pickupLabel,
	seatsOf,
	takesBabies,
} from "#app/catalogue/excursion.ts";
import { totalCents } from "#app/catalogue/party-price.ts";
import type { Departure } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { bookingRefusalsTexts } from "#app/messages/catalogues/booking/booking-refusals.ts";
import type { Language } from "#app/messages/languages.ts";
import type { BookingRequest } from "#app/sales/booking.ts";
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
export function refusalOf(
	request: BookingRequest,
	onSale: {
		excursion: Pick<Excursion, "startTime" | "pickups" | "ages" | "prices">;
		departures: Departure[];
	} | null,
	{ currency, language }: { currency: string; language: Language },
): Refusal | null {
	const texts = bookingRefusalsTexts[language];
	if (!onSale) return refuse(404, { "": [texts.notOnSale] });
	const { excursion } = onSale;
	const departure = onSale.departures.find(({ date }) => date === request.date);
	const unbookable = dateError(departure, request, language);
	if (unbookable) return unbookable;
	const { pickups } = excursionOn(excursion, departure);
	if (!pickups.some((pickup) => pickupLabel(pickup) === request.pickup)) {
		return refuse(409, { pickup: [texts.pickupGone] });
	}
	const tooYoung = [texts.tooYoung({ age: excursion.ages.minimum })];
	const unwelcome = {
		...(request.children > 0 && !childYears(excursion.ages) ? { children: tooYoung } : {}),
		...(request.bebe > 0 && !takesBabies(excursion.ages) ? { bebe: tooYoung } : {}),
	};
	if (Object.keys(unwelcome).length > 0) return refuse(422, unwelcome);
	const priceCents = totalCents(excursion.prices, request);
	if (Math.round(request.price * 100) !== priceCents) {
		const price = formatsIn(language).formatMoney(priceCents, currency);
		return {
			...refuse(409, { price: [texts.newPrice({ price })] }),
			newPriceCents: priceCents,
		};
	}
	return null;
}

function dateError(
	departure: Departure | undefined,
	request: BookingRequest,
	language: Language,
): Refusal | null {
	const texts = bookingRefusalsTexts[language];
	const day = formatsIn(language).formatDate(request.date, "long");
	if (!departure) return refuse(422, { date: [texts.notThatDay({ day })] });
	if (departure.state === "closed") {
		return refuse(409, { date: [texts.closed({ day })] });
	}
	if (departure.state === "too-late") {
		return refuse(409, { date: [texts.tooLate({ day })] });
	}
	if (departure.left < seatsOf(request)) {
		const seats = departure.left;
		const why = seats === 0 ? texts.full({ day }) : texts.fewLeft({ seats, day });
		return refuse(409, { date: [why] });
	}
	return null;
}

function refuse(status: Refusal["status"], errors: FormErrors): Refusal {
	return { outcome: "refused", status, errors };
}
