import { useState } from "react";
import { type Pickup, pickupLabel, seatsOf } from "#app/catalogue/excursion.ts";
import { chosenExtras, extraField } from "#app/catalogue/extras/extra.ts";
import { chosenFares, fareField } from "#app/catalogue/fares/fare.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { Party, People } from "#app/catalogue/prices/prices.ts";
import { centsOff } from "#app/catalogue/prices/reduction.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { bestDeparture } from "#app/departures/offer/chosen-departure.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import type { AppliedCode } from "#app/sales/codes/code.ts";
import { dayChoice } from "#app/sales/form/day/day-choice.ts";
import { wholeOffer } from "#app/sales/form/party/whole-offer.ts";
import { dayPages, nearestFirst, stopAtHotel } from "#app/totem/catalogue/trips.ts";

export type Choice = ReturnType<typeof useChoice>;

/** Free seats and prices follow the catalogue when it is renewed. */
export function useChoice({ excursion: usual, departures }: ExcursionOnSale, hotel: TotemHotel) {
	const pages = dayPages(departures);
	const first = pages[0]?.[0]?.departures.find(({ state }) => state === "open") ?? null;
	const [date, setDate] = useState(first?.date ?? null);
	const [start, setStart] = useState(first?.startTime ?? null);
	const [page, setPage] = useState(0);
	const [people, setPeople] = useState<People>(() => ({
		adults: Math.min(2, first?.left ?? 2),
		children: 0,
		bebe: 0,
	}));
	const [pointId, setPointId] = useState<number | null>(
		() => stopAtHotel(usual.pickups, hotel)?.pointId ?? null,
	);
	const [wantsWhole, setWantsWhole] = useState(false);
	const [counts, setCounts] = useState<Record<string, number>>({});
	const [code, setCode] = useState<AppliedCode | null>(null);
	const { chosenDeparture: day, ...choice } = dayChoice(departures, { date, start });
	/** Free seats of the chosen departure; while none is chosen, of the day's best one. */
	const left = day?.left ?? bestDeparture(choice.starts)?.left ?? 0;
	const excursion = excursionOn(usual, day);
	const pickup = excursion.pickups.find((each) => each.pointId === pointId) ?? null;
	const seats = seatsOf(people);
	const faresOf = (guests: Party) => chosenFares(excursion.fares, guests, counts);
	const whole = wholeOffer({ excursion: usual, departures }, day, wantsWhole);
	const isWhole = whole?.offer === "only" || (whole?.offer === "both" && wantsWhole);
	const party = { ...people, isWhole, fares: faresOf({ ...people, isWhole }) };
	const extras = chosenExtras(excursion.extras, people, counts);
	const listLines = priceOf(excursion.prices, party, extras);
	const codeCents = centsOff(code?.reduction, listLines);
	return {
		excursion,
		hotel,
		days: pages[Math.min(page, pages.length - 1)] ?? [],
		hasEarlier: page > 0,
		hasLater: page < pages.length - 1,
		turn: (step: number) => setPage((page) => Math.max(0, page + step)),
		...choice,
		day,
		chooseDay: setDate,
		chooseStart: setStart,
		people: party,
		free: left - seats,
		setCount: (kind: keyof People, count: number) =>
			setPeople((people) => ({ ...people, [kind]: count })),
		seats,
		/** Null where the chosen departure sells seats alone. */
		whole: day ? whole : null,
		chooseWhole: setWantsWhole,
		offersFares: excursion.fares !== undefined && !isWhole,
		/** There is more to choose than day, people, fares and stop. */
		offersMore: (day !== null && whole !== null) || excursion.extras !== undefined,
		extras,
		/** How many of an extra or a fare. */
		setChoice: (field: string, count: number) =>
			setCounts((counts) => ({ ...counts, [field]: count })),
		/** Lowers the price by `codeCents`. */
		code,
		setCode,
		codeCents,
		pickup,
		isAtHotel: pickup !== null && pickup.pointId === hotel.stop?.pointId,
		stops: nearestFirst(excursion.pickups, hotel),
		choosePickup: (stop: Pickup) => setPointId(stop.pointId),
		seatsCents: totalOf(priceOf(excursion.prices, { ...people, fares: faresOf(people) }, [])),
		totalCents: totalOf(listLines) - codeCents,
		isComplete: day !== null && pickup !== null && seats <= day.left,
	};
}

/** How many of each extra and fare, by the name of its field. */
export function choicesOf({ extras, people }: Pick<Choice, "extras" | "people">) {
	return Object.fromEntries([
		...extras.map(({ extra, quantity }) => [extraField(extra), quantity] as const),
		...people.fares.map(({ fare, quantity }) => [fareField(fare), quantity] as const),
	]);
}

/** Form fields of a choice, for `bookingSchema`. */
export function choiceFields(choice: Choice): Record<string, string> {
	const { excursion, day, people, pickup, code, totalCents: cents } = choice;
	return {
		title: excursion.title,
		date: day?.date ?? "",
		start: day?.startTime ?? "",
		adults: String(people.adults),
		children: String(people.children),
		bebe: String(people.bebe),
		isWhole: people.isWhole ? "1" : "",
		...Object.fromEntries(
			Object.entries(choicesOf(choice)).map(([field, count]) => [field, String(count)]),
		),
		...(code ? { code: code.code } : {}),
		price: (cents / 100).toFixed(2),
		pickup: pickup ? pickupLabel(pickup) : "",
	};
}
