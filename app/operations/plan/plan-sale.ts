import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import type { Sale } from "#app/departures/timetables/timetable.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { TypedSale } from "./plan-request.ts";
import {
	type Decision,
	departureInWords,
	type PlannedDeparture,
	type Situation,
} from "./plan-situation.ts";

const texts = planLinesTexts.sale;

/** Sells departures by seats, whole or both; whoever is booked keeps what was sold. */
export function selling({
	departures,
	request: { sale: typedSale },
	currency,
}: Situation): Decision {
	const count = departures.length;
	const press = texts.press({ count });
	if (!typedSale) return { lines: [], press, changes: [], problem: null, unchanged: texts.missing };
	const next = typedSale.sale;
	if (!next) return { lines: [], press, changes: [], problem: texts.unusable, unchanged: null };
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
	return texts.hasGuests({ departure: departureInWords(started.cell, "short") });
}
