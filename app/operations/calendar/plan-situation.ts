import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import type { AffectedBooking } from "#app/operations/departures/move-departure.server.ts";
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

/** One line of the preview: what will happen to how many. */
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

export function withEmail(going: readonly AffectedBooking[]): readonly AffectedBooking[] {
	return going.filter(({ email }) => email !== null);
}

/** Who is written to, and who has to be called. @param mail says which mail the bookings get. */
export function toldLines(
	going: readonly AffectedBooking[],
	mail: "reason" | "newTimes",
): PlanLine[] {
	const texts = planLinesTexts.told;
	const mails = withEmail(going);
	const calls = going.filter(({ email }) => email === null);
	return [
		{
			count: String(mails.length),
			text: texts[mail]({ count: mails.length }),
			detail: sharedTexts.guests({ count: seatsOfBookings(going) }),
		},
		...(calls.length > 0
			? [
					{
						count: String(calls.length),
						text: texts.noEmail({ count: calls.length }),
						detail: calls.map(texts.guest).join(" · "),
						isBad: true,
					},
				]
			: []),
	];
}

export function seatsOfBookings(bookings: readonly AffectedBooking[]): number {
	return bookings.reduce((sum, { seats }) => sum + seats, 0);
}
