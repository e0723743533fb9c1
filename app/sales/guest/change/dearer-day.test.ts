import { expect, test } from "vitest";
import { adjustedTo, priceOf } from "#app/catalogue/prices/price-of.ts";
import { isDearer } from "./dearer-day.ts";

const cents = (adultCents: number) => ({ adultCents, childCents: 3000, bebeCents: 0 });
const party = { adults: 2, children: 0, bebe: 0 };
const soldAt = (adultCents: number) => ({ ...party, lines: priceOf(cents(adultCents), party, []) });

test.each<[string, Parameters<typeof isDearer>[0], [have: number, take: number], boolean]>([
	["another day at the same price", soldAt(6400), [6400, 6400], false],
	["a day of the high season", soldAt(6400), [6400, 8000], true],
	["a cheaper day", soldAt(6400), [6400, 5000], false],
	["a day like the booked one, after all prices rose", soldAt(6400), [7000, 7000], false],
	["a dear day, after all prices rose", soldAt(6400), [7000, 8000], true],
	["a day that costs what was paid, after prices fell", soldAt(8000), [6400, 8000], false],
	["where only the children's price differs, and none comes", soldAt(6400), [6400, 6400], false],
])("%s", (_what, booking, [have, take], dearer) => {
	expect(isDearer(booking, { have: cents(have), take: cents(take) })).toBe(dearer);
});

test("what was agreed is compared by the list", () => {
	const booking = { ...party, lines: adjustedTo(5000, priceOf(cents(6400), party, []), "agreed") };
	expect(isDearer(booking, { have: cents(6400), take: cents(6400) })).toBe(false);
	expect(isDearer(booking, { have: cents(6400), take: cents(6401) })).toBe(true);
});
