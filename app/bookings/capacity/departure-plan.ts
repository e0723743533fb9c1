import type { AffectedBooking } from "#app/bookings/departures/move-departure.server.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import { type CapacityCalendar, departureKey } from "./capacity-calendar.ts";
import type { PlanAct, PlanChoice } from "./plan-choice.ts";
import { closing } from "./plan-close.ts";
import { resizing } from "./plan-seats.ts";
import {
	type Consequences,
	departuresInWords,
	type PlanLine,
	type PlannedDeparture,
	plural,
	type Situation,
	seatsOf,
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
	const keys = new Set(chosen.map(departureKey));
	const byDeparture = Map.groupBy(affected, departureKey);
	const departures = calendar.rows.flatMap(({ title, startTime, pickups, cells }) =>
		cells
			.filter((cell) => keys.has(departureKey(cell)) && !cell.isPast)
			.map((cell) => {
				const all = byDeparture.get(departureKey(cell)) ?? [];
				const usual = { startTime, pickups };
				return { cell, usual, title, bookings: all.length, guests: seatsOf(all) };
			}),
	);
	if (departures.length === 0) return null;
	const going = departures.flatMap(({ cell }) => byDeparture.get(departureKey(cell)) ?? []);
	const targets = targetsOf(calendar, departures, seatsOf(going));
	const { lines, press, problem } = consequences[choice.act]({
		departures,
		going,
		choice,
		targets,
		now: { date: calendar.today, time: calendar.time },
	});
	return {
		...choice,
		departures,
		title: titleOf(departures),
		lines,
		press: problem === null ? press : null,
		problem,
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
					text: `${plural(closed.length, "goes", "go")} on sale again, with the seats as before`,
					detail: "Guests who were moved or paid back stay where they are; nobody gets a mail.",
				},
			],
			press: `Open ${departuresInWords(closed.length)}`,
			problem: closed.length === 0 ? "All of them are on sale already." : null,
		};
	},
	seats: resizing,
	start: restarting,
	team: ({ departures }) => ({
		lines: [
			{
				count: String(departures.length),
				text: `${plural(departures.length, "departure gets", "departures get the same")} guide, vehicle and driver`,
				detail:
					"Whoever is somewhere else at that time is refused, and then nothing is changed. A vehicle’s seats cap what is sold.",
			},
		],
		press: `Give ${departuresInWords(departures.length)}`,
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
			: `${formatDate(from, "short")} to ${formatDate(until, "short")}`;
	return `${titles.length > 2 ? `${titles.length} excursions` : formatList(titles)}, ${when}`;
}

/** "Four departures chosen: Mon 14 June, Wed 16 June." */
export function chosenInWords(departures: readonly PlannedDeparture[]): string {
	const shown = departures.slice(0, 8).map(({ cell }) => formatDate(cell.date, "short"));
	const rest = departures.length - shown.length;
	return `${departuresInWords(departures.length)} chosen: ${formatList(shown)}${rest > 0 ? ` and ${rest} more` : ""}.`;
}
