import type { BookingRequest } from "#app/bookings/booking.ts";
import type { Departure } from "#app/excursions/calendar/departure.ts";
import { excursionOn } from "#app/excursions/calendar/departure-times.ts";
import {
	type Excursion,
	pickupLabel,
	seatsOf,
	takesBabies,
	totalCents,
} from "#app/excursions/excursion.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatCount, formatDate, formatMoney } from "#app/ui/format/format.ts";

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
	currency: string,
): Refusal | null {
	if (!onSale) {
		return refuse(404, { "": ["This excursion is not on sale any more."] });
	}
	const { excursion } = onSale;
	const departure = onSale.departures.find(({ date }) => date === request.date);
	const unbookable = dateError(departure, request);
	if (unbookable) return unbookable;
	const { pickups } = excursionOn(excursion, departure);
	if (!pickups.some((pickup) => pickupLabel(pickup) === request.pickup)) {
		return refuse(409, {
			pickup: ["We don't stop there at that time any more. Please choose a pickup once more."],
		});
	}
	if (request.bebe > 0 && !takesBabies(excursion.ages)) {
		return refuse(422, { bebe: [`This trip takes guests from ${excursion.ages.minimum} years.`] });
	}
	const priceCents = totalCents(excursion.prices, request);
	if (Math.round(request.price * 100) !== priceCents) {
		return {
			...refuse(409, {
				price: [
					`The price is ${formatMoney(priceCents, currency)} now. If that is fine with you, book again.`,
				],
			}),
			newPriceCents: priceCents,
		};
	}
	return null;
}

function dateError(departure: Departure | undefined, request: BookingRequest): Refusal | null {
	const day = formatDate(request.date, "long");
	if (!departure) return refuse(422, { date: [`This trip does not leave on ${day}.`] });
	if (departure.state === "closed") {
		return refuse(409, { date: [`${day} has been closed. Please choose another day.`] });
	}
	if (departure.state === "too-late") {
		return refuse(409, { date: [`Bookings for ${day} have closed. Please choose another day.`] });
	}
	if (departure.left < seatsOf(request)) {
		const left =
			departure.left === 0
				? `${day} is full now.`
				: `Only ${formatCount(departure.left, { one: "seat is", other: "seats are" })} left on ${day}.`;
		return refuse(409, { date: [`${left} Please choose another day or fewer people.`] });
	}
	return null;
}

function refuse(status: Refusal["status"], errors: FormErrors): Refusal {
	return { outcome: "refused", status, errors };
}
