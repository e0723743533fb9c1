import { expect, test } from "vitest";
import { heldSeatsTexts } from "#app/messages/catalogues/booking/held-seats.ts";
import { limitInWords } from "./party-limit.tsx";

test("the limit of a party says what is left, on which day, and that babies count", () => {
	expect(limitInWords({ left: 6, seats: 6, date: "2027-06-08" }, "en")).toBe(
		"That is the limit: 6 seats are left on Tuesday 8 June. Babies take a seat too.",
	);
	expect(limitInWords({ left: 1, seats: 2, date: "2027-06-08" }, "en")).toBe(
		"That is more than fits: 1 seat is left on Tuesday 8 June. Babies take a seat too.",
	);
	expect(limitInWords({ left: 12, seats: 12, date: null }, "en")).toBe(
		"That is the limit: this trip takes 12 at most. Babies take a seat too.",
	);
});

test("held seats are named in the singular and the plural", () => {
	const { bar, panel } = heldSeatsTexts.en;
	expect([1, 2].map((seats) => panel.waiting({ seats }))).toEqual([
		"One seat is waiting for you",
		"Two seats are waiting for you",
	]);
	expect([1, 12].map((seats) => bar.heldFor({ seats, left: "34 minutes" }))).toEqual([
		"Your seat is still held for <time>34 minutes</time>.",
		"Your 12 seats are still held for <time>34 minutes</time>.",
	]);
});
