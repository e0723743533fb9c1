import { expect, test } from "vitest";
import { extrasInWords, sumOfExtras } from "./extra.ts";

test("the extras of several bookings are summed by their names, in one order at every stop", () => {
	const lunch = (quantity: number) => ({ title: "Lunch", quantity });
	const wetsuit = (quantity: number) => ({ title: "Wetsuit", quantity });
	const bookings = [{ extras: [wetsuit(1), lunch(2)] }, { extras: [] }, { extras: [lunch(5)] }];
	expect(sumOfExtras(bookings)).toEqual([lunch(7), wetsuit(1)]);
	expect(extrasInWords(sumOfExtras(bookings))).toBe("7 × Lunch, 1 × Wetsuit");
	expect(sumOfExtras([])).toEqual([]);
});
