/** The books of some days: what was sold, what came back of it, and the tax in both. Sums of the entries, and nothing else. */
import { addDays, datesBetween, isLocalDate, localDateAt } from "#app/catalogue/local-date.ts";
import { booksTexts as texts } from "#app/messages/staff/office/books.ts";
import { type CsvDialect, csvLine } from "#app/sales/staff/list/booking-export.ts";
import { bookingSources } from "#app/sales/staff/staff-booking.ts";

/** By which day an entry counts: of the sale and of what came back, or of the trip for both. */
export type BooksDay = "sale" | "travel";

export interface BooksSpan {
	/** First and last local date. */
	from: string;
	to: string;
	by: BooksDay;
}

/** `lost`: the bank took it back for the guest. It is no credit note, so the tax of the sale stays owed. */
type EntryKind = "sale" | "refund" | "cancelled" | "lost";
type BooksWay = "card" | "hotel" | "cash" | "terminal" | "credit" | "before" | "elsewhere" | "open";

/** Entries of one kind, with all that the report sums by. Cents of what came back are below 0. */
export interface BooksCell {
	excursion: string;
	/** A source of bookings, or "hotel" for what was sold in a hotel's name. */
	channel: string;
	/** Name of the hotel in whose name it was sold; null for none. */
	hotel: string | null;
	way: BooksWay;
	/** Hundredths of a percent. */
	rate: number;
	kind: EntryKind;
	cents: number;
	taxCents: number;
}

export interface BooksEntry extends BooksCell {
	reference: string;
	/** Local date of the trip. */
	date: string;
	/** When it was sold, given back or cancelled. */
	at: number;
}

/** A booking of the report whose price was corrected after the days of the report. */
export interface LateCorrection {
	bookingId: number;
	reference: string;
	at: number;
	cents: number;
}

export type BooksSum = ReturnType<typeof sumOfBooks>;

/** A year and some days: more is another year's report. */
const mostDays = 400;

/**
 * Net = sold + back; base = net − tax. Back is what was given back, lost to a bank, or cancelled without having been paid:
 * never above 0.
 */
export function sumOfBooks(cells: readonly BooksCell[]) {
	const sum = { soldCents: 0, backCents: 0, netCents: 0, taxCents: 0, baseCents: 0 };
	for (const { kind, cents, taxCents } of cells) {
		sum[kind === "sale" ? "soldCents" : "backCents"] += cents;
		sum.netCents += cents;
		sum.taxCents += taxCents;
		sum.baseCents += cents - taxCents;
	}
	return sum;
}

/** Sums by what `keyOf` says, the largest net first. */
export function booksBy(cells: readonly BooksCell[], keyOf: (cell: BooksCell) => string) {
	return [...Map.groupBy(cells, keyOf)]
		.map(([key, those]) => ({ key, ...sumOfBooks(those) }))
		.sort((one, other) => other.netCents - one.netCents || one.key.localeCompare(other.key));
}

/** How the report names a channel. */
export function channelInWords(channel: string): string {
	const source = bookingSources.find((each) => each === channel);
	return source ? texts.channels[source] : channel;
}

export function rateInWords(rate: number): string {
	return texts.rate({ percent: String(rate / 100) });
}

/** The whole month of a local date. */
export function monthOf(date: string): { from: string; to: string } {
	const from = `${date.slice(0, 7)}-01`;
	const inNextMonth = addDays(from, 31);
	return { from, to: addDays(`${inNextMonth.slice(0, 7)}-01`, -1) };
}

export interface TypedSpan {
	from: string;
	to: string;
	by: BooksDay;
	/** Why it is no span; the report is empty then. */
	error: string | null;
}

/** The span of an address; this month where it says none. */
export function readBooksSpan(
	query: URLSearchParams,
	today: string,
	most: { days: number; error: string } = { days: mostDays, error: texts.span.tooLong },
): TypedSpan {
	const month = monthOf(today);
	const from = (query.get("from") ?? month.from).slice(0, 20);
	const to = (query.get("to") ?? month.to).slice(0, 20);
	const by = query.get("by") === "travel" ? "travel" : "sale";
	return { from, to, by, error: spanError(from, to, most) };
}

function spanError(from: string, to: string, most: { days: number; error: string }): string | null {
	if (!isLocalDate(from) || !isLocalDate(to)) return texts.span.noDate;
	if (to < from) return texts.span.wrongOrder;
	return addDays(from, most.days) <= to ? most.error : null;
}

/** The same span in parts of a month, so that a file is read piece by piece. */
export function monthsOfSpan(span: BooksSpan): BooksSpan[] {
	const months = Map.groupBy(datesBetween(span.from, span.to), (date) => date.slice(0, 7));
	return [...months.values()].map((dates) => ({
		by: span.by,
		from: dates[0] ?? span.from,
		to: dates.at(-1) ?? span.to,
	}));
}

/** The byte order mark makes a spreadsheet read UTF-8. */
export function booksCsvHead(dialect: CsvDialect): string {
	return `\ufeff${csvLine(Object.values(texts.file.columns), dialect)}`;
}

export function booksCsvLine(entry: BooksEntry, by: BooksDay, dialect: CsvDialect): string {
	const { reference, date, at, kind, cents, taxCents, rate, way, excursion, channel, hotel } =
		entry;
	const money = (sum: number) => (sum / 100).toFixed(2).replace(".", dialect.decimalSign);
	return csvLine(
		[
			reference,
			by === "travel" ? date : localDateAt(at, dialect.timeZone),
			texts.file.kinds[kind],
			...[cents - taxCents, taxCents, cents].map(money),
			String(rate / 100).replace(".", dialect.decimalSign),
			texts.ways[way],
			kind === "refund" || kind === "lost" ? money(-cents) : "",
			...[excursion, channelInWords(channel), hotel ?? ""],
		],
		dialect,
	);
}
