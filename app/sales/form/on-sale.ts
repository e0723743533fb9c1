import type { Excursion } from "#app/catalogue/excursion.ts";
import type { Departure } from "#app/departures/departure.ts";
import type { AppliedCode } from "#app/sales/codes/code.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";

/** What the booking form needs of an excursion: its props are a part of the page. */
export interface OnSale {
	excursion: Pick<
		Excursion,
		| "id"
		| "title"
		| "capacity"
		| "startTime"
		| "prices"
		| "priceSets"
		| "fromPrices"
		| "ages"
		| "pickups"
		| "extras"
		| "fares"
		| "questions"
	>;
	departures: Departure[];
}

export function bookableOf(onSale: { excursion: Excursion; departures: Departure[] }): OnSale {
	const { id, title, capacity, startTime, prices, priceSets, fromPrices } = onSale.excursion;
	const { ages, pickups, extras, fares, questions } = onSale.excursion;
	const whileBooking = (questions ?? []).filter(({ moment }) => moment === "booking");
	return {
		excursion: {
			id,
			title,
			capacity,
			startTime,
			...{ prices, priceSets, fromPrices },
			ages,
			pickups,
			...{ extras, fares },
			...(whileBooking.length > 0 ? { questions: whileBooking } : {}),
		},
		departures: onSale.departures,
	};
}

/** The server's answer to a booking that it refused. */
export interface RefusedBooking {
	errors: FormErrors;
	typedValues: TypedValues;
	/** What is on sale now, if it may differ from the page. */
	onSale: OnSale | null;
	/** The typed code, where it lowers the price. */
	code?: AppliedCode | undefined;
	/** What the typed code will pay, where it is that of a credit. */
	creditWords?: string;
	/** The booking is possible after passing Turnstile. */
	asksBotCheck?: boolean;
	/** Turnstile's site key, when the check is required. */
	siteKey?: string;
}
