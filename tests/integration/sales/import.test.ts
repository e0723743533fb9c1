import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importPoints } from "#app/catalogue/pickup-points/import-points.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	bookings,
	departures,
	excursions,
	hotels,
	outbox,
	paymentMoney,
	pickupPoints,
	priceLines,
} from "#app/database/schema.server.ts";
import { importHotels } from "#app/partners/import-hotels.server.ts";
import { importBookings } from "#app/sales/import/import-bookings.server.ts";
import type { ImportedRow } from "#app/ui/csv/imported-row.ts";
import { readCsv, textOfFile } from "#app/ui/csv/read-csv.ts";
import { addExcursion, addStart, changeDeparture, type Excursion, soon } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { addHotel } from "#tests/sales.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";

let ownDatabase: OwnDatabase;
let db: Database;
let trip: Excursion;
beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
	trip = await addExcursion(db, { title: "Subida al volcán", capacity: 700 });
});
afterAll(() => ownDatabase.stop());

const author = { id: "marta", name: "Marta", impersonatedBy: null };
const actor = { id: "marta", name: "Marta", impersonatorId: null };
const send = (text: string, writes: boolean) =>
	importBookings(
		db,
		readCsv(text).rows,
		{ writes },
		{
			...{ now: Date.now(), timeZone: "Atlantic/Canary", currency: "EUR", usualPolicy, actor },
			operatorPhone: "+34 922 000 000",
		},
	);

const heads =
	"Localizador;Actividad;Fecha;Hora;Adultos;Niños;Bebés;Nombre;Correo;Teléfono;Recogida;Precio;Pagado;Hotel;Fecha de reserva;Idioma;Nota";
type Cells = Partial<Record<(typeof names)[number], string>>;
const names = [
	...([
		"ref",
		"excursion",
		"date",
		"start",
		"adults",
		"children",
		"babies",
		"name",
		"email",
	] as const),
	...(["phone", "pickup", "price", "paid", "hotel", "sold", "language", "note"] as const),
];
const spanish = (date: string) => date.split("-").reverse().join("/");
const line = (ref: string, cells: Cells = {}) => {
	const row: Cells = {
		...{
			ref,
			excursion: "subida al volcan",
			date: spanish(soon(5)),
			adults: "2",
			name: "Ida Núñez",
		},
		...{ pickup: "Hotel Los Dragos", price: "128,00" },
		...cells,
	};
	return names.map((name) => row[name] ?? "").join(";");
};
const file = (lines: string[]) => `${heads}\r\n${lines.join("\r\n")}\r\n`;
const count = async () => (await db.select({ n: sql<number>`count(*)` }).from(bookings))[0]?.n;
const faultsOf = (rows: readonly ImportedRow[]) =>
	rows.flatMap((row) => ("fault" in row ? [`${row.number}: ${row.fault}`] : []));

