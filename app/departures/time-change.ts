import * as v from "valibot";
import { timeChangeTexts as texts } from "#app/messages/staff/departures/time-change.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";

/** What guests whose times change are to be told. */
export const guestsAnswers = ["write", "tell nobody"] as const;
export type GuestsAnswer = (typeof guestsAnswers)[number];

/** Local times, in a booking now and after a change; its history keeps them in this form. */
export const timeChange = v.object({ before: v.string(), after: v.string() });

type TimeChange = v.InferOutput<typeof timeChange>;

export interface NewTimes {
	pickup: TimeChange;
	start: TimeChange;
}

/** A booking that a change of its excursion's times affects. */
export interface TouchedBooking extends NewTimes {
	id: number;
	reference: string;
	name: string;
	seats: number;
	/** Local date. */
	date: string;
	/** Pickup point of the guest. */
	place: string;
}

/** "14 guests of 6 bookings are picked up at other times: Sat 12 June 3 bookings, Sun 13 June 3 bookings" */
export function touchedInWords(touched: readonly TouchedBooking[]): string {
	const isPickup = touched.some(({ pickup }) => pickup.before !== pickup.after);
	const what = (isPickup ? texts.otherPickups : texts.otherStarts)(countsOf(touched));
	return touched.length > 0 ? texts.onDays({ what, days: daysInWords(touched) }) : what;
}

/** "3 guests of 1 booking wait at Hotel Los Dragos" */
export function strandedInWords(stranded: readonly TouchedBooking[]): string {
	const places = formatList([...new Set(stranded.map(({ place }) => place))]);
	return texts.stranded({ ...countsOf(stranded), places });
}

function countsOf(bookings: readonly TouchedBooking[]) {
	const guests = bookings.reduce((sum, { seats }) => sum + seats, 0);
	return { guests, bookings: bookings.length };
}

function timesOf(change: TimeChange) {
	return { timeBefore: change.before, timeAfter: change.after };
}

/** "pickup 04:30 → 04:45, start 05:00 → 05:15" */
export function changeInWords({ pickup, start }: NewTimes): string {
	return [
		pickup.before === pickup.after ? "" : texts.pickup(timesOf(pickup)),
		start.before === start.after ? "" : texts.start(timesOf(start)),
	]
		.filter(Boolean)
		.join(", ");
}

/** The line of the booking's history about its new times. */
export function newTimesLine({ pickup, start }: NewTimes) {
	return { code: "new times" as const, pickup, start };
}

/** The line of the booking's history about new times that no mail told, because the guest has no email. */
export function timesNotTold({ pickup, start }: NewTimes) {
	return { code: "times not told" as const, pickup, start };
}

function daysInWords(touched: readonly TouchedBooking[]): string {
	const days = Map.groupBy(touched, ({ date }) => date);
	const dayTexts = [...days]
		.slice(0, 3)
		.map(([date, all]) => texts.day({ date: formatDate(date, "short"), bookings: all.length }));
	const rest = days.size - dayTexts.length;
	return formatList(rest > 0 ? [...dayTexts, texts.moreDays({ count: rest })] : dayTexts);
}
