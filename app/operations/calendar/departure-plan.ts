import { planTexts } from "#app/messages/staff/departures/plan.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import type { AffectedBooking } from "#app/operations/departures/move-departure.server.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import { type CapacityCalendar, calendarKey, mostChosen } from "./capacity-calendar.ts";
import type { PlanAct, PlanChoice } from "./plan-choice.ts";
import { closing } from "./plan-close.ts";
import { changedSeats } from "./plan-seats.ts";
import {
	type Consequences,
	type PlanLine,
	type PlannedDeparture,
	type Situation,
	seatsOfBookings,
} from "./plan-situation.ts";
import { restarting } from "./plan-start.ts";

export interface DeparturePlan extends PlanChoice {
	departures: PlannedDeparture[];
	/** "Dolphins under sail, Mon 14 June to Fri 18 June". */
	title: string;
	lines: PlanLine[];
	/** The words of the button; null while it cannot be done. */
	press: string | null;
	/** Why it cannot be done. */
	problem: string | null;
	/** Guests read a reason. */
	asksReason: boolean;
	/** Days to which all guests could move. */
	targets: { date: string; left: number }[];
}

/** What one press will do to the chosen departures and to everybody who is booked on them. */
export function planDepartures(
	calendar: CapacityCalendar,
	chosen: readonly { excursionId: string; date: string }[],
	affected: readonly AffectedBooking[],
	choice: PlanChoice,
): DeparturePlan | null {
	const keys = new Set(chosen.map(calendarKey));
	const byDeparture = Map.groupBy(affected, calendarKey);
	const departures = calendar.rows.flatMap(({ title, startTime, pickups, cells }) =>
		cells
			.filter((cell) => keys.has(calendarKey(cell)) && !cell.isPast)
			.map((cell) => {
				const all = byDeparture.get(calendarKey(cell)) ?? [];
				const usual = { startTime, pickups };
				return { cell, usual, title, bookings: all.length, guests: seatsOfBookings(all) };
			}),
	);
	if (departures.length === 0) return null;
	const going = departures.flatMap(({ cell }) => byDeparture.get(calendarKey(cell)) ?? []);
	const targets = targetsOf(calendar, departures, seatsOfBookings(going));
	const { lines, press, problem } = consequences[choice.act]({
		departures,
		going,
		choice,
		targets,
		now: { date: calendar.today, time: calendar.time },
	});
	// never a part of them: whoever closes a month must not leave days of it on sale without knowing
	const refusal =
		departures.length > mostChosen
			? planTexts.tooMany({ chosen: departures.length, most: mostChosen })
			: problem;
	return {
		...choice,
		departures,
		title: titleOf(departures),
		lines: departures.length > mostChosen ? [] : lines,
		press: refusal === null ? press : null,
		problem: refusal,
		asksReason: choice.act === "close" && choice.fate !== "stay" && going.length > 0,
		targets,
	};
}

const consequences: Record<PlanAct, (situation: Situation) => Consequences> = {
	close: closing,
	open: ({ departures }) => {
		const closed = departures.filter(({ cell }) => cell.isClosed);
		return {
			lines: [
				{
					count: String(closed.length),
					text: planLinesTexts.open.onSale({ count: closed.length }),
					detail: planLinesTexts.open.guestsStay,
				},
			],
			press: planLinesTexts.open.press({ departures: closed.length }),
			problem: closed.length === 0 ? planLinesTexts.open.allOnSale : null,
		};
	},
	seats: changedSeats,
	start: restarting,
	team: ({ departures }) => ({
		lines: [
			{
				count: String(departures.length),
				text: planLinesTexts.team.get({ count: departures.length }),
				detail: planLinesTexts.team.refusedIfBusy,
			},
		],
		press: planLinesTexts.team.press({ departures: departures.length }),
		problem: null,
	}),
};

/** Days of the same excursion that are shown and have room for everybody. */
function targetsOf(
	{ rows }: CapacityCalendar,
	departures: readonly PlannedDeparture[],
	seats: number,
): { date: string; left: number }[] {
	const [first] = departures;
	if (!first || departures.some(({ cell }) => cell.excursionId !== first.cell.excursionId))
		return [];
	const chosen = new Set(departures.map(({ cell }) => cell.date));
	const row = rows.find(({ excursionId }) => excursionId === first.cell.excursionId);
	return (row?.cells ?? [])
		.filter((cell) => !chosen.has(cell.date) && !cell.isPast && !cell.isClosed)
		.filter((cell) => departures.every((each) => each.cell.startTime === cell.startTime))
		.filter((cell) => cell.free >= seats && cell.free > 0)
		.map(({ date, free }) => ({ date, left: free }));
}

function titleOf(departures: readonly PlannedDeparture[]): string {
	const titles = [...new Set(departures.map(({ title }) => title))];
	const dates = departures.map(({ cell }) => cell.date).sort();
	const [from = "", until = ""] = [dates[0], dates.at(-1)];
	const when =
		from === until
			? formatDate(from, "short")
			: sharedTexts.days({ from: formatDate(from, "short"), until: formatDate(until, "short") });
	return planTexts.title({
		excursions:
			titles.length > 2 ? planTexts.excursions({ count: titles.length }) : formatList(titles),
		days: when,
	});
}

/** "Four departures chosen: Mon 14 June, Wed 16 June." */
export function chosenInWords(departures: readonly PlannedDeparture[]): string {
	const shown = departures.slice(0, 8).map(({ cell }) => formatDate(cell.date, "short"));
	const rest = departures.length - shown.length;
	const chosen = { count: departures.length, days: formatList(shown) };
	return rest > 0 ? planTexts.chosenAndMore({ ...chosen, more: rest }) : planTexts.chosen(chosen);
}
