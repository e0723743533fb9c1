import type { ListedBooking } from "./staff-bookings.server.ts";

const columns: [name: string, value: (booking: ListedBooking) => string | number][] = [
	["Code", (booking) => booking.reference],
	["Name", (booking) => booking.name],
	["Email", (booking) => booking.email],
	["Phone", (booking) => booking.phone ?? ""],
	["Excursion", (booking) => booking.title],
	["Date", (booking) => booking.date],
	["Start", (booking) => booking.startTime],
	["Pickup", (booking) => booking.pickup],
	["Adults", (booking) => booking.adults],
	["Children", (booking) => booking.children],
	["Babies", (booking) => booking.bebe],
	["Price", (booking) => (booking.priceCents / 100).toFixed(2)],
	["Currency", (booking) => booking.currency],
	["Sold by", (booking) => booking.partner],
	["Status", (booking) => booking.status],
	["Payment", (booking) => booking.money.label],
	["Booked at (UTC)", (booking) => new Date(booking.createdAt).toISOString()],
];

/** The byte order mark tells a spreadsheet that "Lindqvist" may be "Öztürk". */
export const csvHead = `\ufeff${csvLine(columns.map(([name]) => name))}`;

export function csvRow(booking: ListedBooking): string {
	return csvLine(columns.map(([, value]) => value(booking)));
}

/** The last line of a file that breaks off: whoever opens it must not take it for the whole list. */
export function csvBrokenOff(rows: number): string {
	const after = rows === 1 ? "1 booking" : `${rows} bookings`;
	return csvLine([`NOT COMPLETE: the list broke off after ${after}. Please export it again.`]);
}

/** RFC 4180: quoted where needed, CRLF at the end. */
function csvLine(values: (string | number)[]): string {
	return `${values.map(csvCell).join(",")}\r\n`;
}

/**
 * What a guest typed must not be run by the spreadsheet that opens it: a cell that begins like a
 * formula gets an apostrophe in front (OWASP, CSV Injection).
 */
export function csvCell(value: string | number): string {
	if (typeof value === "number") return String(value);
	const text =
		/^[=+\-@\t\r\n]/.test(value.trimStart()) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
	return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
