import { sql } from "drizzle-orm";
import type { Notebook, SaleNote } from "../staff-day/notebook.ts";
import type { Tally } from "../tally.ts";
import type { Books, Break } from "./auditor.ts";
import { backCents, isUnusable } from "./refund-rows.ts";
import { type MoneyNotes, replayMoney, type StoredPayment, setOffMoments } from "./replay-money.ts";

interface BookingRow {
	id: number;
	status: string;
	price_cents: number;
	mark: string | null;
	erased_at: number | null;
}

/** Ids of the bookings whose money staff moved; their payments follow from the notebook instead of the simple rule. */
export function staffBookings({ notebook }: Tally): Set<number> {
	return new Set([
		...notebook.bought.map(({ bookingId }) => bookingId),
		...notebook.sales.flatMap(({ bookingId }) => bookingId ?? []),
		...notebook.money.map(({ bookingId }) => bookingId),
	]);
}

/** Compares prices, payments and refunds of the bookings that staff sold or changed with the notebook. */
export async function checkStaffMoney(
	{ db, rejectedRefunds }: Books,
	{ notebook }: Tally,
): Promise<Break[]> {
	const bookings = await db.all<BookingRow>(
		sql`SELECT id, status, price_cents, staff_notes AS mark, erased_at FROM bookings`,
	);
	const payments = await db.all<StoredPayment>(sql`
		SELECT id, booking_id, gateway, gateway_payment_id, amount_cents, ${backCents} AS back_cents, taken_by_id,
			status = 'paid' AS is_here, ${isUnusable} AS is_unusable
		FROM payments AS payment WHERE gateway <> 'hotel'`);
	const byId = new Map(bookings.map((row) => [row.id, row]));
	const byMark = Map.groupBy(bookings, ({ mark }) => mark ?? "");
	const paymentsByBooking = Map.groupBy(
		payments.filter(({ is_here }) => is_here),
		({ booking_id }) => booking_id,
	);
	const breaks: Break[] = [];
	for (const sale of notebook.sales) {
		const soldBooking = byId.get(sale.bookingId ?? 0);
		// an erasure has deleted the mark
		const saleBookings = soldBooking?.erased_at ? [soldBooking] : (byMark.get(sale.mark) ?? []);
		const isRight =
			sale.answer === "unknown"
				? saleBookings.length < 2
				: saleBookings.length === (sale.answer === "done" ? 1 : 0);
		if (!isRight)
			breaks.push({
				invariant: "one sale by staff is one booking",
				what: `a sale that was ${sale.answer} is ${saleBookings.length} bookings`,
			});
		const [row] = saleBookings;
		if (row)
			breaks.push(
				...checkBooking(row, paymentsByBooking.get(row.id) ?? [], {
					notebook,
					rejectedRefunds,
					sale,
				}),
			);
	}
	for (const { bookingId, priceCents } of notebook.bought) {
		const row = byId.get(bookingId);
		if (row)
			breaks.push(
				...checkBooking(row, paymentsByBooking.get(bookingId) ?? [], {
					notebook,
					rejectedRefunds,
					boughtFor: priceCents,
				}),
			);
		else
			breaks.push({
				invariant: "what a guest was told stands",
				what: `booking ${bookingId} is gone`,
			});
	}
	return breaks;
}

