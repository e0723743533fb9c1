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
		return { lines: [], press: texts.press({ count }), changes: [], problem, unchanged };
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
	const each = (textOf: (column: keyof SomePrices, price: DeparturePrice) => string) => {
		const texts = (column: keyof SomePrices) => [
			...new Set(prices.map((price) => textOf(column, price))),
		];
		return {
			adultCents: texts("adultCents"),
			childCents: texts("childCents"),
			bebeCents: texts("bebeCents"),
		};
	};
	const ownTexts = each((column, { ownPrices }) => typedPrice(ownPrices[column]));
	const listTexts = each((column, { listPrices }) => formatMoney(listPrices[column], currency));
	const only = ([first = "", ...others]: string[]) => (others.length > 0 ? "" : first);
	return {
		texts: request.prices?.texts ?? {
			adultCents: only(ownTexts.adultCents),
			childCents: only(ownTexts.childCents),
			bebeCents: only(ownTexts.bebeCents),
		},
		list: {
			adultCents: listTexts.adultCents.join(", "),
			childCents: listTexts.childCents.join(", "),
			bebeCents: listTexts.bebeCents.join(", "),
		},
	};
}

const mostNamed = 4;

function lineOf(
	{ cell, title, price: { listPrices } }: PlannedDeparture & { price: DeparturePrice },
	next: SomePrices,
	currency: string,
): PlanLine {
	const { adultCents, childCents, bebeCents } = next;
	const prices = {
		adultCents: adultCents ?? listPrices.adultCents,
		childCents: childCents ?? listPrices.childCents,
		bebeCents: bebeCents ?? listPrices.bebeCents,
	};
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
