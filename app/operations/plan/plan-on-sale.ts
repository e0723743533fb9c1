/** What is on sale of the departures: whether, how many seats, and as seats or whole. */
import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import type { Sale } from "#app/departures/timetables/timetable.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { TypedSale } from "./plan-request.ts";
import {
	bookingsOf,
	type Decision,
	departureInWords,
	lacksGuests,
	type PlanLine,
	type PlannedDeparture,
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
		unchanged: onSale.length === 0 ? close.allClosed : null,
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
		unchanged: closed.length === 0 ? open.allOnSale : null,
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
		unchanged: short.length === 0 ? run.allRun : null,
	};
}

/** What happens when each of the departures gets this number of seats. */
export function resizing({ departures, request: { seats } }: Situation): Decision {
	const texts = planLinesTexts.seats;
	const count = departures.length;
	if (seats === null)
		return { press: texts.press({ departures: count }), unchanged: texts.missing };
	const over = departures.filter(({ cell }) => cell.sold > seats);
	const difference = departures.reduce((sum, { cell }) => sum + seats - cell.capacity, 0);
	return {
		lines: [
			{
				count: String(count),
				text: texts.have({ count, seats }),
				detail: differenceInWords(difference),
			},
			...over.map(({ cell, title }) => ({
				count: `+${cell.sold - seats}`,
				text: texts.oversold({
					title,
					date: departureInWords(cell, "short"),
					guests: cell.sold,
					seats,
				}),
				detail: planLinesTexts.attention,
				isBad: true,
			})),
		],
		press: texts.pressWith({ departures: count, seats }),
		changes: departures.map(({ cell }) => ({ act: "seats", departure: cell, seats })),
		unchanged: departures.every(({ cell }) => cell.capacity === seats) ? texts.already : null,
	};
}

function differenceInWords(difference: number): string {
	const texts = planLinesTexts.seats;
	if (difference === 0) return texts.asBefore;
	return difference < 0 ? texts.fewer({ seats: -difference }) : texts.more({ seats: difference });
}

/** Sells departures by seats, whole or both; whoever is booked keeps what was sold. */
export function selling({
	departures,
	request: { sale: typedSale },
	currency,
}: Situation): Decision {
	const texts = planLinesTexts.sale;
	const count = departures.length;
	const press = texts.press({ count });
	if (!typedSale) return { press, unchanged: texts.missing };
	const next = typedSale.sale;
	if (!next) return { press, problem: texts.unusable };
	const resold = departures.filter(({ cell }) => !isSoldAs(cell, next));
	const price = next.wholePriceCents === null ? "" : formatMoney(next.wholePriceCents, currency);
	return {
		lines: [{ count: String(count), text: texts.ways[next.sells]({ count, price }) }],
		press,
		changes: resold.map(({ cell }) => ({ act: "sale", departure: cell, sale: next })),
		problem: startedProblem(departures, next),
		unchanged: resold.length === 0 ? texts.already : null,
	};
}

/** As typed, or else what all of the departures have. */
export function shownSale({ request, departures }: Situation): TypedSale["texts"] {
	if (request.sale) return request.sale.texts;
	const [first, ...others] = departures.map(({ cell }) => ({
		sells: cell.sells,
		wholePriceCents: typedPrice(cell.wholeCents),
	}));
	const isSame = others.every(
		({ sells, wholePriceCents }) =>
			sells === first?.sells && wholePriceCents === first.wholePriceCents,
	);
	return first && isSame ? first : { sells: "seats", wholePriceCents: "" };
}

const isSoldAs = (cell: PlannedDeparture["cell"], { sells, wholePriceCents }: Sale) =>
	cell.sells === sells && cell.wholeCents === wholePriceCents;

function startedProblem(departures: readonly PlannedDeparture[], { sells }: Sale): string | null {
	const started = departures.find(({ cell }) => cell.sold + cell.held > 0 && !cell.isWhole);
	if (sells !== "whole" || !started) return null;
	return planLinesTexts.sale.hasGuests({ departure: departureInWords(started.cell, "short") });
}
