import { bookingFieldOf, namesFor } from "#app/bookings/booking-fields.ts";
import type { ListedBooking } from "./staff-bookings.server.ts";

type Column = [name: string, value: (booking: ListedBooking) => string | number];
const columns: Column[] = [
	["Code", (booking) => booking.reference],
	...namesFor("list").map(
		(name): Column => [bookingFieldOf(name).label, (booking) => booking[name] ?? ""],
	),
	["Excursion", (booking) => booking.title],
	["Date", (booking) => booking.date],
	["Start", (booking) => booking.startTime],
	["Pickup", (booking) => booking.pickup],
	["Adults", (booking) => booking.adults],
	["Children", (booking) => booking.children],
	["Babies", (booking) => booking.bebe],
	["Price", (booking) => (booking.priceCents / 100).toFixed(2)],
	["Paid", (booking) => (booking.paidCents / 100).toFixed(2)],
	["Refunded", (booking) => (booking.refundedCents / 100).toFixed(2)],
	["Net", (booking) => ((booking.paidCents - booking.refundedCents) / 100).toFixed(2)],
	["Currency", (booking) => booking.currency],
	["Sold by", (booking) => booking.partner],
	["Status", (booking) => booking.status],
	["Payment", (booking) => booking.money.label],
	["Booked at (UTC)", (booking) => new Date(booking.createdAt).toISOString()],
];

/** The byte order mark makes a spreadsheet read UTF-8, so that "Öztürk" is right. */
export const csvHead = `\ufeff${csvLine(columns.map(([name]) => name))}`;

export function csvRow(booking: ListedBooking): string {
	return csvLine(columns.map(([, value]) => value(booking)));
}

/** Last line of an incomplete file, so that nobody takes it for the whole list. */
export function csvBrokenOff(rows: number): string {
	const after = rows === 1 ? "1 booking" : `${rows} bookings`;
	return csvLine([`NOT COMPLETE: the list stopped after ${after}. Please export it again.`]);
}

/** RFC 4180, every cell quoted; CRLF at the end. */
function csvLine(values: (string | number)[]): string {
	return `${values.map(csvCell).join(",")}\r\n`;
}

/**
 * Attack: a spreadsheet runs a cell that begins like a formula (OWASP, CSV Injection). Such a cell
 * gets an apostrophe in front, and so does each part behind a semicolon, tab or line end, because
 * some spreadsheets begin a new cell there in spite of the quotes.
 */
export function csvCell(value: string | number): string {
	if (typeof value === "number") return `"${value}"`;
	const text = value
		.replaceAll(/^(?=\s*[=+\-@\t\r])/g, "'")
		.replaceAll(/([;\t\r\n])(?=\s*[=+\-@])/g, "$1'");
	return `"${text.replaceAll('"', '""')}"`;
}
