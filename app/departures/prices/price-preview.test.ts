import { expect, test } from "vitest";
import type { Fare } from "#app/catalogue/fares/fare.ts";
import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import { answerPrice, priceQuestionOf } from "./price-preview.ts";

const fare = (id: number, changes: Partial<Fare>): Fare => ({
	...{ id, title: "Resident", proof: "", countsAs: "adults", fromAge: null, toAge: null },
	...{ percentOff: null, priceCents: null },
	...changes,
});
const easter: PriceRule = {
	...{ id: 7, travelFrom: "2027-03-27", travelTo: "2027-03-28", weekdays: null, startTime: null },
	...{ bookedFrom: null, bookedTo: null, adultCents: 8400, childCents: null, bebeCents: null },
	centsByFare: null,
};
const residents: PriceRule = {
	...{ ...easter, id: 8, travelFrom: "2027-03-29", travelTo: "2027-03-29", adultCents: null },
	centsByFare: { 1: 4500 },
};
const departure = {
	startTime: "09:00",
	ownPrices: null,
	wholeCents: null,
	sells: "seats",
} as const;
const list = {
	prices: { adultCents: 6400, childCents: 3200, bebeCents: 0 },
	rules: [easter, residents],
	departures: [
		{ ...departure, date: "2027-03-27" },
		{ ...departure, date: "2027-03-29" },
		{ ...departure, date: "2027-03-30", wholeCents: 48_000, sells: "both" as const },
	],
	extras: [],
	fares: [fare(1, { percentOff: 25 }), fare(2, { priceCents: 5000 })],
	today: "2027-03-20",
};

test.each<[what: string, question: string, lines: string[] | string]>([
	["without fares", "date=2027-03-29&adults=2&children=1", ["2 × 6400", "1 × 3200"]],
	["a percentage", "date=2027-03-30&adults=2&fare_1=1", ["1 × 6400", "1 × 4800"]],
	["a rule names the fare", "date=2027-03-29&adults=2&fare_1=1", ["1 × 6400", "1 × 4500"]],
	["a percentage follows the rule", "date=2027-03-27&adults=2&fare_1=2", ["2 × 6300"]],
	["a price of its own does not", "date=2027-03-27&adults=2&fare_2=1", ["1 × 8400", "1 × 5000"]],
	["the whole trip has one price", "date=2027-03-30&adults=2&fare_1=1&isWhole=on", ["1 × 48000"]],
	["more than come", "date=2027-03-29&adults=2&fare_1=2&fare_2=1", "too many at fares"],
	["nobody", "date=2027-03-29&fare_1=1", "nobody"],
	["no trip that day", "date=2027-03-28&adults=1", "no departure"],
])("what a party would pay: %s", (_what, address, lines) => {
	const question = priceQuestionOf(new URLSearchParams(address));
	if (!question) throw new Error("no question");
	const answer = answerPrice(question, list);
	expect(
		answer.outcome === "price"
			? answer.lines.map(({ quantity, unitCents }) => `${quantity} × ${unitCents}`)
			: answer.outcome,
	).toEqual(lines);
});
