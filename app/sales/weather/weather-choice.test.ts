import { describe, expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import { samplePayment } from "#tests/samples/payment-samples.ts";
import { sampleRecord } from "#tests/samples/record-samples.ts";
import {
	creditableCents,
	decideWeather,
	type RoomyDeparture,
	type WeatherBy,
	type WeatherRequest,
	weatherTargets,
} from "./weather-choice.ts";

const timeZone = "Atlantic/Canary";
const at = (date: string, time: string) => instantOf(date, time, timeZone);
const until = at("2027-06-06", "12:00");
const paid = { ...samplePayment({ amountCents: 6400 }), id: "card", paidAt: 1 };
const byCash = { ...samplePayment({ amountCents: 2000, gateway: "cash" }), id: "cash", paidAt: 2 };

const record = sampleRecord();
/** Leaves 5 June 2027 at 05:00. */
const booking = {
	...record,
	payments: [paid],
	weather: { departureId: 1, date: record.date, until, choice: null },
};
const later: RoomyDeparture = {
	...{ id: 2, date: "2027-06-08", startTime: "05:00", languages: ["en"], lacking: null },
	...{ sells: "seats", extrasLeft: {} },
};
const inTime = at("2027-06-05", "12:00");
const [target] = weatherTargets(booking, [later], { now: inTime, timeZone });
const movedBooking = {
	...booking,
	...{ departureId: 2, date: later.date },
	weather: { ...booking.weather, choice: "move" as const },
};

interface Case {
	booking?: Parameters<typeof decideWeather>[0]["booking"];
	request?: WeatherRequest;
	by?: WeatherBy;
	now?: number;
	outcome: object;
}

const money = { choice: "money" } as const;
const move = { choice: "move", departureId: 2 } as const;
const over = { outcome: "over already" };
const late = { outcome: "too late" };

test.each<[string, Case]>([
	["an unknown booking", { booking: null, outcome: { outcome: "unknown" } }],
	["a booking without a choice", { booking: { ...booking, weather: null }, outcome: over }],
	[
		"money: all of it, whatever the policy says",
		{ outcome: { outcome: "money", cents: 6400, shares: [{ paymentId: "card", cents: 6400 }] } },
	],
	[
		"money by card and by hand",
		{
			booking: { ...booking, payments: [byCash, paid] },
			outcome: { cents: 8400, shares: [{ paymentId: "card" }, { paymentId: "cash" }] },
		},
	],
	["a departure with room", { request: move, outcome: { outcome: "move", target } }],
	[
		"a departure that is full by now",
		{ request: { ...move, departureId: 3 }, outcome: { outcome: "not possible" } },
	],
	[
		"credit",
		{ request: { choice: "credit" }, outcome: { outcome: "credit", cents: 6400, back: [] } },
	],
	[
		"credit for nothing",
		{
			booking: { ...booking, payments: [] },
			request: { choice: "credit" },
			outcome: { outcome: "no credit" },
		},
	],
	["the guest at the end of the time", { now: until, outcome: late }],
	["the guest a moment before", { now: until - 1, outcome: { outcome: "money" } }],
	[
		"staff after the end, as long as nothing went back",
		{ by: "staff", now: until + 1, outcome: { outcome: "money" } },
	],
	["the end of the time", { by: "time", now: until, outcome: { outcome: "money", cents: 6400 } }],
	["the cron job a moment before", { by: "time", now: until - 1, outcome: over }],
	[
		"the end for who has taken a departure",
		{ booking: movedBooking, by: "time", now: until, outcome: over },
	],
	["the same departure again", { booking: movedBooking, request: move, outcome: over }],
	["another mind in time", { booking: movedBooking, outcome: { outcome: "money" } }],
	["another mind after the end", { booking: movedBooking, now: until, outcome: late }],
	[
		"another mind when the taken departure has left",
		{
			booking: { ...movedBooking, date: "2027-06-05", startTime: "10:00" },
			now: at("2027-06-05", "10:30"),
			outcome: late,
		},
	],
])(
	"%s",
	(_, { booking: choosing = booking, request = money, by = "guest", now = inTime, outcome }) => {
		const state = { booking: choosing, targets: target ? [target] : [] };
		expect(decideWeather(state, request, { by, clock: { now, timeZone } })).toMatchObject(outcome);
	},
);

describe("departures to which a guest can move", () => {
	const idsOf = (departure: Partial<RoomyDeparture>, changes: Partial<typeof booking> = {}) =>
		weatherTargets({ ...booking, ...changes }, [{ ...later, ...departure }], {
			...{ now: inTime, timeZone },
		}).map(({ id }) => id);

	test.each<[string, ReturnType<typeof idsOf>, number[]]>([
		["with room", idsOf({}), [2]],
		["after their cut-off", idsOf({ date: "2027-06-05", startTime: "13:00" }), []],
		["farther away than anybody books", idsOf({ date: "2028-06-05" }), []],
		["sold only whole", idsOf({ sells: "whole" }), []],
		["sold only by seats, for who has the whole", idsOf({}, { isWhole: true }), []],
		["without the guest's stop", idsOf({}, { pickupPointId: 9 }), []],
		["of an excursion off sale", idsOf({}, { trip: { ...booking.trip, isActive: false } }), []],
	])("%s", (_, ids, expected) => {
		expect(ids).toEqual(expected);
	});
});

test("what a credit has paid goes back into it, and the rest becomes a new one", () => {
	const byCredit = { ...paid, id: "credit", gateway: "credit" as const };
	const state = { booking: { ...booking, payments: [byCredit, byCash] }, targets: [] };
	const by = { by: "guest", clock: { now: inTime, timeZone } } as const;
	expect(decideWeather(state, { choice: "credit" }, by)).toMatchObject({
		...{ cents: 2000, back: [{ paymentId: "credit", cents: 6400 }] },
		intoCredit: [{ paymentId: "cash", cents: 2000 }],
	});
});

test("what the bank has does not become credit", () => {
	expect(creditableCents([paid, byCash])).toBe(8400);
	expect(creditableCents([{ ...paid, disputeState: "holds" }])).toBe(0);
});

test("of the departures with room the six nearest are offered, in the order in which they leave", () => {
	const nearestFirst = ["09", "10", "08", "11", "12", "13", "14"].map((day, index) => ({
		...{ ...later, id: index + 2, date: `2027-06-${day}` },
	}));
	const offered = weatherTargets(booking, nearestFirst, { now: inTime, timeZone });
	expect(offered.map(({ date }) => date.slice(-2))).toEqual(["08", "09", "10", "11", "12", "13"]);
});
