import { expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import { type LiveParty, sortLists } from "./waiting-list.ts";

const timeZone = "Atlantic/Canary";
const clock = { now: instantOf("2027-06-05", "10:00", timeZone), timeZone };
const party = (changes: Partial<LiveParty> = {}): LiveParty => ({
	...{ id: 1, secret: "a", departureId: 7, seats: 2 },
	...{ date: "2027-06-12", startTime: "09:00", cutoffHours: 2, isOnSale: true, freeSeats: 0 },
	...{ offer: "none", hasOffer: false, hasBought: false },
	...changes,
});
const endOfParty = (changes: Partial<LiveParty>) => sortLists([party(changes)], clock).ends[0]?.end;

test.each([
	["who waits goes on waiting", {}, undefined],
	["a live offer is open until it is over", { offer: "live" }, undefined],
	["also where the departure closes meanwhile", { offer: "live", isOnSale: false }, undefined],
	["an offer that nobody paid has lapsed", { offer: "over" }, "lapsed"],
	["who bought one of the days waits for none", { hasBought: true }, "bought"],
	[
		"and is bought, not lapsed, when that offer is over",
		{ hasBought: true, offer: "over" },
		"bought",
	],
	["a departure that is cancelled or closed", { isOnSale: false }, "gone"],
	["a departure past its cut-off", { date: "2027-06-05", startTime: "12:00" }, "gone"],
] as const)("%s", (_, changes, end) => {
	expect(endOfParty(changes)).toBe(end);
});

test("lists with free seats are offered in their order, without those that have an offer", () => {
	const parties = [
		party({ id: 1, freeSeats: 2, seats: 4 }),
		party({ id: 2, freeSeats: 2, offer: "live", hasOffer: true }),
		party({ id: 3, freeSeats: 2 }),
		party({ id: 4, departureId: 8, freeSeats: 0 }),
	];
	const { lists } = sortLists(parties, clock);
	expect(
		lists.map(({ departureId, parties: waiting }) => [departureId, waiting.map(({ id }) => id)]),
	).toEqual([[7, [1, 3]]]);
	expect(lists[0]?.until).toBe(instantOf("2027-06-05", "14:00", timeZone));
});

test("at night nothing is offered, and nobody's wait ends", () => {
	const night = { now: instantOf("2027-06-05", "23:00", timeZone), timeZone };
	expect(sortLists([party({ freeSeats: 2 })], night)).toEqual({ ends: [], lists: [] });
});
