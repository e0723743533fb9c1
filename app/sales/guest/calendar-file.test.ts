import { expect, test } from "vitest";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { fieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { noMoney } from "#app/sales/payments/money.ts";
import { sampleGuest } from "#tests/samples/booking-samples.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { calendarFile } from "./calendar-file.ts";

const booking: GuestBooking = {
	confirmId: "AAAAAAAAAAAAAAAAAAAAAA",
	reference: "IX-7K3F9",
	status: "confirmed",
	departureId: 1,
	excursionId: "0fe5351d-8416-4c73-9546-92c2a699246b",
	title: "First light; on the volcano, with tea",
	date: "2027-06-05",
	startTime: "04:30",
	durationMinutes: 360,
	adults: 2,
	children: 1,
	bebe: 0,
	isWhole: false,
	priceCents: 17_000,
	currency: "EUR",
	pickup: { time: "04:40", title: "Casa Bruma", place: "by the fountain", lat: 28.3, lng: -14.7 },
	hasOtherStops: true,
	...fieldsFor("guest", { ...sampleGuest, language: "en" }),
	maskedEmail: "i…@mail.example",
	languages: ["en", "de"],
	whatToBring:
		"Bring closed shoes – and a warm, dry scarf: 日の出 is cold up there, even in summer.",
	poster: null,
	policy: usualPolicy,
	policyStart: "2027-06-05 04:30",
	holdExpiresAt: 0,
	partner: "web",
	taxes: [{ rate: 700, cents: 841 }],
	isPaid: true,
	toPayCents: 0,
	money: { ...noMoney, keptCents: 17_000 },
	calendarSequence: 0,
};
const circumstances = {
	now: Date.parse("2027-06-01T09:00:00Z"),
	timeZone: "Atlantic/Canary",
	language: "en" as const,
	voucherUrl: "https://island.example/booking/AAAAAAAAAAAAAAAAAAAAAA",
	operator: { name: "Island Excursions", email: "hello@island.example", phone: "+00 555 01 77" },
};

/** Joins folded content lines (RFC 5545, 3.1). */
function unfolded(file: string): string[] {
	return file.replaceAll("\r\n ", "").split("\r\n");
}

test("the entry lasts from the pickup to the way back, as instants that need no time zone", () => {
	const lines = unfolded(calendarFile(booking, circumstances));
	// Canary summer time is UTC+1
	expect(lines).toContain("DTSTART:20270605T034000Z");
	expect(lines).toContain("DTEND:20270605T093000Z");
	expect(lines).toContain("DTSTAMP:20270601T090000Z");
});

test("in winter the same wall clock is another instant", () => {
	const lines = unfolded(calendarFile({ ...booking, date: "2027-01-09" }, circumstances));
	expect(lines).toContain("DTSTART:20270109T044000Z");
});

test("a booking keeps its identity, so that loading it twice makes one entry", () => {
	const uid = "UID:AAAAAAAAAAAAAAAAAAAAAA@island.example";
	expect(unfolded(calendarFile(booking, circumstances))).toContain(uid);
	expect(unfolded(calendarFile(booking, { ...circumstances, now: 0 }))).toContain(uid);
});

test("it says where to wait, in words and on the map", () => {
	const lines = unfolded(calendarFile(booking, circumstances));
	expect(lines).toContain("LOCATION:Casa Bruma\\, by the fountain");
	expect(lines).toContain("GEO:28.3;-14.7");
});

test("it reminds the guest twelve hours before", () => {
	const lines = unfolded(calendarFile(booking, circumstances));
	const alarm = lines.slice(lines.indexOf("BEGIN:VALARM"), lines.indexOf("END:VALARM"));
	expect(alarm).toContain("ACTION:DISPLAY");
	expect(alarm).toContain("TRIGGER:-PT12H");
	expect(alarm).toContain(
		"DESCRIPTION:First light\\; on the volcano\\, with tea: pickup at 04:40\\, Casa Bruma",
	);
});

test("commas, semicolons and line breaks of texts are escaped", () => {
	const lines = unfolded(calendarFile(booking, circumstances));
	expect(lines).toContain("SUMMARY:First light\\; on the volcano\\, with tea");
	const description = lines.find((line) => line.startsWith("DESCRIPTION:Pickup"));
	expect(description).toContain("Casa Bruma.\\n2 adults\\, 1 child.");
	expect(description).toContain("Code: IX-7K3F9\\n");
	expect(description).toContain(`Voucher: ${circumstances.voucherUrl}`);
});

test("no line is longer than 75 octets, and all of them end in CRLF", () => {
	const file = calendarFile(booking, circumstances);
	expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	const longest = Math.max(
		...file.split("\r\n").map((line) => new TextEncoder().encode(line).length),
	);
	expect(longest).toBeLessThanOrEqual(75);
	expect(unfolded(file).join("\n")).toContain("日の出");
});

test("the file names its maker, and its last line ends like the others", () => {
	const file = calendarFile(booking, circumstances);
	expect(file).toContain("\r\nPRODID:-//Island Excursions//Bookings//EN\r\n");
	expect(file).toMatch(/END:VCALENDAR\r\n$/);
});

test("a line break in a text of staff makes no line of the file", () => {
	const words = "Teide\r\nBEGIN:VEVENT\rATTACH:https://evil.example\nSUMMARY:x";
	const pickup = { ...booking.pickup, title: words, place: words };
	const lines = unfolded(
		calendarFile({ ...booking, title: words, pickup, whatToBring: words }, circumstances),
	);
	const names = (all: string[]) => all.map((line) => line.split(/[:;]/)[0]);
	expect(names(lines)).toEqual(names(unfolded(calendarFile(booking, circumstances))));
});

test("the file of a cancelled booking removes the entry, and does not ring", () => {
	const fileBefore = unfolded(calendarFile(booking, circumstances));
	expect(fileBefore.filter((line) => line.startsWith("METHOD"))).toEqual([]);
	const lines = unfolded(calendarFile({ ...booking, status: "cancelled" }, circumstances));
	expect(lines).toContain("METHOD:CANCEL");
	expect(lines).toContain("STATUS:CANCELLED");
	expect(lines).toContain("SEQUENCE:1");
	expect(lines.some((line) => line.startsWith("ORGANIZER"))).toBe(true);
	expect(lines).not.toContain("BEGIN:VALARM");
	expect(lines.filter((line) => line.startsWith("UID"))).toEqual(
		fileBefore.filter((line) => line.startsWith("UID")),
	);
});

test("the guest's name and address stay out of the file", () => {
	const file = calendarFile(booking, circumstances);
	expect(file).not.toContain("Lindqvist");
	expect(file).not.toContain("mail.example");
});