test("120 rows with 36 faults: the dry run writes nothing, the import what is right, a second one nothing", async () => {
	const seconds = await addExcursion(db, { title: "Two starts" });
	await addStart(db, seconds, "12:00");
	await addExcursion(db, { title: "Twins" });
	await addExcursion(db, { title: "Twins" });
	const whole = await addExcursion(db, { title: "Whole only" });
	await db
		.update(departures)
		.set({ sells: "whole", wholePriceCents: 48_000 })
		.where(eq(departures.excursionId, whole.id));
	const offSale = await addExcursion(db, { title: "Off sale" });
	await db.update(excursions).set({ isActive: false }).where(eq(excursions.id, offSale.id));
	await changeDeparture(db, { excursionId: trip.id, date: soon(9) }, { state: "closed" });
	await changeDeparture(db, { excursionId: trip.id, date: soon(11) }, { capacity: 3 });
	await addHotel({ db }, { name: "Closed house", isActive: false });
	await addHotel({ db }, { name: "Open house" });
	await db
		.insert(pickupPoints)
		.values({ title: "Far away", lat: 28, lng: -14, createdAt: 0, updatedAt: 0 });
	const faulty: [cells: Cells, fault: string][] = [
		[{ ref: "" }, "The reference is missing"],
		[{ ref: "x".repeat(61) }, "The reference is longer than 60 characters"],
		[{ ref: "R1" }, "Row 2 has the same reference"],
		[{ excursion: "" }, "The excursion is missing"],
		[{ excursion: "Nowhere" }, "No excursion on sale is called “Nowhere”"],
		[{ excursion: "Off sale" }, "No excursion on sale is called “Off sale”"],
		[{ excursion: "Twins" }, "Several excursions are called “Twins”: write the id of one"],
		[{ date: "" }, "The date is missing"],
		[{ date: "31/02/2099" }, "“31/02/2099” is no date"],
		[{ date: "2020-05-05" }, "This day is over"],
		[{ date: "2150-05-05" }, "There is no departure on this day"],
		[{ start: "25:00" }, "“25:00” is no time"],
		[{ start: "11:11" }, "No departure starts then, but at 04:30"],
		[{ excursion: "Two starts" }, "There are departures at 04:30, 12:00: write the start"],
		[{ date: soon(9) }, "The departure is closed"],
		[{ excursion: "Whole only" }, "The departure is sold to one party alone: sell it by hand"],
		[{ date: soon(11), adults: "4" }, "4 seats are needed, 3 left"],
		[{ adults: "two" }, "Adults, children and babies must be whole numbers"],
		[{ adults: "0" }, "At least one adult must come"],
		[{ name: "" }, "The name is missing"],
		[{ email: "ida at mail" }, "The email is no address"],
		[{ phone: "call me" }, "The telephone number is none"],
		[{ pickup: "" }, "The pickup point is missing"],
		[{ pickup: "Moon base" }, "No pickup point is called “Moon base”"],
		[{ pickup: "Far away" }, "This excursion does not stop at “Far away”"],
		[{ price: "" }, "The price is missing"],
		[{ price: "much" }, "“much” is no amount of money"],
		[{ paid: "some" }, "“some” is no amount that was paid"],
		[{ paid: "128,01" }, "More was paid than it costs"],
		[{ hotel: "No house" }, "No hotel is called “No house”"],
		[{ hotel: "Closed house" }, "Closed house is closed"],
		[{ sold: "soon" }, "“soon” is no date of a booking"],
		[{ sold: spanish(soon(3)) }, "It was booked later than today"],
		[{ language: "español" }, "Write the language with two letters: es, en, de"],
		[{ note: "n".repeat(501) }, "The note is longer than 500 characters"],
		[
			{ note: "n;a cell too many" },
			"The row has more cells than there are columns, or a quote that is never closed",
		],
	];
	const good = Array.from({ length: 120 - faulty.length }, (_, index) => line(`R${index + 1}`));
	const text = file([...good, ...faulty.map(([cells], index) => line(`F${index}`, cells))]);
	const expected = faulty.map(([, fault], index) => `${good.length + 2 + index}: ${fault}`);

	const dry = await send(text, false);
	expect(faultsOf(dry)).toEqual(expected);
	expect([dry.length, await count()]).toEqual([120, 0]);

	const imported = await send(text, true);
	expect(faultsOf(imported)).toEqual(expected);
	expect(await count()).toBe(good.length);
	const again = await send(text, true);
	expect(again.filter((row) => "already" in row)).toHaveLength(good.length);
	expect(faultsOf(again)).toEqual(expected);
	expect(await count()).toBe(good.length);
	// guests hear nothing
	expect(await db.select().from(outbox)).toEqual([]);
});

test("the dry run counts the seats of the whole list, beyond its first hundred rows", async () => {
	await changeDeparture(db, { excursionId: trip.id, date: soon(13) }, { capacity: 202 });
	const text = file(
		Array.from({ length: 103 }, (_, index) => line(`H${index}`, { date: soon(13) })),
	);
	const faults = ["103: 2 seats are needed, 0 left", "104: 2 seats are needed, 0 left"];
	expect(faultsOf(await send(text, false))).toEqual(faults);
	expect(faultsOf(await send(text, true))).toEqual(faults);
});

test("two imports of one list at the same moment double nothing", async () => {
	const text = file(Array.from({ length: 40 }, (_, index) => line(`P${index}`)));
	const rowsBefore = (await count()) ?? 0;
	await Promise.all([send(text, true), send(text, true), send(text, true)]);
	expect(await count()).toBe(rowsBefore + 40);
});

