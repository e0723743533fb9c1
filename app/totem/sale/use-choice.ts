import { useState } from "react";
import { type Pickup, pickupLabel, seatsOf } from "#app/catalogue/excursion.ts";
import { chosenExtras } from "#app/catalogue/extras/extra.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { bestDeparture } from "#app/departures/chosen-departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { dayChoice } from "#app/sales/form/day-choice.ts";
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
	const { chosenDeparture: day, ...choice } = dayChoice(departures, { date, start });
	/** Free seats of the chosen departure; while none is chosen, of the day's best one. */
	const left = day?.left ?? bestDeparture(choice.starts)?.left ?? 0;
	const excursion = excursionOn(usual, day);
	const pickup = excursion.pickups.find((each) => each.pointId === pointId) ?? null;
	const seats = seatsOf(people);
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
		people,
		free: left - seats,
		setCount: (kind: keyof People, count: number) =>
			setPeople((people) => ({ ...people, [kind]: count })),
		seats,
		pickup,
		isAtHotel: pickup !== null && pickup.pointId === hotel.stop?.pointId,
		stops: nearestFirst(excursion.pickups, hotel),
		choosePickup: (stop: Pickup) => setPointId(stop.pointId),
		totalCents: totalOf(
			priceOf(excursion.prices, people, chosenExtras(excursion.extras, people, {})),
		),
		isComplete: day !== null && pickup !== null && seats <= day.left,
	};
}

/** Form fields of a choice, for `bookingSchema`. */
export function choiceFields(choice: Choice): Record<string, string> {
	const { excursion, day, people, pickup, totalCents: cents } = choice;
	return {
		title: excursion.title,
		date: day?.date ?? "",
		start: day?.startTime ?? "",
		adults: String(people.adults),
		children: String(people.children),
		bebe: String(people.bebe),
		price: (cents / 100).toFixed(2),
		pickup: pickup ? pickupLabel(pickup) : "",
	};
}
