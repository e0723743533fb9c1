import type { SomePrices } from "#app/catalogue/prices/price-rule.ts";
import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import {
	areSamePrices,
	type DeparturePrice,
	noPrices,
} from "#app/departures/prices/departure-price.ts";
import { pricesInWords } from "#app/departures/prices/rule-words.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { forEachPrice } from "./plan-request.ts";
import {
	bookingsOf,
	type Decision,
	departureInWords,
	type PlanLine,
	type PlannedDeparture,
	type Situation,
} from "./plan-situation.ts";

const texts = planLinesTexts.price;

/** Gives departures prices of their own, or takes these away; whoever is booked keeps the price. */
export function pricing({
	departures,
	request: { prices: typedPrices },
	prices: storedPrices,
	currency,
}: Situation): Decision {
	const count = departures.length;
	const priced = departures.flatMap((departure) => {
		const price = storedPrices.find(({ id }) => id === departure.cell.id);
		return price ? [{ ...departure, price }] : [];
	});
	const next = typedPrices === null ? null : typedPrices.cents;
	const whole = priced.find(({ price }) => price.isWholeOnly);
	const wholeOnly = whole ? texts.wholeOnly(whole) : null;
	if (next === null) {
		const unchanged = typedPrices === null ? texts.missing : null;
		const problem = wholeOnly ?? (unchanged ? null : texts.unusable);
		return { press: texts.press({ count }), problem, unchanged };
	}
	const isCleared = areSamePrices(next, noPrices);
	const repriced = priced.filter(({ price }) => !areSamePrices(price.ownPrices, next));
	const keeping = bookingsOf(repriced).length;
	return {
		lines: [
			...repriced.slice(0, mostNamed).map((each) => lineOf(each, next, currency)),
			...(repriced.length > mostNamed
				? [{ count: `+${repriced.length - mostNamed}`, text: texts.more }]
				: []),
			...(keeping > 0 ? [{ count: String(keeping), text: texts.keep({ count: keeping }) }] : []),
		],
		press: isCleared ? texts.pressBack({ count }) : texts.press({ count }),
		changes: repriced.map(({ cell }) => ({ act: "price", departure: cell, prices: next })),
		problem: wholeOnly,
		unchanged: repriced.length === 0 ? texts.already : null,
	};
}

/** The fields of the prices. */
export interface ShownPrices {
	/** As typed, or else what all of the departures have of their own. */
	texts: Record<keyof SomePrices, string>;
	/** The list's price beside each field; more than one where the departures differ. */
	list: Record<keyof SomePrices, string>;
}

export function shownPrices({ request, prices, currency }: Situation): ShownPrices {
	const distinct = (textOf: (price: DeparturePrice) => string) => [...new Set(prices.map(textOf))];
	return {
		texts:
			request.prices?.texts ??
			forEachPrice((column) => {
				const [first = "", ...others] = distinct(({ ownPrices }) => typedPrice(ownPrices[column]));
				return others.length > 0 ? "" : first;
			}),
		list: forEachPrice((column) =>
			distinct(({ listPrices }) => formatMoney(listPrices[column], currency)).join(", "),
		),
	};
}

const mostNamed = 4;

function lineOf(
	{ cell, title, price: { listPrices } }: PlannedDeparture & { price: DeparturePrice },
	next: SomePrices,
	currency: string,
): PlanLine {
	const prices = forEachPrice((column) => next[column] ?? listPrices[column]);
	return {
		count: "→",
		text: texts.costs({
			...{ title, when: departureInWords(cell, "short") },
			prices: pricesInWords(prices, currency),
		}),
		detail: areSamePrices(next, noPrices)
			? texts.byList
			: texts.list({ prices: pricesInWords(listPrices, currency) }),
	};
}
