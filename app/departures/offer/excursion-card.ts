import type { Excursion, Picture, WholeFrom } from "#app/catalogue/excursion.ts";
import { fromCents } from "#app/catalogue/prices/price-sets.ts";
import { type Departure, fewSeats } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { inEnglish, langOf, type WrittenTexts } from "#app/messages/written-texts.ts";

/** The data of a poster or a row; kept small, because it is sent with every page. */
export interface ExcursionCard extends WrittenTexts<"title" | "subtitle"> {
	id: string;
	title: string;
	subtitle: string;
	durationMinutes: number;
	/** The least that a booking costs. */
	fromCents: number;
	/** Absent where only seats are sold. */
	wholeFrom?: WholeFrom;
	/** No seat is sold soon. */
	isFromWhole?: boolean;
	poster: Picture | null;
	next: NextDeparture | null;
	/** The reason why `next` is null. */
	none: "sold-out" | "no-dates" | null;
	pickup: PickupSpan | null;
	/** "?date=2027-06-05&people=3": the visitor's filters, passed on to the excursion's page. */
	search?: string;
}

interface NextDeparture {
	/** Local date. */
	date: string;
	startTime: string;
	left: number;
	/** At most `fewSeats` are left. */
	isFew: boolean;
	/** It goes whole to one party, which may have so many people as are left. */
	isWhole?: boolean;
	languages: string[];
}

/** First and last pickup; `title` when there is only one. */
export interface PickupSpan extends WrittenTexts<"title"> {
	first: string;
	last: string;
	places: number;
	title: string;
}

/** @param next the departure to show, or null when none can be booked. */
export function cardOf(
	{ excursion, departures }: { excursion: Excursion; departures: readonly Departure[] },
	next: Departure | null,
): ExcursionCard {
	const { id, title, subtitle, durationMinutes, pictures } = excursion;
	const isSoldOut = departures.some((departure) => departure.state === "full");
	return {
		id,
		title,
		subtitle,
		...inEnglish((["title", "subtitle"] as const).filter((name) => langOf(excursion, name))),
		durationMinutes,
		fromCents: fromCents(excursion),
		...(excursion.wholeFrom ? { wholeFrom: excursion.wholeFrom } : {}),
		...(excursion.isFromWhole ? { isFromWhole: true } : {}),
		poster: pictures[0] ?? null,
		next: next && {
			date: next.date,
			startTime: next.startTime,
			left: next.left,
			isFew: next.left <= fewSeats,
			...(next.sells === "whole" ? { isWhole: true } : {}),
			languages: next.languages,
		},
		none: next ? null : isSoldOut ? "sold-out" : "no-dates",
		pickup: pickupSpan(excursionOn(excursion, next).pickups),
	};
}

function pickupSpan(pickups: Excursion["pickups"]): PickupSpan | null {
	const [first] = pickups;
	const last = pickups.at(-1);
	if (!first || !last) return null;
	return {
		first: first.time,
		last: last.time,
		places: pickups.length,
		title: first.title,
		...inEnglish((["title"] as const).filter((name) => langOf(first, name))),
	};
}

/** By next departure; excursions without one come last. */
export function byNextDeparture(
	a: { next: Pick<Departure, "date" | "startTime"> | null },
	b: { next: Pick<Departure, "date" | "startTime"> | null },
): number {
	const key = (each: typeof a) => (each.next ? `${each.next.date}${each.next.startTime}` : "~");
	return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;
}
