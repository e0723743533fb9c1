import { expect, test } from "vitest";
import { totalCents } from "./party-price.ts";

test("the price is the sum of each person's price", () => {
	const prices = { adultCents: 6400, childCents: 4250, bebeCents: 500 };
	expect(totalCents(prices, { adults: 2, children: 1, bebe: 1 })).toBe(17_550);
});
