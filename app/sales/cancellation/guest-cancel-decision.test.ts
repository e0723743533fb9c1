import { expect, test } from "vitest";
import { noMoney } from "#app/sales/payments/money.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { decideGuestCancel } from "./guest-cancel-decision.ts";

const hour = 3_600_000;
/** The island's winter time is UTC. */
const start = Date.parse("2026-11-29T17:30Z");

const booking = {
	guest: {
		status: "confirmed",
		excursionId: "reef",
		date: "2026-11-29",
		startTime: "17:30",
		policy: usualPolicy,
		policyStart: "2026-11-29 17:30",
		currency: "EUR",
		money: { ...noMoney, keptCents: 6400 },
		hasOtherStops: false,
		language: "en",
	},
	trip: { cutoffHours: 10 },
	payments: [{ id: "card", gateway: "stripe", keptCents: 6400, disputeState: null, paidAt: 1 }],
} as const;
const ofStatus = (status: "pending" | "cancelled" | "expired") => ({
	...booking,
	guest: { ...booking.guest, status },
});
const ofHotel = {
	...booking,
	guest: { ...booking.guest, money: { ...noMoney, hotelCents: 6400 } },
	payments: [{ ...booking.payments[0], gateway: "hotel" as const }],
};

/** €20 went back in the gateway's own dashboard. */
const withPartBack = {
	...booking,
	guest: { ...booking.guest, money: { ...noMoney, keptCents: 4400 } },
	payments: [{ ...booking.payments[0], keptCents: 4400 }],
};

const back = (cents: number) => [{ paymentId: "card", cents }];
const over = { outcome: "over already", excursionId: "reef" };

test.each([
	["no such booking", null, 6400, 72, { outcome: "unknown" }],
	[
		"three days before, for everything",
		booking,
		6400,
		72,
		{ outcome: "cancelled", shares: back(6400) },
	],
	["on the limit of everything", booking, 6400, 48, { outcome: "cancelled", shares: back(6400) }],
	["for half", booking, 3200, 30, { outcome: "cancelled", shares: back(3200) }],
	["for half of the rest", withPartBack, 2200, 30, { outcome: "cancelled", shares: back(2200) }],
	["for nothing", booking, 0, 20, { outcome: "cancelled", shares: [] }],
	[
		"a minute after the limit that the page showed",
		booking,
		6400,
		47.98,
		{ outcome: "other amount" },
	],
	["for less than the policy gives", booking, 0, 72, { outcome: "other amount" }],
	["after the cut-off", booking, 0, 9, { outcome: "too late" }],
	["a hold", ofStatus("pending"), 6400, 72, over],
	["pressed twice", ofStatus("cancelled"), 6400, 72, over],
	["an expired hold", ofStatus("expired"), 6400, 72, over],
	["what a hotel collects", ofHotel, 6400, 72, { outcome: "cancelled", shares: [] }],
] as const)("a guest cancels: %s", (...row) => {
	const [_, read, shownCents, hoursBefore, decision] = row;
	const clock = {
		timeZone: "Atlantic/Canary",
		now: start - hoursBefore * hour,
	};
	expect(decideGuestCancel(read, { shownCents, clock })).toMatchObject(decision);
});
