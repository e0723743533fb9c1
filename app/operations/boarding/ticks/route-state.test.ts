import { expect, test } from "vitest";
import { isMoving, stopStates } from "./route-state.ts";

const aboard = { seats: 2, aboard: [0, 1], boarding: "picked up" } as const;
const part = { seats: 2, aboard: [0], boarding: "picked up" } as const;
const missing = { seats: 1, aboard: [], boarding: "no-show" } as const;
const waiting = { seats: 1, aboard: [], boarding: null } as const;
const stops = (...guests: Parameters<typeof stopStates>[0][number]["guests"][]) =>
	guests.map((each) => ({ guests: each }));

test.each([
	["nobody is ticked", stops([waiting], [waiting]), ["now", "coming"]],
	["all came or are missing", stops([aboard, missing], [waiting]), ["done", "now"]],
	["a guest still waits", stops([aboard, waiting], [waiting]), ["now", "coming"]],
	["a part of a party is there", stops([part], [waiting]), ["now", "coming"]],
	[
		"a part of a party, and the van was at a later stop",
		stops([part], [aboard], [waiting]),
		["done", "done", "now"],
	],
	[
		"somebody waits at an earlier stop than the last",
		stops([waiting], [aboard], [waiting]),
		["now", "done", "coming"],
	],
	["the end", stops([aboard], [missing]), ["done", "done"]],
] as const)("the route when %s", (_, route, states) => {
	expect(stopStates(route)).toEqual(states);
});

test("the van is on its way from the first tick until nobody waits", () => {
	expect(isMoving(stops([waiting], [waiting]))).toBe(false);
	expect(isMoving(stops([aboard], [waiting]))).toBe(true);
	expect(isMoving(stops([aboard], [missing]))).toBe(false);
});