test("what was paid before, what is owed, the agreed price and the hotel stand on the booking", async () => {
	const hotelId = await addHotel({ db }, { name: "Hotel Niebla" });
	const paid = {
		price: "1.100,50 €",
		paid: "100",
		children: "1",
		sold: "2026-01-05",
		hotel: "hotel niebla",
	};
	const text = file([line("M1", { ...paid, note: "Silla de bebé", language: "es" })]);
	const [row] = await send(text, true);
	expect(row).toEqual({
		number: 2,
		ref: "M1",
		fresh: true,
		money: { paidCents: 10_000, owedCents: 100_050 },
	});
	const [booking] = await db.select().from(bookings).where(eq(bookings.externalRef, "M1"));
	if (!booking) throw new Error("no booking");
	expect(booking).toMatchObject({
		...{ status: "confirmed", priceCents: 110_050, listPriceCents: 17_000, partner: hotelId },
		...{
			source: "hotel",
			guideNotes: "Silla de bebé",
			language: "es",
			confirmedAt: Date.UTC(2026, 0, 5, 12),
		},
	});
	const money = await db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, booking.id));
	expect(money.map(({ gateway, keptCents }) => [gateway, keptCents])).toEqual([["before", 10_000]]);
	const lines = await db.select().from(priceLines).where(eq(priceLines.bookingId, booking.id));
	expect(lines.reduce((sum, { sumCents }) => sum + sumCents, 0)).toBe(110_050);
});

test("seats that are sold between look and import are not sold twice", async () => {
	const day = { excursionId: trip.id, date: soon(12) };
	await changeDeparture(db, day, { capacity: 2 });
	const one = file([line("S1", { date: spanish(soon(12)) })]);
	const other = file([line("S2", { date: spanish(soon(12)) })]);
	expect(faultsOf(await send(other, false))).toEqual([]);
	const outcomes = await Promise.all([send(one, true), send(other, true)]);
	expect(outcomes.flat().filter((row) => "fault" in row)).toHaveLength(1);
});

test("pickup points and hotels of a Spanish Windows come in once, and a hotel finds its point by its reference", async () => {
	const bytes = (text: string) =>
		Uint8Array.from(text, (sign) => (sign === "€" ? 0x80 : sign.charCodeAt(0)));
	const points = (writes: boolean) =>
		importPoints(
			db,
			readCsv(
				textOfFile(
					bytes(
						"Referencia;Título;Lugar;Latitud;Longitud\nP-1;Plaza de España;junto al baño;28,3;-14,6\nP-2;Norte;;91;0\n",
					),
				),
			).rows,
			{ writes, author, now: 5 },
		);
	const outcomes = [await points(false), await points(true), await points(true)];
	expect(outcomes.map(([first]) => Object.keys(first ?? {})[2])).toEqual([
		"fresh",
		"fresh",
		"already",
	]);
	expect(faultsOf(outcomes[0] ?? [])).toHaveLength(1);
	const [point] = await db.select().from(pickupPoints).where(eq(pickupPoints.externalRef, "P-1"));
	expect(point).toMatchObject({ title: "Plaza de España", place: "junto al baño", lat: 28.3 });
	const houses = (writes: boolean) =>
		importHotels(
			db,
			readCsv(
				"ref;name;payment;pickup\nH-1;Hotel Ñandú;hotel;P-1\nH-2;Hotel Ñandú;;\nH-3;Casa;cash;\nH-4;Casa Sol;;Moon",
			).rows,
			{ writes, author, now: 5 },
		);
	const faults = [
		"3: “Hotel Ñandú” is here already without this reference",
		"4: Write “phone” or “hotel” for who takes the money",
		"5: No pickup point is called “Moon”",
	];
	expect(faultsOf(await houses(true)).sort()).toEqual(faults);
	expect((await houses(true))[0]).toEqual({ number: 2, ref: "H-1", already: true });
	const [hotel] = await db.select().from(hotels).where(eq(hotels.externalRef, "H-1"));
	expect(hotel).toMatchObject({
		id: "hotel-nandu",
		paymentMode: "hotel",
		pickupPointId: point?.id,
	});
});
