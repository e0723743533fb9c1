import { expect, test } from "vitest";
import { waitingSeatsInWords, yourSeatsInWords } from "#app/bookings/holds/held-seats.ts";
import { limitInWords } from "./party-fields.tsx";

test("the limit of a party says what is left, on which day, and that babies count", () => {
	expect(limitInWords(6, 6, "2027-06-08")).toBe(
		"That is everybody: 6 seats are left on Tuesday 8 June. Babies take a seat too.",
	);
	expect(limitInWords(1, 2, "2027-06-08")).toBe(
		"That is more than fits: 1 seat is left on Tuesday 8 June. Babies take a seat too.",
	);
	expect(limitInWords(12, 12, null)).toBe(
		"That is everybody: this trip takes 12 at most. Babies take a seat too.",
	);
});

test("held seats are named in the singular and the plural", () => {
	expect([waitingSeatsInWords(1), waitingSeatsInWords(2)]).toEqual([
		"One seat is waiting for you",
		"Two seats are waiting for you",
	]);
	expect([yourSeatsInWords(1), yourSeatsInWords(12)]).toEqual([
		"Your seat is",
		"Your 12 seats are",
	]);
});
