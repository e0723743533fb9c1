import { bookingFieldOf, namesFor } from "#app/bookings/booking-fields.ts";
import { bookingExportTexts } from "#app/messages/catalogues/staff-bookings/booking-export.ts";
import type { ListedBooking } from "./staff-bookings.server.ts";

type Column = [name: string, value: (booking: ListedBooking) => string | number];
const texts = bookingExportTexts.columns;
const columns: Column[] = [
	[texts.code, (booking) => booking.reference],
	...namesFor("list").map(
		(name): Column => [bookingFieldOf(name).label, (booking) => booking[name] ?? ""],
	),
	[texts.excursion, (booking) => booking.title],
	[texts.date, (booking) => booking.date],
	[texts.start, (booking) => booking.startTime],
	[texts.pickup, (booking) => booking.pickup],
	[texts.adults, (booking) => booking.adults],
	[texts.children, (booking) => booking.children],
	[texts.babies, (booking) => booking.bebe],
	[texts.price, (booking) => (booking.priceCents / 100).toFixed(2)],
	[texts.paid, (booking) => (booking.paidCents / 100).toFixed(2)],
	[texts.refunded, (booking) => (booking.refundedCents / 100).toFixed(2)],
	[texts.net, (booking) => ((booking.paidCents - booking.refundedCents) / 100).toFixed(2)],
	[texts.currency, (booking) => booking.currency],
	[texts.soldBy, (booking) => booking.partner],
	[texts.status, (booking) => booking.status],
	[texts.payment, (booking) => booking.money.label],
	[texts.bookedAt, (booking) => new Date(booking.createdAt).toISOString()],
];

/** The byte order mark makes a spreadsheet read UTF-8, so that "Öztürk" is right. */
export const csvHead = `\ufeff${csvLine(columns.map(([name]) => name))}`;

export function csvRow(booking: ListedBooking): string {
	return csvLine(columns.map(([, value]) => value(booking)));
}

/** Last line of an incomplete file, so that nobody takes it for the whole list. */
export function csvBrokenOff(rows: number): string {
	return csvLine([bookingExportTexts.brokenOff({ count: rows })]);
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
