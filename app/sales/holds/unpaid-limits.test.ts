import { expect, test } from "vitest";
import { addressLimits, type UnpaidHolds, unpaidRefusal } from "./unpaid-limits.ts";

const nothing: UnpaidHolds = {
	bookings: 0,
	seats: 0,
	seatsHere: 0,
	capacity: 8,
	firstEndsAt: null,
	firstEndsHereAt: null,
};
const guestFacts = {
	now: Date.UTC(2027, 5, 3, 9, 20),
	phone: "+34 600 123 456",
	language: "en",
} as const;
const half = Date.UTC(2027, 5, 3, 9, 54);

function refusal(held: Partial<UnpaidHolds>, seats: number) {
	return unpaidRefusal(
		{ ...nothing, ...held },
		{ seats, date: "2027-06-04" },
		addressLimits,
		guestFacts,
	);
}

test.each([
	["a first booking of a whole small van", {}, 8],
	["a sixth booking", { bookings: 5, seats: 20 }, 4],
	["a second booking up to half of the departure", { bookings: 1, seats: 2, seatsHere: 2 }, 2],
	["a second booking of another departure", { bookings: 1, seats: 8 }, 8],
])("%s is held unpaid", (_, held, seats) => {
	expect(refusal(held, seats)).toBeNull();
});

test.each([
	[
		"a seventh booking",
		{ bookings: 6, seats: 6, firstEndsAt: half },
		1,
		/^6 bookings .* in 34 minutes\./,
	],
	[
		"a 25th seat",
		{ bookings: 3, seats: 21, firstEndsAt: half },
		4,
		/more than 24\. .* in 34 minutes\./,
	],
	["a party beyond the limit", {}, 25, /at most 24 .* larger party call \+34 600 123 456/],
	[
		"a second booking beyond half of the departure",
		{ bookings: 1, seats: 5, seatsHere: 5, firstEndsAt: 1, firstEndsHereAt: half },
		1,
		/^5 seats of Friday 4 June .* half of a departure.* in 34 minutes\. Or call/,
	],
])("%s is refused, with what to do", (_, held, seats, words) => {
	expect(refusal(held, seats)).toMatch(words);
});
