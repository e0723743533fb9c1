import { pickupsOn, staysWithinItsDay } from "#app/excursions/calendar/departure-times.ts";
import { formatDate } from "#app/ui/format/format.ts";
import {
	type Consequences,
	departuresInWords,
	type PlannedDeparture,
	type Situation,
	toldLines,
	withEmail,
} from "./plan-situation.ts";

/** Lets the departures start at another time, with their pickups. */
export function restarting({ departures, going, choice: { start }, now }: Situation): Consequences {
	const count = departuresInWords(departures.length);
	if (start === null)
		return { lines: [], press: `Start ${count}`, problem: "Say when they start." };
	const others = departures.filter(({ cell }) => cell.startTime !== start);
	const touched = going.filter(({ excursionId, date }) =>
		others.some(({ cell }) => cell.excursionId === excursionId && cell.date === date),
	);
	return {
		lines: [
			...others.slice(0, mostStartsNamed).map(({ cell, title, usual }) => ({
				count: start,
				text: `${title}, ${formatDate(cell.date, "short")} starts then, not at ${cell.startTime}`,
				detail:
					start === usual.startTime
						? "As on other days; its pickups too"
						: "Its pickups are earlier or later by as much",
			})),
			...(others.length > mostStartsNamed
				? [
						{
							count: `+${others.length - mostStartsNamed}`,
							text: "more departures in the same way",
						},
					]
				: []),
			...(touched.length > 0 ? toldLines(touched, "a mail with the new times") : []),
		],
		press: `Start ${departuresInWords(others.length)} at ${start}${touched.length > 0 ? `, write to ${withEmail(touched).length}` : ""}`,
		problem: startProblem(others, start, now),
	};
}

const mostStartsNamed = 4;

/** True when the new start, or the new time of a pickup that is still to come, has passed. */
function isOver({ cell, usual }: PlannedDeparture, start: string, now: string): boolean {
	const timesAt = (startTime: string) =>
		pickupsOn(
			usual.pickups.map((time) => ({ time })),
			usual.startTime,
			startTime,
		);
	const before = timesAt(cell.startTime);
	return (
		start <= now ||
		timesAt(start).some(({ time }, index) => time <= now && (before[index]?.time ?? "") > now)
	);
}

function startProblem(
	others: readonly PlannedDeparture[],
	start: string,
	now: Situation["now"],
): string | null {
	if (others.length === 0) return "They start then already.";
	if (others.some((each) => each.cell.date === now.date && isOver(each, start, now.time)))
		return "That time, or a pickup before it, is over today.";
	const torn = others.find(({ usual }) => !staysWithinItsDay(usual, start));
	return torn ? `A pickup of ${torn.title} would fall on another day.` : null;
}
