import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { taxIn } from "#app/catalogue/prices/tax.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	boardings,
	bookingEvents,
	bookings,
	disputes,
	payments,
	priceLines,
	refunds,
} from "#app/database/schema.server.ts";
import { readBooks, readEntries, readFill } from "#app/operations/books/books.server.ts";
import {
	type BooksCell,
	type BooksDay,
	booksBy,
	booksCsvHead,
	booksCsvLine,
	monthOf,
	monthsOfSpan,
	sumOfBooks,
} from "#app/operations/books/books.ts";
import { fillByExcursion, seatsInWords } from "#app/operations/books/fill.ts";
import { bookSeats } from "#app/sales/book-seats.server.ts";
import type { BookingRequest } from "#app/sales/booking/booking-request.ts";
import { addressLimits } from "#app/sales/holds/unpaid-limits.ts";
import { csvDialectOf } from "#app/sales/staff/list/booking-export.ts";
import {
	addExcursion,
	bookingRequestOf,
	changeDeparture,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { addCredit } from "#tests/credits.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { addHotel } from "#tests/sales.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";

const timeZone = "Atlantic/Canary";
let demo: OwnDatabase;
let empty: OwnDatabase;
let db: Database;
let trip: Excursion;
beforeAll(async () => {
	[demo, empty] = await Promise.all([
		startOwnDatabase({ content: "demo-island" }),
		startOwnDatabase(),
	]);
	({ db } = empty);
	// two prices of which each rounds its tax up, and both together do not
	trip = await addExcursion(db, { capacity: 200, priceAdultCents: 6407, priceChildCents: 4207 });
});
afterAll(() => Promise.all([demo.stop(), empty.stop()]));

const dayOf = (at: number) => localDateAt(at, timeZone);
const at = (date: string, time = "12:00") => instantOf(date, time, timeZone);
const report = (from: string, to: string, by: BooksDay = "sale", of = db) =>
	readBooks(of, { from, to, by }, timeZone);

/** The net of every table of the report; they must be the same. */
function netsOf(cells: readonly BooksCell[]) {
	const keys: ((cell: BooksCell) => string)[] = [
		({ excursion }) => excursion,
		({ channel }) => channel,
		({ hotel }) => String(hotel),
		({ way }) => way,
		({ rate }) => String(rate),
	];
	const total = ({ netCents, taxCents }: { netCents: number; taxCents: number }) =>
		`${netCents} ${taxCents}`;
	return new Set([
		total(sumOfBooks(cells)),
		...keys.map((keyOf) => {
			const sums = booksBy(cells, keyOf);
			return total({
				netCents: sums.reduce((sum, each) => sum + each.netCents, 0),
				taxCents: sums.reduce((sum, each) => sum + each.taxCents, 0),
			});
		}),
	]);
}

test.each(["sale", "travel"] as const)(
	"the months of the demo island by day of %s, worked out by hand from raw rows, equal the report to the cent",
	async (by) => {
		const rows = await demo.db.select().from(bookings);
		const lines = Map.groupBy(await demo.db.select().from(priceLines), (line) => line.bookingId);
		const paid = await demo.db.select().from(payments);
		const backs = await demo.db.select().from(refunds);
		const months = new Map<string, { sold: number; back: number; tax: number; card: number }>();
		const monthOn = (day: string) => {
			const name = day.slice(0, 7);
			const month = months.get(name) ?? { sold: 0, back: 0, tax: 0, card: 0 };
			months.set(name, month);
			return month;
		};
		for (const row of rows) {
			if (row.confirmedAt === null || row.status === "expired") continue;
			const linesOfRow = (lines.get(row.id) ?? []).map(({ quantity, unitCents, taxRate }) => ({
				cents: quantity * unitCents,
				tax: taxIn(quantity * unitCents, taxRate),
			}));
			const cents = linesOfRow.reduce((sum, line) => sum + line.cents, 0);
			const tax = linesOfRow.reduce((sum, line) => sum + line.tax, 0);
			expect(cents).toBe(row.priceCents);
			const payment = paid.find(({ bookingId }) => bookingId === row.id);
			const isCard = payment?.gateway === "sandbox";
			const sale = monthOn(by === "travel" ? row.date : dayOf(row.confirmedAt));
			sale.sold += cents;
			sale.tax += tax;
			if (isCard) sale.card += cents;
			for (const back of backs.filter(({ paymentId }) => paymentId === payment?.id)) {
				// every refund of the demo island gives the whole price back
				expect(back.amountCents).toBe(cents);
				const month = monthOn(by === "travel" ? row.date : dayOf(back.createdAt));
				month.back -= back.amountCents;
				month.tax -= tax;
				if (isCard && !back.isElsewhere) month.card -= back.amountCents;
			}
		}
		expect([...months.values()].some(({ back }) => back < 0)).toBe(true);
		for (const [month, byHand] of months) {
			const { from, to } = monthOf(`${month}-01`);
			const { cells } = await report(from, to, by, demo.db);
			const { soldCents, backCents, taxCents, baseCents } = sumOfBooks(cells);
			const card = sumOfBooks(cells.filter(({ way }) => way === "card")).netCents;
			expect({ month, sold: soldCents, back: backCents, tax: taxCents, card }).toEqual({
				month,
				...byHand,
			});
			expect(baseCents).toBe(byHand.sold + byHand.back - byHand.tax);
			expect(netsOf(cells).size).toBe(1);
		}
	},
);

type Money = Omit<
	typeof payments.$inferInsert,
	"id" | "bookingId" | "currency" | "createdAt" | "updatedAt"
>;

/** A booking that was confirmed at an instant, with its payments; of two adults and a child unless changed. */
async function sell(
	confirmedAt: number,
	money: Money[],
	{
		party = {},
		row = {},
	}: { party?: Partial<BookingRequest>; row?: Partial<typeof bookings.$inferInsert> } = {},
) {
	const answer = await bookSeats(
		db,
		bookingRequestOf(trip, { adults: 2, children: 1, price: 170.21, ...party }),
		trip.id,
		{
			unopenedHoldMinutes: 10,
			...{ now: Date.now(), timeZone, currency: "EUR", usualPolicy, phone: "", language: "en" },
			source: { key: sql`NULL`, limits: addressLimits },
		},
	);
	if (answer.outcome !== "booked") throw new Error(JSON.stringify(answer));
	const [booking] = await db
		.update(bookings)
		.set({ status: "confirmed", confirmedAt, ...row })
		.where(eq(bookings.confirmId, answer.confirmId))
		.returning();
	if (!booking) throw new Error("no booking");
	const dated = { currency: "EUR", createdAt: confirmedAt, updatedAt: confirmedAt };
	const rows = money.map((each, index) => ({
		...{ id: `t${booking.id}-${index}`, bookingId: booking.id, ...dated },
		...(each.status === "paid" ? { paidAt: confirmedAt } : {}),
		...each,
	}));
	if (rows.length > 0) await db.insert(payments).values(rows);
	return { ...booking, paymentId: `t${booking.id}-0` };
}

const price = 2 * 6407 + 4207;
const tax = taxIn(2 * 6407, 700) + taxIn(4207, 700);
const card = (amountCents = price): Money => ({ gateway: "stripe", status: "paid", amountCents });

async function giveBack(
	paymentId: string,
	amountCents: number,
	day: string,
	changes: Partial<typeof refunds.$inferInsert> = {},
) {
	await db.insert(refunds).values({
		...{ paymentId, amountCents, reason: "cancelled", source: "staff", state: "done" },
		...{ createdAt: at(day), doneAt: at(day) },
		...changes,
	});
}

const sums = (cells: readonly BooksCell[]) => {
	const { soldCents, backCents, taxCents } = sumOfBooks(cells);
	return [soldCents, backCents, taxCents];
};
const byWay = (cells: readonly BooksCell[]) =>
	Object.fromEntries(booksBy(cells, ({ way }) => way).map((sum) => [sum.key, sum.netCents]));

test("a range over New Year has both sides of midnight on the island, a year only its own", async () => {
	await sell(at("2023-12-31", "23:59"), [card()]);
	await sell(at("2024-01-01", "00:00"), [card()]);
	expect(sums((await report("2023-12-31", "2024-01-01")).cells)).toEqual([2 * price, 0, 2 * tax]);
	expect(sums((await report("2023-01-01", "2023-12-31")).cells)).toEqual([price, 0, tax]);
	expect(sums((await report("2024-01-01", "2024-01-01")).cells)).toEqual([price, 0, tax]);
});

test("a sale stays in its month when all of it goes back in a later one, with its whole tax", async () => {
	const { id, paymentId } = await sell(at("2024-03-10"), [card()]);
	await db
		.update(bookings)
		.set({ status: "cancelled", cancelledAt: at("2024-04-02") })
		.where(eq(bookings.id, id));
	await giveBack(paymentId, 5000, "2024-04-02", { state: "wanted", doneAt: null });
	await giveBack(paymentId, price - 5000, "2024-05-02");
	expect(sums((await report("2024-03-01", "2024-03-31")).cells)).toEqual([price, 0, tax]);
	const [, april, aprilTax = 0] = sums((await report("2024-04-01", "2024-04-30")).cells);
	expect([april, aprilTax]).toEqual([-5000, -Math.round((5000 * tax) / price)]);
	expect(sums((await report("2024-05-01", "2024-05-31")).cells)).toEqual([
		...[0, 5000 - price, -tax - aprilTax],
	]);
	expect(sums((await report("2024-03-01", "2024-05-31")).cells)).toEqual([price, -price, 0]);
});

test("goodwill lowers the price, and counts once, on its own day", async () => {
	const { id, paymentId } = await sell(at("2024-06-10"), [card()]);
	await db.insert(priceLines).values({
		...{ bookingId: id, position: 9, kind: "agreed", reason: "goodwill", quantity: 1 },
		...{ unitCents: -1000, taxRate: 700 },
	});
	await db
		.update(bookings)
		.set({ priceCents: price - 1000 })
		.where(eq(bookings.id, id));
	await giveBack(paymentId, 1000, "2024-07-01", { reason: "goodwill" });
	expect(sums((await report("2024-06-01", "2024-06-30")).cells)).toEqual([price, 0, tax]);
	expect(sums((await report("2024-07-01", "2024-07-31")).cells)).toEqual([
		...[0, -1000, -taxIn(1000, 700)],
	]);
});

test("a credit pays a part, cash another, a hotel collects, and somebody owes the rest; money by mistake is no sale", async () => {
	const credit = await addCredit({ db }, 5000);
	const hotelId = await addHotel({ db }, { name: "Hotel of the books" });
	const paidInParts: Money[] = [
		{ gateway: "credit", status: "paid", creditId: credit.id, amountCents: 5000 },
		{
			...{ gateway: "cash", status: "paid", amountCents: 2000, receivedCents: 2000 },
			...{ takenById: "marta", takenByName: "Marta" },
		},
	];
	await sell(at("2024-09-03"), paidInParts);
	const hotelSale = { partner: hotelId, hotelId, source: "totem" as const };
	const collected = await sell(
		at("2024-09-04"),
		[{ gateway: "hotel", status: "created", amountCents: price }],
		{ row: hotelSale },
	);
	const twice = await sell(at("2024-09-05"), [card(), card()]);
	await giveBack(`t${twice.id}-1`, price, "2024-09-05", { reason: "paid_twice", source: "system" });
	const { cells, hotelMonths } = await report("2024-09-01", "2024-09-30");
	expect(byWay(cells)).toEqual({
		credit: 5000,
		cash: 2000,
		open: price - 7000,
		hotel: price,
		card: price,
	});
	expect(sums(cells)).toEqual([3 * price, 0, 3 * tax]);
	expect(netsOf(cells).size).toBe(1);
	expect(
		booksBy(cells, ({ hotel }) => String(hotel)).map(({ key, netCents }) => [key, netCents]),
	).toEqual([
		["null", 2 * price],
		["Hotel of the books", price],
	]);
	expect(hotelMonths).toContainEqual({
		...{ hotelId, name: "Hotel of the books", month: collected.date.slice(0, 7), cents: price },
	});
});

test("what nobody paid of a cancelled booking is no sale from the day of its cancellation", async () => {
	const { id } = await sell(at("2024-10-03"), []);
	await db
		.update(bookings)
		.set({ status: "cancelled", cancelledAt: at("2024-11-03") })
		.where(eq(bookings.id, id));
	expect(sums((await report("2024-10-01", "2024-10-31")).cells)).toEqual([price, 0, tax]);
	expect(sums((await report("2024-11-01", "2024-11-30")).cells)).toEqual([0, -price, -tax]);
});

test("what a bank took for good leaves on the day when it said so, without tax, and only what is still here", async () => {
	const { paymentId } = await sell(at("2023-03-03"), [card()]);
	await giveBack(paymentId, 1000, "2023-03-20", { reason: "goodwill" });
	const dispute = {
		gateway: "stripe" as const,
		reason: "fraudulent",
		currency: "EUR",
		createdAt: 1,
	};
	const report23 = async (month: string) =>
		(await report(`2023-${month}-01`, `2023-${month}-28`)).cells;
	await db.insert(disputes).values({
		...{ id: "dp_open", paymentId, amountCents: price, status: "under_review", ...dispute },
		...{ gatewayPaymentId: "pi_1", eventAt: at("2023-03-25"), updatedAt: 1 },
	});
	expect(sums(await report23("03"))).toEqual([price + 1000, -1000, expect.any(Number)]);
	await db.update(disputes).set({ status: "lost", eventAt: at("2023-05-04") });
	expect(sums(await report23("05"))).toEqual([0, 1000 - price, 0]);
	expect(sums(await report23("03"))).toEqual([price + 1000, -1000, expect.any(Number)]);
	const [lossEntry] = await readEntries(
		db,
		{ from: "2023-05-01", to: "2023-05-31", by: "sale" },
		timeZone,
	);
	expect(lossEntry).toMatchObject({ kind: "lost", way: "card", rate: 0, cents: 1000 - price });
	const partly = await sell(at("2023-03-04"), [card()]);
	await db.insert(disputes).values({
		...{
			id: "dp_part",
			paymentId: partly.paymentId,
			amountCents: 2000,
			status: "lost",
			...dispute,
		},
		...{ gatewayPaymentId: "pi_2", eventAt: at("2023-06-04"), updatedAt: 1 },
	});
	expect(sums(await report23("06"))).toEqual([0, -2000, 0]);
});

test("a price that is corrected later is told beside the report that it changes", async () => {
	const { id, reference } = await sell(at("2022-06-03"), [card()]);
	const sum = (cents: number) => ({ cents, currency: "EUR" });
	const correct = (day: string, oldCents: number, newCents: number) =>
		db.insert(bookingEvents).values({
			...{ bookingId: id, type: "changed" as const, createdAt: at(day) },
			line: JSON.stringify({
				...{ code: "edited", forgiven: null },
				changes: [{ field: "price", before: sum(oldCents), after: sum(newCents) }],
			}),
		});
	await correct("2022-06-20", price - 500, price - 200);
	await correct("2022-07-20", price - 200, price);
	expect((await report("2022-06-01", "2022-06-30")).corrections).toEqual([
		{ bookingId: id, reference, at: at("2022-07-20"), cents: 200 },
	]);
	expect((await report("2022-06-01", "2022-07-31")).corrections).toEqual([]);
});

test("the file has the same sums, opens in a Spanish spreadsheet, and runs no formula", async () => {
	const evil = await addExcursion(db, { title: '=cmd|"/c calc"!A1' });
	const span = { from: "2024-03-01", to: "2024-11-30", by: "sale" as const };
	const dialect = csvDialectOf("es-ES", timeZone);
	const entries = (
		await Promise.all(monthsOfSpan(span).map((month) => readEntries(db, month, timeZone)))
	).flat();
	const { cells } = await readBooks(db, span, timeZone);
	expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(sumOfBooks(cells).netCents);
	expect(booksCsvHead(dialect)).toMatch(/^\ufeff"Number";"Date";"Entry";"Base";"Tax";"Total"/);
	const april = entries.find(({ cents }) => cents === -5000);
	if (!april) throw new Error("no refund");
	const csvLine = booksCsvLine({ ...april, excursion: evil.title }, "sale", dialect);
	expect(csvLine).toContain(
		'"2024-04-02";"Refund";"-46,73";"-3,27";"-50,00";"7";"Card online";"50,00"',
	);
	expect(csvLine).toContain(`"'=cmd|""/c calc""!A1"`);
	expect(csvLine.endsWith("\r\n")).toBe(true);
});

test("a departure's seats, no-shows and margin: sold without tax, less van and guide where guests are", async () => {
	const usual = trip;
	const [fullDay, emptyDay] = [soon(20), soon(21)];
	trip = await addExcursion(db, {
		...{ capacity: 4, priceAdultCents: 6407, priceChildCents: 4207 },
		...{ vanCostCents: 9000, guideCostCents: 4000 },
	});
	const { excursionId } = { excursionId: trip.id };
	const startsAt = instantOf(fullDay, trip.startTime, timeZone);
	const sold = await sell(startsAt - 10 * 86_400_000, [card()], { party: { date: fullDay } });
	await changeDeparture(db, { excursionId, date: soon(22) }, { state: "cancelled" });
	await db.insert(boardings).values({
		...{ bookingId: sold.id, state: "picked up", aboard: "[0,2]", markedBy: "Marta", markedAt: 1 },
	});
	trip = usual;
	const departures = await readFill(db, { from: fullDay, to: soon(22) }, timeZone);
	const ofTrip = departures.filter((each) => each.excursionId === excursionId);
	expect(ofTrip.map(({ date }) => date)).toEqual([fullDay, emptyDay]);
	const [fill] = fillByExcursion(ofTrip);
	if (!fill) throw new Error("no excursion");
	expect(fill).toMatchObject({ offeredSeats: 8, soldSeats: 3, noShows: 1, baseCents: price - tax });
	expect([fill.costCents, fill.marginCents]).toEqual([13_000, price - tax - 13_000]);
	expect(fill.leadDays).toBeCloseTo(10, 1);
	expect(seatsInWords(fill)).toBe("3 of 8, 38 %");
});
