import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { planTexts } from "#app/messages/staff/departures/plan.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import type { CapacityCalendar } from "#app/operations/calendar/capacity-calendar.server.ts";
import { mostChosen } from "#app/operations/calendar/capacity-calendar.ts";
import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import { callingOff, cancelling, moving, targetsOf } from "./plan-cancel-or-move.ts";
import { closing, opening, resizing, runningAnyway, selling, shownSale } from "./plan-on-sale.ts";
import { pricing, type ShownPrices, shownPrices } from "./plan-price.ts";
import type { PlanAct, PlanRequest, TypedSale } from "./plan-request.ts";
import {
	bookingsOf,
	type Decision,
	type DepartureChange,
	departureInWords,
	lacksGuests,
	type OtherDeparture,
	type PlanLine,
	type PlannedDeparture,
	type Situation,
	seatsOfBookings,
} from "./plan-situation.ts";
import { restarting } from "./plan-start.ts";

export interface DeparturePlan extends PlanRequest {
	departures: PlannedDeparture[];
	/** "Dolphins under sail, Mon 14 June to Fri 18 June". */
	title: string;
	lines: PlanLine[];
	/** What is done to each departure; guides and vehicles are given by `assignTeam`. */
	changes: DepartureChange[];
	/** The words of the button; null while it cannot be done. */
	press: string | null;
	/** Why it cannot be done. */
	problem: string | null;
	/** It could be done, but nothing would change. */
	isUnchanged: boolean;
	/** Guests read a reason. */
	asksReason: boolean;
	/** The reason is that all of them have fewer guests than their minimum, which the mails say by themselves. */
	isTooFew: boolean;
	/** Departures to which all guests could move. */
	targets: OtherDeparture[];
	/** What the fields of the prices show; null for other acts. */
	shownPrices: ShownPrices | null;
	/** What the fields of the sale show; null for other acts. */
	shownSale: TypedSale["texts"] | null;
}

/** A plan as its panel draws it, without what it knows of guests and their money. */
export interface ShownPlan extends Omit<DeparturePlan, "departures" | "changes"> {
	departures: ShownDeparture[];
}

type ShownDeparture = Pick<PlannedDeparture, "cell" | "title" | "guests"> & {
	bookings: number;
	/** Reference of the booking that has it whole. */
	wholeTo: string | null;
};

/** Attack: the tools of a browser read what a screen was sent; the links of guests stay on the server. */
export function shownPlan({ changes: _, departures, ...plan }: DeparturePlan): ShownPlan {
	return {
		...plan,
		departures: departures.map(({ cell, title, guests, bookings }) => ({
			...{ cell, title, guests },
			bookings: bookings.length,
			wholeTo: bookings.find(({ isWhole }) => isWhole)?.reference ?? null,
		})),
	};
}

/** What is known of the chosen departures beside the calendar. */
export interface ChosenState extends Pick<Situation, "prices" | "lacking" | "currency"> {
	affected: readonly AffectedBooking[];
}

/** What one press will do to the chosen departures and to everybody who is booked on them. @param chosenIds their ids. */
export function planDepartures(
	calendar: CapacityCalendar,
	chosenIds: readonly number[],
	{ affected, ...chosenState }: ChosenState,
	request: PlanRequest,
): DeparturePlan | null {
	const isChosen = new Set(chosenIds);
	const bookingsOn = Map.groupBy(affected, ({ departureId }) => departureId);
	const departures = calendar.rows.flatMap(({ title, startTime, pickups, cells }) =>
		cells
			.filter(({ id, isPast }) => isChosen.has(id) && !isPast)
			.map((cell): PlannedDeparture => {
				const bookings = bookingsOn.get(cell.id) ?? [];
				const usual = { startTime, pickups };
				return { cell, usual, title, bookings, guests: seatsOfBookings(bookings) };
			}),
	);
	if (departures.length === 0) return null;
	const situation: Situation = {
		departures,
		...chosenState,
		request,
		cells: calendar.rows.flatMap(({ cells }) => cells),
		now: { date: calendar.today, time: calendar.time },
	};
	const {
		lines = [],
		press,
		changes = [],
		problem = null,
		unchanged = null,
	} = decide[request.act](situation);
	// never a part of them: whoever closes a month must not leave days of it on sale without knowing
	const isTooMany = departures.length > mostChosen;
	const refusal = isTooMany
		? planTexts.tooMany({ chosenDepartures: departures.length, most: mostChosen })
		: (problem ?? unchanged);
	return {
		...request,
		departures,
		title: titleOf(departures),
		lines: isTooMany ? [] : lines,
		changes: refusal === null ? changes : [],
		press: refusal === null ? press : null,
		problem: refusal,
		isUnchanged: refusal !== null && refusal === unchanged,
		asksReason:
			(request.act === "move" || request.act === "cancel" || request.act === "weather") &&
			bookingsOf(departures).length > 0,
		isTooFew: departures.every(({ cell, bookings }) => bookings.length === 0 || lacksGuests(cell)),
		targets: request.act === "move" ? targetsOf(situation) : [],
		shownPrices: request.act === "price" ? shownPrices(situation) : null,
		shownSale: request.act === "sale" ? shownSale(situation) : null,
	};
}

const decide: Record<PlanAct, (situation: Situation) => Decision> = {
	close: closing,
	open: opening,
	run: runningAnyway,
	move: moving,
	cancel: cancelling,
	weather: callingOff,
	seats: resizing,
	start: restarting,
	price: pricing,
	sale: selling,
	team: ({ departures }) => ({
		lines: [
			{
				count: String(departures.length),
				text: planLinesTexts.team.get({ count: departures.length }),
				detail: planLinesTexts.team.refusedIfBusy,
			},
		],
		press: planLinesTexts.team.press({ departures: departures.length }),
	}),
};

function titleOf(departures: readonly PlannedDeparture[]): string {
	const titles = [...new Set(departures.map(({ title }) => title))];
	const dates = departures.map(({ cell }) => cell.date).sort();
	const [from = "", until = ""] = [dates[0], dates.at(-1)];
	const [only] = departures;
	const when =
		departures.length === 1 && only
			? departureInWords(only.cell, "short")
			: from === until
				? formatDate(from, "short")
				: sharedTexts.days({
						from: formatDate(from, "short"),
						until: formatDate(until, "short"),
					});
	return planTexts.title({
		excursions:
			titles.length > 2 ? planTexts.excursions({ count: titles.length }) : formatList(titles),
		days: when,
	});
}

/** "Four departures chosen: Mon 14 June, Wed 16 June." */
export function chosenInWords(departures: readonly ShownDeparture[]): string {
	const days = [...new Set(departures.map(({ cell }) => cell.date))];
	const shownDays = days.slice(0, 8).map((date) => formatDate(date, "short"));
	const rest = days.length - shownDays.length;
	const counts = { count: departures.length, days: formatList(shownDays) };
	return rest > 0 ? planTexts.chosenAndMore({ ...counts, more: rest }) : planTexts.chosen(counts);
}
