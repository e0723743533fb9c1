import type { Excursion } from "#app/catalogue/excursion.ts";
import { instantOf } from "#app/catalogue/local-date.ts";
import { taxRateOn } from "#app/catalogue/prices/tax.ts";
import { cutoffInstant, type Departure } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import type { ExcursionToBook } from "#app/departures/offer/excursions.server.ts";
import type { Trip } from "#app/departures/offer/trips.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { type Contract, netCents } from "#app/partners/resellers/contract.ts";
import { availabilityContent, pickupsOfDeparture } from "./content.ts";
import { localTime, utcTime } from "./octo-time.ts";
import { centsOfGuest, type GuestPrice, pricingOf } from "./pricing.ts";
import { type Unit, unitsOf } from "./unit.ts";

/** Who asks, and with what. */
export interface PriceTerms {
	contract: Contract;
	currency: string;
	timeZone: string;
	hasPricing: boolean;
	hasContent: boolean;
	hasPickups: boolean;
	/** Of words of `content`. */
	language: Language;
}

/** So many guests of a unit; none where the call names no units. */
export type UnitCounts = readonly { unit: Unit; quantity: number }[];

/** A departure as the contract sees it. */
export interface Seats {
	date: string;
	startTime: string;
	durationMinutes: number;
	cutoffHours: number;
	/** It may be booked now. */
	isOpen: boolean;
	left: number;
	capacity: number;
}

/** @param party how many seats; 0 where the call does not say. */
function statusOf({ isOpen, left, capacity }: Omit<Seats, "date">, party: number) {
	if (!isOpen) return "CLOSED";
	if (left < Math.max(1, party)) return "SOLD_OUT";
	return left * 2 < capacity ? "LIMITED" : "AVAILABLE";
}

/** @param party how many seats; 0 where the call does not say. */
export function availabilityOf(seats: Seats, timeZone: string, party = 0) {
	const start = instantOf(seats.date, seats.startTime, timeZone);
	const status = statusOf(seats, party);
	return {
		id: localTime(start, timeZone),
		localDateTimeStart: localTime(start, timeZone),
		localDateTimeEnd: localTime(start + seats.durationMinutes * 60_000, timeZone),
		utcCutoffAt: utcTime(cutoffInstant(seats, seats.date, timeZone)),
		allDay: false,
		available: status === "AVAILABLE" || status === "LIMITED",
		status,
		vacancies: seats.left,
		capacity: seats.capacity,
		maxUnits: seats.left,
		openingHours: [],
	} as const;
}

/** A departure that is sold only whole is closed for resellers. */
export function seatsOfDeparture(
	{ durationMinutes, cutoffHours }: Pick<Excursion, "durationMinutes" | "cutoffHours">,
	{ date, startTime, state, left, capacity, sells }: Departure,
): Seats {
	const isOpen = (state === "open" || state === "full") && sells !== "whole";
	const free = isOpen ? left : 0;
	return { date, startTime, durationMinutes, cutoffHours, isOpen, left: free, capacity };
}

/** What one guest of each unit costs on a departure. */
export function pricesOn(
	{ excursion, tax }: Pick<ExcursionToBook, "excursion" | "tax">,
	departure: Departure,
	contract: Contract,
): { unit: Unit; price: GuestPrice }[] {
	const ofDay = excursionOn(excursion, departure);
	const taxRate = taxRateOn(tax, departure.date);
	return unitsOf(excursion).map((unit) => {
		const cents = centsOfGuest(ofDay, unit);
		const net = netCents(contract, { kind: unit.kind, cents });
		return { unit, price: { cents, netCents: net, taxRate } };
	});
}

/** An answer of `POST /availability`. */
export function availabilityAnswer(
	trip: Trip,
	departure: Departure,
	units: UnitCounts,
	terms: PriceTerms,
) {
	const party = units.reduce((total, { quantity }) => total + quantity, 0);
	const seats = seatsOfDeparture(trip.excursion, departure);
	const availability = {
		...availabilityOf(seats, terms.timeZone, party),
		...(terms.hasContent ? availabilityContent(departure, terms.language) : {}),
		...(terms.hasPickups ? pickupsOfDeparture(trip, departure, terms) : {}),
	};
	if (!terms.hasPricing) return availability;
	const prices = pricesOn(trip, departure, terms.contract);
	const unitPricing = prices.map(({ unit, price }) => ({
		unitId: unit.id,
		...pricingOf([price], terms.currency),
	}));
	if (units.length === 0) return { ...availability, unitPricing };
	return {
		...availability,
		unitPricing,
		pricing: pricingOf(guestsOf(units, prices), terms.currency),
	};
}

function guestsOf(units: UnitCounts, prices: ReturnType<typeof pricesOn>): GuestPrice[] {
	return units.flatMap(({ unit, quantity }) => {
		const price = prices.find((each) => each.unit.id === unit.id)?.price;
		return price ? Array.from({ length: quantity }, () => price) : [];
	});
}

const order = ["AVAILABLE", "LIMITED", "SOLD_OUT", "CLOSED"] as const;

/** One day of `POST /availability/calendar`: what its best departure says, with the seats of all. */
export function calendarDay(
	trip: Trip,
	{ localDate, units }: { localDate: string; units: UnitCounts },
	terms: PriceTerms,
) {
	const party = units.reduce((total, { quantity }) => total + quantity, 0);
	const ofDay = trip.departures
		.filter(({ date }) => date === localDate)
		.map((departure) => ({
			departure,
			answer: availabilityOf(seatsOfDeparture(trip.excursion, departure), terms.timeZone, party),
		}))
		.sort((a, b) => order.indexOf(a.answer.status) - order.indexOf(b.answer.status));
	const best = ofDay[0];
	const day = {
		localDate,
		available: best?.answer.available ?? false,
		status: best?.answer.status ?? "CLOSED",
		vacancies: ofDay.reduce((total, { answer }) => total + answer.vacancies, 0),
		capacity: ofDay.reduce((total, { answer }) => total + answer.capacity, 0),
		openingHours: [],
	};
	if (!terms.hasPricing) return day;
	return {
		...day,
		unitPricingFrom: cheapest(
			trip,
			ofDay.map(({ departure }) => departure),
			terms,
		),
	};
}

/** Of each unit, its lowest price among departures; those that can be booked come first. */
export function cheapest(
	trip: ExcursionToBook,
	departures: readonly Departure[],
	{ contract, currency }: Pick<PriceTerms, "contract" | "currency">,
) {
	const open = departures.filter(({ state }) => state === "open");
	const among = open.length > 0 ? open : departures;
	const all = among.flatMap((departure) => pricesOn(trip, departure, contract));
	return unitsOf(trip.excursion).flatMap(({ id: unitId }) => {
		const [lowest] = all
			.filter(({ unit }) => unit.id === unitId)
			.sort((a, b) => a.price.cents - b.price.cents);
		return lowest ? [{ unitId, ...pricingOf([lowest.price], currency) }] : [];
	});
}
