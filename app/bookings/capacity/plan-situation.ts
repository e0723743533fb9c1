import type { AffectedBooking } from "#app/bookings/departures/move-departure.server.ts";
import { formatCount } from "#app/ui/format/format.ts";
import type { CapacityCell } from "./capacity-calendar.ts";
import type { PlanChoice } from "./plan-choice.ts";

export interface PlannedDeparture {
	cell: CapacityCell;
	/** Start and pickups on other days. */
	usual: { startTime: string; pickups: string[] };
	title: string;
	bookings: number;
	guests: number;
}

/** One line of what the press will do. */
export interface PlanLine {
	count: string;
	text: string;
	detail?: string;
	isBad?: boolean;
}

export interface Situation {
	departures: PlannedDeparture[];
	/** The bookings of all of them. */
	going: AffectedBooking[];
	choice: PlanChoice;
	targets: { date: string; left: number }[];
	/** Local date and time. */
	now: { date: string; time: string };
}

export interface Consequences {
	lines: PlanLine[];
	press: string;
	problem: string | null;
}

export const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);
export const departuresInWords = (count: number) =>
	formatCount(count, { one: "departure", other: "departures" });
export const guestsInWords = (count: number) =>
	formatCount(count, { one: "guest", other: "guests" });
export const seatsInWords = (count: number) => formatCount(count, { one: "seat", other: "seats" });

export function withEmail(going: readonly AffectedBooking[]): readonly AffectedBooking[] {
	return going.filter(({ email }) => email !== null);
}

/** Who is written to, and who has to be called. */
export function toldLines(going: readonly AffectedBooking[], what: string): PlanLine[] {
	const mails = withEmail(going);
	const calls = going.filter(({ email }) => email === null);
	return [
		{
			count: String(mails.length),
			text: `${plural(mails.length, "booking gets", "bookings get")} ${what}`,
			detail: guestsInWords(seatsOf(going)),
		},
		...(calls.length > 0
			? [
					{
						count: String(calls.length),
						text: `${plural(calls.length, "booking has", "bookings have")} no email: call them`,
						detail: calls.map(({ name, reference }) => `${name} (${reference})`).join(" · "),
						isBad: true,
					},
				]
			: []),
	];
}

export function seatsOf(bookings: readonly AffectedBooking[]): number {
	return bookings.reduce((sum, { seats }) => sum + seats, 0);
}
