import { expect, test } from "vitest";
import { nextTurns } from "./turns.ts";

const list = (...sizes: number[]) =>
	sizes.map((seats, index) => ({ id: index + 1, seats, hasOffer: false }));
const turnsOf = (parties: ReturnType<typeof list>, free: number) =>
	nextTurns(parties, free).map(({ id }) => id);

test.each([
	["nobody waits", list(), 4, []],
	["nothing is free", list(1, 2), 0, []],
	["the first one fits", list(2, 2), 2, [1]],
	["both fit", list(2, 2), 4, [1, 2]],
	["two seats never wake a party of four", list(4, 5), 2, []],
	["smaller parties behind it are served", list(4, 2, 1), 2, [2]],
	["what is left goes to the next one that it is enough for", list(4, 2, 3, 1), 3, [2, 4]],
	["the whole list fits", list(4, 2, 1), 7, [1, 2, 3]],
])("%s", (_, parties, free, ids) => {
	expect(turnsOf(parties, free)).toEqual(ids);
});

test("who has an offer of another day is left out, and is not passed over", () => {
	const parties = list(4, 2).map((party) => ({ ...party, hasOffer: party.id === 1 }));
	expect(nextTurns(parties, 6)).toEqual([{ id: 2, freeSeats: 6, passedOver: [] }]);
});

test("a turn tells who was passed over for it, and how many seats were free", () => {
	expect(nextTurns(list(4, 2, 5, 1), 3)).toEqual([
		{ id: 2, freeSeats: 3, passedOver: [1] },
		{ id: 4, freeSeats: 1, passedOver: [1, 3] },
	]);
});
