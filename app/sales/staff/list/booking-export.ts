import { localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { bookingExportTexts } from "#app/messages/staff/bookings/booking-export.ts";
import { bookingFieldOf, namesFor } from "#app/sales/booking/booking-fields.ts";
import type { PaymentGateway } from "#app/sales/payments/payment-status.ts";
import { sellerInWords, statusLabels } from "#app/sales/staff/staff-booking.ts";
import type { ExportedBooking } from "./staff-bookings.server.ts";

/** How the reader's spreadsheet writes a list. */
export interface CsvDialect {
	separator: "," | ";";
	decimalSign: "." | ",";
	/** IANA zone in which instants are written. */
	timeZone: string;
}

/**
 * A spreadsheet opens a list right only if it is written as its own country writes numbers: where the comma is the
 * decimal sign, the semicolon separates the columns. The file is opened on the computer that asks for it, so its first
 * language decides: "de-AT,de;q=0.9" → semicolon and comma.
 */
export function csvDialectOf(acceptLanguage: string | null, timeZone: string): CsvDialect {
	const [, locale = "en"] =
		/^\s*([a-z]{2,3}(?:-[a-z]{2}|-\d{3})?)\b/i.exec(acceptLanguage ?? "") ?? [];
	const isComma = (1.5).toLocaleString(locale).includes(",");
	return isComma
		? { separator: ";", decimalSign: ",", timeZone }
		: { separator: ",", decimalSign: ".", timeZone };
}

type Value = (booking: ExportedBooking, dialect: CsvDialect) => string | number;
type Column = [name: () => string, value: Value];
const texts = bookingExportTexts.columns;

const money =
	(cents: (booking: ExportedBooking) => number): Value =>
	(booking, { decimalSign }) =>
		(cents(booking) / 100).toFixed(2).replace(".", decimalSign);

/** "2027-06-05 10:12", which spreadsheets of all countries take for a date. */
const instant =
	(at: (booking: ExportedBooking) => number | null): Value =>
	(booking, { timeZone }) => {
		const time = at(booking);
		return time === null ? "" : `${localDateAt(time, timeZone)} ${localTimeAt(time, timeZone)}`;
	};

const columns: Column[] = [
	[() => texts.code, (booking) => booking.reference],
	...namesFor("list").map(
		(name): Column => [
			() => bookingFieldOf(name).label,
			({ [name]: value }) => (name === "phone" ? phoneInGroups(value ?? "") : (value ?? "")),
		],
	),
	[() => texts.excursion, (booking) => booking.title],
	[() => texts.date, (booking) => booking.date],
	[() => texts.start, (booking) => booking.startTime],
	[() => texts.pickup, (booking) => booking.pickup],
	[() => texts.adults, (booking) => booking.adults],
	[() => texts.children, (booking) => booking.children],
	[() => texts.babies, (booking) => booking.bebe],
	[() => texts.isWhole, ({ isWhole }) => (isWhole ? texts.whole : "")],
	[() => texts.extras, (booking) => booking.extras],
	[() => texts.answers, (booking) => booking.answers],
	[
		() => texts.listPrice,
		money(
			({ listPriceCents, priceCents, discountCents }) =>
				(listPriceCents ?? priceCents) + discountCents,
		),
	],
	[() => texts.discountCode, (booking) => booking.discountCode ?? ""],
	[() => texts.discount, money(({ discountCents }) => discountCents)],
	[() => texts.price, money(({ priceCents }) => priceCents)],
	[() => texts.tax, money(({ taxCents }) => taxCents)],
	[() => texts.paid, money(({ paidCents }) => paidCents)],
	[() => texts.refunded, money(({ refundedCents }) => refundedCents)],
	[() => texts.net, money(({ paidCents, refundedCents }) => paidCents - refundedCents)],
	[
		() => texts.resellerOwes,
		(booking, dialect) =>
			booking.resellerOwesCents === null
				? ""
				: money(() => booking.resellerOwesCents ?? 0)(booking, dialect),
	],
	[() => texts.currency, (booking) => booking.currency],
	[() => texts.soldBy, sellerInWords],
	[() => texts.seller, (booking) => booking.seller ?? ""],
	[() => texts.status, (booking) => statusLabels[booking.status]],
	[() => texts.payment, (booking) => booking.money.label],
	[
		() => texts.method,
		({ methods, source }) => methods.map((each) => methodInWords(each, source)).join(", "),
	],
	[() => texts.paidAt, instant(({ paidAt }) => paidAt)],
	[() => texts.refundedAt, instant(({ refundedAt }) => refundedAt)],
	[() => texts.reason, (booking) => booking.reasons ?? ""],
	[() => texts.bookedAt, instant(({ createdAt }) => createdAt)],
];

function methodInWords(gateway: PaymentGateway, source: ExportedBooking["source"]): string {
	const { methods, toReseller } = bookingExportTexts;
	return gateway === "hotel" && source === "reseller" ? toReseller : methods[gateway];
}

/** The byte order mark makes a spreadsheet read UTF-8, so that "Öztürk" is right. */
export function csvHead(dialect: CsvDialect): string {
	return `\ufeff${csvLine(
		columns.map(([name]) => name()),
		dialect,
	)}`;
}

export function csvRow(booking: ExportedBooking, dialect: CsvDialect): string {
	return csvLine(
		columns.map(([, value]) => value(booking, dialect)),
		dialect,
	);
}

/** Last line of an incomplete file, so that nobody takes it for the whole list. */
export function csvBrokenOff(rows: number, dialect: CsvDialect): string {
	return csvLine([bookingExportTexts.brokenOff({ count: rows })], dialect);
}

/** RFC 4180, every cell quoted; CRLF at the end. */
export function csvLine(values: (string | number)[], { separator }: CsvDialect): string {
	return `${values.map(csvCell).join(separator)}\r\n`;
}

/**
 * Attack: a spreadsheet runs a cell that begins like a formula (OWASP, CSV Injection), also with the full-width signs
 * of Japanese keyboards. Such a cell gets an apostrophe in front, and so does each part behind a separator, tab or line
 * end, because some spreadsheets begin a new cell there in spite of the quotes.
 */
export function csvCell(value: string | number): string {
	if (typeof value === "number") return `"${value}"`;
	// a telephone number: nothing but a sum of one number can be made of it
	if (/^\+[\d ]+$/.test(value)) return `"${value}"`;
	// an amount of money below 0, which must stay a number
	if (/^-\d+[.,]\d\d$/.test(value)) return `"${value}"`;
	const text = value
		.replaceAll(/^(?=\s*[=+\-@＝＋－＠\t\r])/g, "'")
		.replaceAll(/([,;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g, "$1'");
	return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A telephone number in groups of digits, which a spreadsheet keeps as text; of digits alone it would make a number
 * without plus and leading zero.
 */
function phoneInGroups(phone: string): string {
	if (!/^\+?\d[\d\s()./-]*$/.test(phone)) return phone;
	const [first = "", ...others] = phone.match(/\d+/g) ?? [];
	const groups = others.length > 0 ? [first, ...others] : (first.match(/\d{1,3}/g) ?? []);
	return `${phone.startsWith("+") ? "+" : ""}${groups.join(" ")}`;
}
