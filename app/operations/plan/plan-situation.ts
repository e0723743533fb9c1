import type { LackingExtra } from "#app/catalogue/extras/extra-stock.ts";
import type { SomePrices } from "#app/catalogue/prices/price-rule.ts";
import { laterBy, minutesBetween } from "#app/departures/departure-times.ts";
import type { DeparturePrice } from "#app/departures/prices/departure-price.ts";
import type { NewTimes } from "#app/departures/time-change.ts";
import type { Sale } from "#app/departures/timetables/timetable.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import type { CapacityCell } from "#app/operations/calendar/capacity-calendar.server.ts";
import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import type { RefundShare } from "#app/sales/cancellation/refund-shares.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { PlanRequest } from "./plan-request.ts";

/** A chosen departure with the live bookings on it. */
export interface PlannedDeparture {
	cell: CapacityCell;
	usual: { startTime: string; pickups: string[] };
	title: string;
	bookings: AffectedBooking[];
	guests: number;
}

/** A departure to which guests can move, or which their mail offers. */
export interface OtherDeparture {
	id: number;
	version: number;
	/** Local date and time. */
	date: string;
	startTime: string;
	/** Free seats. */
	left: number;
}

export interface Situation {
	departures: PlannedDeparture[];
	request: PlanRequest;
	/** All departures that the calendar shows, chosen or not. */
	cells: CapacityCell[];
	/** Of the chosen departures. */
	prices: readonly DeparturePrice[];
	/** Extras of which the departure to which the guests move has too few for all of them. */
	lacking: readonly LackingExtra[];
	currency: string;
	/** Local date and time. */
	now: { date: string; time: string };
}

export type RetimedAffected = AffectedBooking & NewTimes;
/** A booking that is cancelled, with what goes back. */
type RefundedAffected = AffectedBooking & { shares: RefundShare[] };

/** What happens to one departure. */
export type DepartureChange = { departure: CapacityCell } & (
	| { act: "close" | "run" }
	/** `choosing`: guests who chose because of the weather, and travel after all. */
	| { act: "open"; choosing: AffectedBooking[] }
	| { act: "seats"; seats: number }
	| { act: "price"; prices: SomePrices }
	| { act: "sale"; sale: Sale }
	/** Bookings that change their times with the start. */
	| { act: "start"; start: string; bookings: RetimedAffected[] }
	| { act: "move"; target: OtherDeparture; bookings: RetimedAffected[] }
	| { act: "cancel"; bookings: RefundedAffected[]; alternatives: OtherDeparture[] }
	/** Guests who have paid choose; the other bookings are cancelled. */
	| {
			act: "weather";
			choosing: AffectedBooking[];
			bookings: RefundedAffected[];
			alternatives: OtherDeparture[];
	  }
);

export type ChangeOf<Act extends DepartureChange["act"]> = Extract<DepartureChange, { act: Act }>;

/** One line of the preview: what will happen to how many. */
export interface PlanLine {
	count: string;
	text: string;
	detail?: string;
	isBad?: boolean;
}

/** What is decided about the chosen departures, or why nothing is done with any of them. */
export interface Decision {
	lines?: PlanLine[];
	/** The words of the button. */
	press: string;
	changes?: DepartureChange[];
	/** Why it is not possible. */
	problem?: string | null;
	/** Why nothing would change: a choice is missing yet, or all of them are so already. */
	unchanged?: string | null;
}

/** Departures of an excursion that are not chosen and have at least so many free seats; empty ones for who has the whole trip. */
export function otherDepartures(
	{ cells, departures }: Pick<Situation, "cells" | "departures">,
	excursionId: string,
	seats: number,
	isWhole = false,
): OtherDeparture[] {
	const chosenIds = new Set(departures.map(({ cell }) => cell.id));
	return cells
		.filter((cell) => cell.excursionId === excursionId && !chosenIds.has(cell.id))
		.filter((cell) => cell.state === "open" && !cell.isPast && cell.free >= Math.max(1, seats))
		.filter((cell) => !isWhole || cell.free === cell.capacity)
		.map(({ id, version, date, startTime, free }) => ({
			id,
			version,
			date,
			startTime,
			left: free,
		}));
}

/** True for a departure with fewer guests than its minimum. */
export function lacksGuests({ minimum }: Pick<CapacityCell, "minimum">): boolean {
	return minimum !== null && minimum.missing > 0;
}

export function bookingsOf(departures: readonly PlannedDeparture[]): AffectedBooking[] {
	return departures.flatMap(({ bookings }) => bookings);
}

export function withEmail(going: readonly AffectedBooking[]): readonly AffectedBooking[] {
	return going.filter(({ email }) => email !== null);
}

export function seatsOfBookings(bookings: readonly AffectedBooking[]): number {
	return bookings.reduce((sum, { seats }) => sum + seats, 0);
}

/** A booking whose departure has another start: it is picked up earlier or later by as much. */
export function retimed(booking: AffectedBooking, start: string): RetimedAffected {
	const { startTime, pickupTime } = booking;
	return {
		...booking,
		start: { before: startTime, after: start },
		pickup: {
			before: pickupTime,
			after: laterBy(pickupTime, minutesBetween(startTime, start)),
		},
	};
}

/** "Sat 5 June, 15:00" */
export function departureInWords(
	{ date, startTime }: Pick<OtherDeparture, "date" | "startTime">,
	style: "short" | "long" = "long",
): string {
	return `${formatDate(date, style)}, ${startTime}`;
}

/** Who is written to, and who has to be called. @param mail says which mail the bookings get. */
export function toldLines(
	going: readonly AffectedBooking[],
	mail: "reason" | "newTimes" | "choose" | "leaves",
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
