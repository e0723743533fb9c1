import { isLocalDate } from "#app/catalogue/local-date.ts";
import { type PriceLine, priceOf } from "#app/catalogue/prices/price-of.ts";
import {
	type PricedDeparture,
	type PriceRule,
	priceFinder,
} from "#app/catalogue/prices/price-rule.ts";
import { guestKinds, type People, type Prices } from "#app/catalogue/prices/prices.ts";
import { wholeNumber } from "#app/ui/form/whole-number.ts";

/** What staff ask in the address: "?date=2027-03-27&adults=2". */
export interface PriceQuestion {
	date: string;
	/** Empty for the first one of the day. */
	start: string;
	party: People;
}

export type PriceAnswer =
	| { outcome: "price"; question: PriceQuestion; lines: PriceLine[] }
	| { outcome: "no departure" | "nobody"; question: PriceQuestion };

/** Null where no day is asked for. */
export function priceQuestionOf(parameters: URLSearchParams): PriceQuestion | null {
	const date = parameters.get("date") ?? "";
	if (!isLocalDate(date)) return null;
	const [adults = 0, children = 0, bebe = 0] = guestKinds.map((kind) =>
		wholeNumber(parameters.get(kind) ?? ""),
	);
	const start = (parameters.get("start") ?? "").slice(0, 5);
	return { date, start, party: { adults, children, bebe } };
}

/** What a party pays who books today. */
export function answerPrice(
	question: PriceQuestion,
	list: {
		prices: Prices;
		rules: readonly PriceRule[];
		departures: readonly PricedDeparture[];
		today: string;
	},
): PriceAnswer {
	const { date, start, party } = question;
	if (guestKinds.every((kind) => party[kind] === 0)) return { outcome: "nobody", question };
	const departure = list.departures.find(
		(each) => each.date === date && (start === "" || each.startTime === start),
	);
	if (!departure || date < list.today) return { outcome: "no departure", question };
	const prices = priceFinder(list.prices, list.rules, list.today)(departure);
	return { outcome: "price", question, lines: priceOf(prices, party, []) };
}