function checkBooking(
	row: BookingRow,
	payments: readonly StoredPayment[],
	{
		notebook,
		rejectedRefunds,
		sale,
		boughtFor = 0,
	}: {
		notebook: Notebook;
		rejectedRefunds: Books["rejectedRefunds"];
		sale?: SaleNote;
		boughtFor?: number;
	},
): Break[] {
	const notes = notebook.money.filter(({ bookingId }) => bookingId === row.id);
	const bookingLine = `booking ${row.id} (${row.status})`;
	const breaks = checkTaken(notes, payments, { row, sale });
	// nobody knows whether a press without an answer took effect
	if (notes.some(({ answer }) => answer === "unknown") || sale?.answer === "unknown") return breaks;
	const keptCents = payments.reduce((sum, each) => sum + each.amount_cents - each.back_cents, 0);
	const cancelled = notes.find((note) => note.act === "cancel" && note.answer === "done");
	if (row.status === "cancelled" && cancelled?.act === "cancel" && cancelled.refund)
		return keptCents === 0
			? breaks
			: [
					...breaks,
					{ invariant: "what is due goes back", what: `${bookingLine} keeps ${keptCents} cents` },
				];
	if (row.status !== "confirmed" && row.status !== "cancelled") return breaks;
	const sold = { soldFor: sale?.priceCents ?? boughtFor, byHotel: sale?.byHotel ?? 0 };
	const expected = replayMoney(notes, payments, sold);
	if (row.status === "confirmed" && expected.price !== row.price_cents)
		breaks.push({
			invariant: "the price follows from what staff agreed",
			what: `${bookingLine} costs ${row.price_cents} instead of ${expected.price} cents`,
		});
	if (row.status === "confirmed" && keptCents > row.price_cents + expected.open)
		breaks.push({
			invariant: "nobody pays more than the price",
			what: `${bookingLine} costs ${row.price_cents} and keeps ${keptCents} cents`,
		});
	const isSetAgainst =
		keptCents <= row.price_cents &&
		rejectedParts(payments, rejectedRefunds).some((cents) =>
			setOffMoments(notes).some(
				(from) =>
					replayMoney(notes, payments, { ...sold, setOff: { cents, from } }).keptCents ===
					keptCents,
			),
		);
	if (expected.keptCents !== keptCents && !isSetAgainst)
		breaks.push({
			invariant: "money kept follows from what staff took and gave back",
			what: `${bookingLine} keeps ${keptCents} instead of ${expected.keptCents} cents: ${JSON.stringify({ payments, notes })}`,
		});
	return breaks;
}

/**
 * Cents that went back and were rejected by the guest's bank, payment by payment. While the guest owes as much, such a
 * part pays what is owed and is not sent again.
 */
function rejectedParts(
	payments: readonly StoredPayment[],
	rejectedRefunds: Books["rejectedRefunds"],
): number[] {
	return payments.flatMap((each) => rejectedRefunds.get(each.gateway_payment_id ?? "") ?? []);
}

/** Money that a person took is there once: compared person by person, way by way, amount by amount. */
function checkTaken(
	notes: MoneyNotes,
	payments: readonly StoredPayment[],
	{ row, sale }: { row: BookingRow; sale: SaleNote | undefined },
): Break[] {
	const key = (by: string | null, way: string, cents: number) => `${by} ${way} ${cents}`;
	const certain: string[] = [];
	const possible: string[] = [];
	const say = (answer: string, line: string) => {
		if (answer === "done") certain.push(line);
		if (answer === "unknown") possible.push(line);
	};
	if (sale?.takenMoney) say("done", key(sale.by, sale.takenMoney.way, sale.takenMoney.cents));
	for (const note of notes) {
		if (note.act === "take") say(note.answer, key(note.by, note.way, note.cents));
		if (note.act === "edit" && (note.settle === "cash" || note.settle === "terminal"))
			say(note.answer, key(note.by, note.settle, note.difference));
	}
	const takenLines = payments
		.filter(({ taken_by_id }) => taken_by_id !== null)
		.map(({ taken_by_id, gateway, amount_cents }) => key(taken_by_id, gateway, amount_cents));
	const missing = minus(certain, takenLines);
	const extra = minus(minus(takenLines, certain), possible);
	return [
		...missing.map((line) => ({
			invariant: "money taken by hand is written down once",
			what: `booking ${row.id}: "${line}" is missing`,
		})),
		...extra.map((line) => ({
			invariant: "money taken by hand is written down once",
			what: `booking ${row.id}: nobody took "${line}"`,
		})),
	];
}

/** The lines of one list without those of another; each takes away one. */
function minus(lines: readonly string[], others: readonly string[]): string[] {
	const left = [...lines];
	for (const other of others) {
		const place = left.indexOf(other);
		if (place >= 0) left.splice(place, 1);
	}
	return left;
}
