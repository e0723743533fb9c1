import { pickupsOn, staysWithinItsDay } from "#app/departures/departure-times.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import { formatDate } from "#app/ui/format/format.ts";
import {
	type Decision,
	type PlannedDeparture,
	retimed,
	type Situation,
	toldLines,
	withEmail,
} from "./plan-situation.ts";

const texts = planLinesTexts.start;

/** Lets the departures start at another time, with their pickups. */
export function restarting({ departures, cells, request: { start }, now }: Situation): Decision {
	if (start === null) {
		const press = texts.press({ departures: departures.length });
		return { press, unchanged: texts.missing };
	}
	const others = departures.filter(({ cell }) => cell.startTime !== start);
	/** A guest who has been picked up already keeps the time. */
	const waiting = ({ cell, bookings }: PlannedDeparture) =>
		bookings
			.filter(({ pickupTime }) => cell.date !== now.date || pickupTime > now.time)
			.map((booking) => retimed(booking, start));
	const touched = others.flatMap(waiting);
	const press = { departures: others.length, time: start };
	return {
		lines: [
			...others.slice(0, mostStartsNamed).map(({ cell, title, usual }) => ({
				count: start,
				text: texts.startsThen({
					title,
					date: formatDate(cell.date, "short"),
					timeBefore: cell.startTime,
				}),
				detail: start === usual.startTime ? texts.asUsual : texts.pickupsMove,
			})),
			...(others.length > mostStartsNamed
				? [
						{
							count: `+${others.length - mostStartsNamed}`,
							text: texts.moreDepartures,
						},
					]
				: []),
			...(touched.length > 0 ? toldLines(touched, "newTimes") : []),
		],
		press:
			touched.length > 0
				? texts.pressAtAndWrite({ ...press, mails: withEmail(touched).length })
				: texts.pressAt(press),
		changes: others.map((each) => ({
			act: "start",
			departure: each.cell,
			start,
			bookings: waiting(each),
		})),
		problem: startProblem(others, start, { cells, now }),
		unchanged: others.length === 0 ? texts.already : null,
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
	const pickupsBefore = timesAt(cell.startTime);
	return (
		start <= now ||
		timesAt(start).some(
			({ time }, index) => time <= now && (pickupsBefore[index]?.time ?? "") > now,
		)
	);
}

function startProblem(
	others: readonly PlannedDeparture[],
	start: string,
	{ cells, now }: Pick<Situation, "cells" | "now">,
): string | null {
	if (others.some((each) => each.cell.date === now.date && isOver(each, start, now.time)))
		return texts.over;
	const torn = others.find(({ usual }) => !staysWithinItsDay(usual, start));
	if (torn) return texts.otherDay(torn);
	const changing = new Set(others.map(({ cell }) => cell.id));
	const twice = others.find(({ cell }) =>
		cells.some(
			({ id, excursionId, date, startTime }) =>
				id !== cell.id &&
				excursionId === cell.excursionId &&
				date === cell.date &&
				(startTime === start || changing.has(id)),
		),
	);
	if (!twice) return null;
	return texts.twice({ title: twice.title, date: formatDate(twice.cell.date, "short") });
}
