import { expect, test } from "vitest";
import { heldSeatsTexts } from "#app/messages/catalogues/held-seats.ts";
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
	const { bar, panel } = heldSeatsTexts.en;
	expect([1, 2].map((seats) => panel.waiting({ seats }))).toEqual([
		"One seat is waiting for you",
		"Two seats are waiting for you",
	]);
	expect([1, 12].map((seats) => bar.heldUntil({ seats, time: "04:30" }))).toEqual([
		"Your seat is held until <time>04:30</time>.",
		"Your 12 seats are held until <time>04:30</time>.",
	]);
});
