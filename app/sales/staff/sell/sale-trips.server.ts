import { eq, type SQL, sql } from "drizzle-orm";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { contentColumns, toContent } from "#app/catalogue/excursion-columns.server.ts";
import type { TextsByLanguage } from "#app/catalogue/excursion-texts.ts";
import { chosenFares } from "#app/catalogue/fares/fare.ts";
import { addDays, type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import { isOffTheList } from "#app/catalogue/prices/price-sets.ts";
import type { ExcursionTax } from "#app/catalogue/prices/tax.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";
import { type DepartureRow, offeredDeparture } from "#app/departures/departure.ts";
import { withPrices } from "#app/departures/offer/priced-departures.ts";
import { seatColumns, toSeats } from "#app/departures/seat-columns.server.ts";
import { departuresWithoutCash } from "#app/departures/team/cash-takers.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { type CodeState, codeForSale } from "#app/sales/codes/code-decision.ts";
import { codeStatement, toCode } from "#app/sales/codes/codes.server.ts";
import { byName, byTitle } from "#app/ui/format/by-name.ts";
import { linesOfSale, type SaleChoice, type SaleDay } from "./sale.ts";

/** Days that the grid shows at once. */
export const gridDays = 7;

/** An excursion as staff sell it: its cut-off does not bind them, only its start. */
export interface SaleTrip {
	excursion: Excursion;
	days: SaleDay[];
}

/** The same with its texts in all languages, for the guest's mail. */
export interface SoldTrip extends SaleTrip {
	texts: TextsByLanguage;
	/** It guards the claim of the seats. */
	version: number;
	tax: ExcursionTax;
}

/** Everything that is on sale in the week from `from` on, and the hotels that may collect; one round trip. */
export async function listSaleTrips(db: Database, clock: IslandClock, from: string) {
	const span = { today: from, until: addDays(from, gridDays - 1), now: clock.now };
	const { trips, collectors } = await runBatch(db, {
		trips: db
			.select({
				...contentColumns(db, staffLanguage()),
				...seatColumns(span),
				...cashColumn(span),
			})
			.from(excursions)
			.where(eq(excursions.isActive, true)),
		collectors: db
			.select({ id: hotels.id, name: hotels.name })
			.from(hotels)
			.where(eq(hotels.isActive, true)),
	});
	const shownTrips = trips.flatMap((row) => tripOf(row, clock));
	return {
		trips: shownTrips
			.map(({ excursion, days }) => ({ excursion, days }))
			.sort((one, other) => byTitle(one.excursion, other.excursion)),
		collectors: collectors.sort(byName),
	};
}

/** Statement: everything that is on sale between two local dates; its rows are for `toSoldTrips`. */
export function soldTripsStatement(
	db: Database,
	clock: IslandClock,
	{ from, until }: { from: string; until: string },
) {
	const span = { today: from, until, now: clock.now };
	return db
		.select({ ...contentColumns(db, "all"), ...seatColumns(span), ...cashColumn(span) })
		.from(excursions)
		.where(eq(excursions.isActive, true));
}

export function toSoldTrips(
	rows: Awaited<ReturnType<typeof soldTripsStatement>>,
	clock: IslandClock,
): SoldTrip[] {
	return rows.flatMap((row) => tripOf(row, clock));
}

/** The excursion of a departure with the departures of its day; null when it is not on sale. One round trip. */
export async function getSaleTrip(
	db: Database,
	clock: IslandClock,
	departureId: number,
): Promise<SoldTrip | null> {
	const ofDeparture = (column: SQL) =>
		sql`(SELECT ${column} FROM departures AS chosen WHERE chosen.id = ${departureId})`;
	const day = ofDeparture(sql`chosen.date`);
	const span = { today: day, until: day, now: clock.now };
	const rows = await db
		.select({ ...contentColumns(db, "all"), ...seatColumns(span), ...cashColumn(span) })
		.from(excursions)
		.where(eq(excursions.id, ofDeparture(sql`chosen.excursion_id`)));
	return rows.flatMap((row) => tripOf(row, clock))[0] ?? null;
}

function cashColumn({ today, until }: { today: string | SQL; until: string | SQL }) {
	const span = { excursionId: sql`${excursions.id}`, from: today, until };
	return { withoutCash: departuresWithoutCash(span) };
}

function tripOf(
	row: Parameters<typeof toContent>[0] & Parameters<typeof toSeats>[0] & { withoutCash: number[] },
	clock: IslandClock,
): SoldTrip[] {
	const content = toContent(row);
	if (!content?.isActive) return [];
	const { texts, version, tax } = content;
	const { excursion: pricedExcursion, departures: days } = withPrices(
		content,
		toSeats(row).rows,
		(departure) => saleDay(departure, clock, !row.withoutCash.includes(departure.id)),
		clock,
	);
	return [{ excursion: pricedExcursion, days, texts, version, tax }];
}

function saleDay(row: DepartureRow, clock: IslandClock, guideTakesCash: boolean): SaleDay {
	const { state, ...offered } = offeredDeparture(row, 0, clock);
	const { id, date, startTime, languages, capacity, left, lacking, sells, extrasLeft } = offered;
	return {
		...(sells ? { sells } : {}),
		...(extrasLeft ? { extrasLeft } : {}),
		...{ id, date, startTime, languages, capacity, left, lacking, guideTakesCash },
		takenSeats: row.sold + row.held,
		// staff sell until the start, and see what is free of a departure that has left too
		state: state === "closed" ? "closed" : state === "too-late" ? "left" : "open",
	};
}

/** What a code depends on in a sale by staff, as far as it is typed. */
export interface CodedSale extends SaleChoice {
	/** Empty without one. */
	code: string;
	email: string | null;
	/** Ids; 0 while none is chosen. */
	departure: number;
	pickup: number;
	/** The hotel that collects. */
	hotelId: string | null;
}

/** The trip of a sale, and what its code does; null without one. The two are read at the same time. */
export async function readCodedTrip(
	db: Database,
	sale: CodedSale,
	clock: IslandClock & { currency: string },
): Promise<{ trip: SoldTrip | null; code: CodeState | { refusal: string } | null }> {
	const [trip, rows] = await Promise.all([
		getSaleTrip(db, clock, sale.departure),
		sale.code === ""
			? null
			: codeStatement(db, { typedCode: sale.code, email: sale.email, now: clock.now }),
	]);
	const day = trip?.days.find(({ id }) => id === sale.departure);
	if (!rows || !trip || !day) return { trip, code: null };
	const fares = chosenFares(trip.excursion.fares, sale, sale.fares);
	const codedSale = {
		excursionId: trip.excursion.id,
		date: day.date,
		today: localDateAt(clock.now, clock.timeZone),
		hasRulePrice: isOffTheList(trip.excursion, day, { ...sale, fares }),
		priceCents: totalOf(linesOfSale(trip.excursion, day, sale)),
		pickupPointId: sale.pickup || null,
		hotelId: sale.hotelId,
	};
	const words = { currency: clock.currency, language: staffLanguage() };
	return { trip, code: codeForSale(toCode(rows), codedSale, words) };
}
