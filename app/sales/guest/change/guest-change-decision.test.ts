import { expect, test } from "vitest";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import { noMoney } from "#app/sales/payments/money.ts";
import { sampleExtra, sampleExtraLine } from "#tests/samples/extra-samples.ts";
import { policyWith } from "#tests/samples/policy-samples.ts";
import { decideGuestChange } from "./guest-change-decision.ts";

const day = { date: "2026-12-05", startTime: "17:30" };
const stop = (pointId: number, time: string) => ({
	...{ pointId, time, title: `Stop ${pointId}`, place: "", lat: 28, lng: -14 },
	startTime: "17:30",
});
const booking = {
	date: day.date,
	updatedAt: 100,
	sums: { balanceCents: 0 },
	seats: 2,
	lines: [{ ...sampleExtraLine, quantity: 2 }],
	extras: [{ ...sampleExtra, isActive: true }],
	pickupPointId: 1,
	stops: [stop(1, "16:50"), stop(2, "17:00")],
	guest: {
		...day,
		status: "confirmed" as "confirmed" | "cancelled",
		isWhole: false,
		policy: policyWith({ hours: 48, percent: 100 }),
		policyStart: "2026-12-05 17:30",
		excursionId: "reef",
		currency: "EUR",
		money: noMoney,
		hasOtherStops: true,
		language: "en",
		lacking: null,
	},
	trip: { cutoffHours: 10, isActive: true },
	departure: { ...day, id: 1, languages: ["en"] },
};
const wholeBooking = { ...booking, guest: { ...booking.guest, isWhole: true } };
const departure = (id: number, startTime: string, hasSeats = true) => ({
	...{ id, date: "2026-12-08", startTime, hasSeats, isDearer: false, languages: "en de", sold: 4 },
	extrasLeft: { 1: 2 },
	...{ sells: "seats" as "seats" | "whole" | "both" },
	...{ state: "open" as const, minimumGuests: 8, decideHours: 24, runsAnyway: false },
});
const form = {
	...{ pickupPointId: 1, shownRefund: "2026-12-08:100" },
	fingerprint: bookingFingerprint(booking),
};
const move = { ...form, date: "2026-12-08" };
const oneStart = [departure(2, "18:30")];
const changedSince = { ...booking, updatedAt: 101 };
const onNewDay = { ...changedSince, departure: { ...booking.departure, id: 2, date: move.date } };

const decide = (
	state: Partial<Parameters<typeof decideGuestChange>[0]>,
	change: Parameters<typeof decideGuestChange>[1]["change"],
	now = "2026-11-22T10:00Z",
) =>
	decideGuestChange(
		{ booking, departures: oneStart, ...state },
		{
			change,
			clock: {
				timeZone: "Atlantic/Canary",
				now: Date.parse(now),
			},
		},
	);

test("a booking that moves takes the times of its new departure", () => {
	expect(decide({}, move)).toEqual({
		outcome: "changed",
		excursionId: "reef",
		departure: {
			...departure(2, "18:30"),
			languages: ["en", "de"],
			lacking: { minimumGuests: 8, missing: 2, decideHours: 24 },
		},
		stop: { ...stop(1, "17:50"), startTime: "18:30" },
	});
});

test("a day that costs more is left to staff", () => {
	const departures = [{ ...departure(2, "18:30"), isDearer: true }];
	expect(decide({ departures }, move)).toEqual({ outcome: "costs more" });
	// the stop of the booked day does not depend on it
	const ownDay = { ...form, pickupPointId: 2, shownRefund: "" };
	expect(decide({ departures }, ownDay)).toMatchObject({ outcome: "changed" });
});

test("another stop needs no seat and no refund that was shown", () => {
	expect(decide({ departures: [] }, { ...form, pickupPointId: 2, shownRefund: "" })).toMatchObject({
		outcome: "changed",
		departure: { id: 1 },
		stop: stop(2, "17:00"),
	});
});

test.each<[string, Parameters<typeof decide>, string]>([
	["no such booking", [{ booking: null }, move], "unknown"],
	["the same day and stop", [{}, form], "nothing to change"],
	["a form sent twice", [{ booking: onNewDay }, move], "was changed already"],
	["a day without a departure", [{ departures: [] }, move], "not possible"],
	[
		"a day of two starts",
		[{ departures: [departure(2, "18:30"), departure(3, "20:30")] }, move],
		"start missing",
	],
	[
		"one of two starts",
		[{ departures: [departure(2, "18:30"), departure(3, "20:30")] }, { ...move, start: "20:30" }],
		"changed",
	],
	["a stop that is none", [{}, { ...move, pickupPointId: 9 }], "not possible"],
	["no seats", [{ departures: [departure(2, "18:30", false)] }, move], "not possible"],
	[
		"a departure with a guest, by who has the whole one",
		[{ booking: wholeBooking }, move],
		"not whole",
	],
	[
		"too few of its extras",
		[{ departures: [{ ...departure(2, "18:30"), extrasLeft: { 1: 1 } }] }, move],
		"extras lack",
	],
	[
		"a trip that is no longer offered",
		[{ booking: { ...booking, trip: { ...booking.trip, isActive: false } } }, move],
		"not possible",
	],
	["after the limit of the policy", [{}, move, "2026-12-04T10:00Z"], "too late"],
	["a stop after the limit", [{}, { ...form, pickupPointId: 2 }, "2026-12-04T10:00Z"], "changed"],
	[
		"a stop after the cut-off",
		[{}, { ...form, pickupPointId: 2 }, "2026-12-05T10:00Z"],
		"too late",
	],
	[
		"a day that has left",
		[
			{ departures: [{ ...departure(2, "18:30"), date: "2026-11-20" }] },
			{ ...move, date: "2026-11-20" },
		],
		"too late",
	],
	[
		"a cancelled booking",
		[{ booking: { ...booking, guest: { ...booking.guest, status: "cancelled" } } }, move],
		"too late",
	],
	["another refund than was shown", [{}, { ...move, shownRefund: "2026-12-08:50" }], "look first"],
	["a booking that staff changed since", [{ booking: changedSince }, move], "changed meanwhile"],
])("a guest asks for %s", (_, state, outcome) => {
	expect(decide(...state).outcome).toBe(outcome);
});
