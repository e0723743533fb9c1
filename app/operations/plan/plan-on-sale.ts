import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import {
	bookingsOf,
	type Decision,
	departureInWords,
	lacksGuests,
	type PlanLine,
	type Situation,
	toldLines,
} from "./plan-situation.ts";

const { close, open, run } = planLinesTexts;

/** Takes departures off sale; their guests travel as planned. */
export function closing({ departures }: Situation): Decision {
	const onSale = departures.filter(({ cell }) => cell.state === "open");
	const staying = bookingsOf(onSale).length;
	return {
		lines: [
			leavesLine(onSale.length),
			...(staying > 0
				? [
						{
							count: String(staying),
							text: close.stay({ count: staying }),
							detail: close.stayDetail,
						},
					]
				: []),
		],
		press: close.press({ departures: onSale.length }),
		changes: onSale.map(({ cell }) => ({ act: "close", departure: cell })),
		...{ problem: null, unchanged: onSale.length === 0 ? close.allClosed : null },
	};
}

/** How many departures nobody can book any more. */
export function leavesLine(count: number): PlanLine {
	return { count: String(count), text: close.leave({ count }) };
}

/** Puts departures on sale again that were closed or cancelled. */
export function opening({ departures }: Situation): Decision {
	const closed = departures.filter(({ cell }) => cell.state !== "open");
	const choosing = bookingsOf(closed).filter(({ isChoosing }) => isChoosing);
	return {
		lines: [
			{
				count: String(closed.length),
				text: open.onSale({ count: closed.length }),
				detail: open.guestsStay,
			},
			...(choosing.length > 0 ? toldLines(choosing, "leaves") : []),
		],
		press: open.press({ departures: closed.length }),
		changes: closed.map(({ cell, bookings }) => ({
			act: "open",
			departure: cell,
			choosing: bookings.filter(({ isChoosing }) => isChoosing),
		})),
		...{ problem: null, unchanged: closed.length === 0 ? open.allOnSale : null },
	};
}

/** Lets departures run that have fewer guests than their minimum. */
export function runningAnyway({ departures }: Situation): Decision {
	const short = departures.filter(({ cell }) => lacksGuests(cell));
	return {
		lines: short.map(({ cell, title, guests }) => ({
			count: String(guests),
			text: run.runs({ title, when: departureInWords(cell, "short") }),
			detail: run.minimum({ guests: cell.minimum?.guests ?? 0 }),
		})),
		press: run.press({ departures: short.length }),
		changes: short.map(({ cell }) => ({ act: "run", departure: cell })),
		...{ problem: null, unchanged: short.length === 0 ? run.allRun : null },
	};
}
