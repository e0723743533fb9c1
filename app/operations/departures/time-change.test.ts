import { expect, test } from "vitest";
import {
	changeInWords,
	strandedInWords,
	type TouchedBooking,
	touchedInWords,
} from "#app/departures/time-change.ts";
import { newTimesInWords } from "#app/operations/departures/time-change-mail.tsx";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";

const booking = (change: Partial<TouchedBooking> = {}): TouchedBooking => ({
	id: 1,
	reference: "IX-7K3F9",
	name: "Ida Lindqvist",
	seats: 2,
	date: "2027-06-12",
	place: "Hotel Los Dragos",
	pickup: { before: "04:30", after: "04:45" },
	start: { before: "05:00", after: "05:00" },
	...change,
});

test("affected guests are counted by guests, bookings and days; more than a few days are only counted", () => {
	expect(touchedInWords([booking(), booking({ seats: 1 })])).toBe(
		"3 guests of 2 bookings are picked up at other times: Sat 12 June 2 bookings",
	);
	const days = ["2027-06-12", "2027-06-13", "2027-06-14", "2027-06-15", "2027-06-16"];
	expect(touchedInWords(days.map((date) => booking({ date })))).toContain(
		"Mon 14 June 1 booking and 2 more days",
	);
});

test("a start that changes alone is not called a pickup", () => {
	const later = booking({
		seats: 1,
		pickup: { before: "04:30", after: "04:30" },
		start: { before: "05:00", after: "05:15" },
	});
	expect(touchedInWords([later])).toContain("1 guest of 1 booking starts at other times");
	expect(changeInWords(later)).toBe("start 05:00 → 05:15");
	expect(newTimesInWords(later, guestLanguage({ language: "en" }, { appUrl: "" }))).toBe(
		"Your pickup stays at 04:30. The trip starts at 05:15, not at 05:00.",
	);
});

test("guests who wait at a stop are counted with the stop's name", () => {
	expect(strandedInWords([booking(), booking({ place: "Casa Bruma" })])).toBe(
		"4 guests of 2 bookings wait at Hotel Los Dragos and Casa Bruma",
	);
});
