import { expect, test } from "vitest";
import type { TouchedBooking } from "#app/departures/time-change.ts";
import { type GuestsDecision, refuseForGuests } from "./guests-decision.ts";

const booking: TouchedBooking = {
	id: 1,
	reference: "IX-7K3F9",
	name: "Ida Lindqvist",
	seats: 2,
	date: "2027-06-12",
	place: "Hotel Los Dragos",
	pickup: { before: "04:30", after: "04:45" },
	start: { before: "05:00", after: "05:00" },
};
const nobody = { touched: [], stranded: [], key: "k" };
const touched = { ...nobody, touched: [booking] };
const affectedRefusal = { outcome: "guests affected", touched: [booking], shownBookings: "k" };

test.each<[string, Parameters<typeof refuseForGuests>[0], GuestsDecision | null, object | null]>([
	["nobody is affected", nobody, null, null],
	["staff were not asked yet", touched, null, affectedRefusal],
	[
		"staff answered for others",
		touched,
		{ answer: "write", shownBookings: "older" },
		affectedRefusal,
	],
	["staff answered for these", touched, { answer: "write", shownBookings: "k" }, null],
	[
		"a call answers for whoever is affected",
		touched,
		{ answer: "tell nobody", shownBookings: null },
		null,
	],
	[
		"somebody waits at a stop that would be gone",
		{ ...touched, stranded: [booking] },
		{ answer: "write", shownBookings: "k" },
		{ outcome: "guests stranded", stranded: [booking] },
	],
])("%s", (_, guests, decision, expected) => {
	expect(refuseForGuests(guests, decision)).toEqual(expected);
});
