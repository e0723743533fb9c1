import { expect, test } from "vitest";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import { sampleExtra } from "#tests/samples/extra-samples.ts";
import { sampleRecord } from "#tests/samples/record-samples.ts";
import { decideMove } from "./move-decision.ts";

const record = sampleRecord({ email: "ida@mail.example" });
const van = { title: "Harbour", place: "", lat: 28, lng: -15 };
/** €16 dearer for one adult. */
const other = {
	...{ id: "whales", version: 1, title: "Whales at noon", startTime: "12:15" },
	...{ departureId: 2, date: "2027-06-08", guideTakesCash: true, taxRate: 700 },
	prices: { adultCents: 8000, childCents: 4000, bebeCents: 0 },
	pickups: [{ pointId: 5, time: "11:45", ...van }],
};
const state = { record, hasSeats: true, extrasLeft: {}, other };
const settlement = {
	...{ fingerprint: bookingFingerprint(record), pickupPointId: 5, told: 1600, reason: "" },
	differenceWay: "day" as const,
};
const request = { settlement, today: record.date, eventKey: "edit:1:key", mayMoveCash: true };
const form = (changes: Partial<Parameters<typeof decideMove>[1]["settlement"]>) => ({
	settlement: { ...settlement, ...changes },
});

test.each<[string, Partial<typeof state> | object, Partial<typeof request> | object, string]>([
	["a departure with seats", {}, {}, "done"],
	["a departure without seats", { hasSeats: false }, {}, "not possible"],
	[
		"a departure without what it requires",
		{
			other: { ...other, extras: [{ ...sampleExtra, priceCents: 0, isRequired: true }] },
			extrasLeft: { 1: 0 },
		},
		{},
		"refused",
	],
	["a departure that is not on sale", { other: null }, {}, "not possible"],
	["a stop where no van stops", {}, form({ pickupPointId: 1 }), "not possible"],
	["a difference that nobody saw", {}, form({ told: 0 }), "way missing"],
	["a difference that is not settled", {}, form({ differenceWay: undefined }), "way missing"],
	["money back of a dearer trip", {}, form({ differenceWay: "back" }), "refused"],
	["cash", {}, form({ differenceWay: "cash" }), "done"],
	[
		"cash, as somebody else",
		{},
		{ ...form({ differenceWay: "cash" }), mayMoveCash: false },
		"own account only",
	],
	[
		"the day, where nobody takes cash",
		{ other: { ...other, guideTakesCash: false } },
		{},
		"refused",
	],
	["an unknown booking", { record: null }, {}, "unknown"],
	["an older state of the booking", {}, form({ fingerprint: "0 0" }), "changed meanwhile"],
	["a trip that is over", {}, { today: "2027-06-06" }, "over"],
	["what a reseller sold", { record: { ...record, source: "reseller" } }, {}, "refused"],
	["an unpaid booking", { record: { ...record, status: "pending" } }, {}, "refused"],
	["a booking of an agreed price", { record: { ...record, listPriceCents: 7000 } }, {}, "refused"],
	["a guest who was ticked", { record: { ...record, boarding: "picked up" } }, {}, "refused"],
])("a booking moves to another excursion: %s", (_, stateChange, requestChange, outcome) => {
	const decision = decideMove({ ...state, ...stateChange }, { ...request, ...requestChange });
	expect(decision.outcome).toBe(outcome);
});

test("it takes title, day, stop and price of the other excursion, whose seats change too", () => {
	expect(decideMove(state, request)).toMatchObject({
		...{ outcome: "done", excursionIds: ["sunrise", "whales"], hasMail: true },
		correction: {
			owedCents: 8000,
			recordAfter: {
				...{ excursionId: "whales", departureId: 2, title: "Whales at noon" },
				...{ date: "2027-06-08", startTime: "12:15", pickup: "11:45 · Harbour" },
				...{ pickupPointId: 5, priceCents: 8000 },
			},
		},
	});
});

test("a repeated form is done, even where the departure is full by now", () => {
	const answered = { ...record, updatedAt: 9, entryKeys: ["edit:1:key"] };
	expect(
		decideMove({ record: answered, hasSeats: false, extrasLeft: {}, other: null }, request),
	).toMatchObject({
		...{ outcome: "done", correction: null },
	});
});
