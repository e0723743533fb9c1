import { choicesIn } from "#app/catalogue/extras/choice-field.ts";
import { chosenExtras, type Extra } from "#app/catalogue/extras/extra.ts";
import { chosenFares, type Fare, type FareChoice } from "#app/catalogue/fares/fare.ts";
import { exceedingFares } from "#app/catalogue/fares/fare-refusal.ts";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { type PriceLine, priceOf } from "#app/catalogue/prices/price-of.ts";
import { type PriceRule, priceFinder } from "#app/catalogue/prices/price-rule.ts";
import { guestKinds, type Party, type Prices } from "#app/catalogue/prices/prices.ts";
import { wholeNumber } from "#app/ui/form/values/whole-number.ts";
import type { ListedDeparture } from "./price-plan.ts";

/** What staff ask in the address: "?date=2027-03-27&adults=2". */
export interface PriceQuestion {
	date: string;
	/** Empty for the first one of the day. */
	start: string;
	party: Party & { isWhole: boolean };
	/** How many pay which fare. */
	fares: FareChoice;
}

export type PriceAnswer =
	| { outcome: "price"; question: PriceQuestion; lines: PriceLine[] }
	| { outcome: "no departure" | "nobody" | "too many at fares"; question: PriceQuestion };

/** Null where no day is asked for. */
export function priceQuestionOf(parameters: URLSearchParams): PriceQuestion | null {
	const date = parameters.get("date") ?? "";
	if (!isLocalDate(date)) return null;
	const [adults = 0, children = 0, bebe = 0] = guestKinds.map((kind) =>
		wholeNumber(parameters.get(kind) ?? ""),
	);
	const start = (parameters.get("start") ?? "").slice(0, 5);
	const isWhole = parameters.get("isWhole") === "on";
	const { fares } = choicesIn(Object.fromEntries(parameters));
	return { date, start, party: { adults, children, bebe, isWhole }, fares };
}

/** What a party pays who books today, with the extras that every booking has. */
export function answerPrice(
	question: PriceQuestion,
	list: {
		prices: Prices;
		rules: readonly PriceRule[];
		departures: readonly ListedDeparture[];
		extras: readonly Extra[];
		fares: readonly Fare[];
		today: string;
	},
): PriceAnswer {
	const { date, start, party } = question;
	if (guestKinds.every((kind) => party[kind] === 0)) return { outcome: "nobody", question };
	if (exceedingFares(list.fares, party, question.fares).length > 0)
		return { outcome: "too many at fares", question };
	const departure = list.departures.find(
		(each) =>
			each.date === date &&
			(start === "" || each.startTime === start) &&
			each.sells !== (party.isWhole ? "seats" : "whole"),
	);
	if (!departure || date < list.today) return { outcome: "no departure", question };
	const prices = priceFinder(list.prices, list.rules, list.today)(departure);
	const fares = chosenFares(list.fares, party, question.fares);
	const lines = priceOf(prices, { ...party, fares }, chosenExtras(list.extras, party, {}));
	return { outcome: "price", question, lines };
}
