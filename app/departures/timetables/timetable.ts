import * as v from "valibot";
import type { DayLanguages } from "#app/catalogue/excursion.ts";
import { isLocalDate, isLocalTime, weekdayOf } from "#app/catalogue/local-date.ts";
import { priceOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { dayLanguagesOf } from "#app/departures/editor/day-languages.ts";
import { excursionRulesTexts } from "#app/messages/staff/excursions/excursion-rules.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import { lineOfText, type StaffMessage } from "#app/ui/form/values/text-schema.ts";
import { type WayToSell, waysToSell } from "../departure.ts";

const texts = timetableTexts.rules;

/** When an excursion leaves, as its form and its page have it. */
export interface Timetable {
	/** 0 for the first one, whose start, seats and days are the excursion's own. */
	position: number;
	startTime: string;
	capacity: number;
	/** First and last local date of the season; null without an end. */
	firstDay: string | null;
	lastDay: string | null;
	/** 0 always runs. */
	minimumGuests: number;
	/** Hours before the start at which staff decide. */
	decideHours: number;
	sells: WayToSell;
	/** Of the whole departure; null where seats alone are sold. */
	wholePriceCents: number | null;
	days: DayLanguages;
}

export interface StoredTimetable extends Timetable {
	version: number;
}

const { least, most } = numberLimits.capacity;
const wholeNumber = (message: StaffMessage, from: number, to: number) =>
	v.pipe(
		v.string(message),
		v.trim(),
		v.regex(/^\d{1,4}$/, message),
		v.transform(Number),
		v.minValue(from, message),
		v.maxValue(to, message),
	);
/** The seats of a timetable, or of a departure that is added. */
export const seatsOfStart = wholeNumber(() => texts.seats({ least, most }), least, most);
/** A local time at which an excursion leaves. */
export const startOfTrip = v.pipe(
	v.string(() => texts.start),
	v.check(isLocalTime, () => texts.start),
);
const dateOrNone = v.pipe(
	v.optional(v.string(), ""),
	v.trim(),
	v.check(
		(text) => text === "" || isLocalDate(text),
		() => texts.date,
	),
	v.transform((text) => (text === "" ? null : text)),
);
const language = lineOfText({ what: () => excursionRulesTexts.what.language, least: 2, most: 40 });
/** Weekday "0" to "6" → languages. Replaces all days; an empty map means no departures. */
export const dayLanguagesSchema = v.record(
	v.pipe(
		v.string(),
		v.regex(/^[0-6]$/, () => excursionRulesTexts.noWeekday),
	),
	v.array(language),
);
export type Sale = Pick<Timetable, "sells" | "wholePriceCents">;
/** How departures are sold, and what the whole one costs. */
export const saleSchema = v.pipe(
	v.object({
		sells: v.optional(
			v.picklist(waysToSell, () => texts.sells),
			"seats",
		),
		wholePriceCents: priceOrNone(numberLimits.bookingCents, () => texts.wholePrice),
	}),
	v.forward(
		v.partialCheck(
			[["sells"], ["wholePriceCents"]],
			({ sells, wholePriceCents }) => sells === "seats" || wholePriceCents !== null,
			() => texts.noWholePrice,
		),
		["wholePriceCents"],
	),
	v.transform(
		({ sells, wholePriceCents }): Sale => ({
			sells,
			wholePriceCents: sells === "seats" ? null : wholePriceCents,
		}),
	),
);

const minimumGuests = wholeNumber(() => texts.minimum, 0, most);

/** What the first timetable has beside the excursion's own fields. */
export const seasonSchema = v.intersect([
	v.pipe(
		v.object({
			firstDay: dateOrNone,
			lastDay: dateOrNone,
			minimumGuests,
			decideHours: wholeNumber(() => texts.decide, 1, 720),
		}),
		v.forward(
			v.partialCheck(
				[["firstDay"], ["lastDay"]],
				({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay,
				() => texts.season,
			),
			["lastDay"],
		),
	),
	saleSchema,
]);

/** Another timetable. */
export const timetableSchema = v.intersect([
	// errors are listed in the order of the fields on the page
	v.object({ startTime: startOfTrip, capacity: seatsOfStart }),
	seasonSchema,
	v.pipe(
		v.object({
			capacity: seatsOfStart,
			minimumGuests,
			days: v.pipe(
				dayLanguagesSchema,
				v.check(
					(days) => Object.values(days).some((each) => each.length > 0),
					() => texts.noDay,
				),
			),
		}),
		v.forward(
			v.partialCheck(
				[["minimumGuests"], ["capacity"]],
				({ minimumGuests, capacity }) => minimumGuests <= capacity,
				() => texts.minimumAboveSeats,
			),
			["minimumGuests"],
		),
	),
]);

export type TimetableFields = v.InferOutput<typeof seasonSchema> &
	Partial<v.InferOutput<typeof timetableSchema>>;

/** A form of a timetable, not yet checked. */
export function timetableInputOf(form: FormData): Record<string, unknown> {
	return { ...Object.fromEntries(form), days: dayLanguagesOf(form) };
}

/** Rows of `timetable_days`: the guide's languages on each weekday, in their order and each once. */
export function dayRows(days: DayLanguages) {
	return Object.entries(days).flatMap(([day, languages]) =>
		[...new Set(languages)].map((language, position) => ({
			day: Number(day),
			language,
			position,
		})),
	);
}

/** A coming departure that somebody has booked. */
export interface BookedDeparture {
	id: number;
	date: string;
	startTime: string;
	guests: number;
}

/** Whether a timetable still has the day of a departure. */
export function leavesOn(
	{ days, firstDay, lastDay }: Pick<Timetable, "days" | "firstDay" | "lastDay">,
	date: string,
): boolean {
	const isInSeason =
		(firstDay === null || firstDay <= date) && (lastDay === null || date <= lastDay);
	return isInSeason && (days[weekdayOf(date)]?.length ?? 0) > 0;
}

/**
 * The booked departures that a new timetable would not have any more: they stay, but are closed. Those that it would
 * have at another time, with other seats or sold in another way stay as they are.
 */
export function changedForGuests(
	timetableBefore: Timetable,
	timetableAfter: Timetable,
	bookedDepartures: readonly BookedDeparture[],
): { closedDepartures: BookedDeparture[]; keptDepartures: BookedDeparture[] } {
	const closedDepartures = bookedDepartures.filter(
		({ date }) => leavesOn(timetableBefore, date) && !leavesOn(timetableAfter, date),
	);
	const isOther = (["startTime", "capacity", "sells", "wholePriceCents"] as const).some(
		(name) => timetableAfter[name] !== timetableBefore[name],
	);
	const keptDepartures = isOther
		? bookedDepartures.filter((departure) => !closedDepartures.includes(departure))
		: [];
	return { closedDepartures, keptDepartures };
}
