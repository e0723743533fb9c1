import { eq, sql } from "drizzle-orm";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { contentColumns, toContent } from "#app/catalogue/excursion-columns.server.ts";
import type { TextsByLanguage } from "#app/catalogue/excursion-texts.ts";
import { addDays, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";
import { departuresFrom } from "#app/departures/departure.ts";
import { type Clock, seatColumns, toSeats, valuesAt } from "#app/departures/seat-columns.server.ts";
import { datesWithoutCash } from "#app/departures/team/cash-takers.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { byName, byTitle } from "#app/ui/format/by-name.ts";
import type { SaleDay } from "./sale.ts";

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
}

/** Everything that is on sale in the week from `from` on, and the hotels that may collect; one round trip. */
export async function listSaleTrips(db: Database, clock: Clock, from: string) {
	const asked = { today: from, until: addDays(from, gridDays - 1), now: clock.now };
	const { trips, collectors } = await runBatch(db, {
		trips: db
			.select({
				...contentColumns(db, staffLanguage),
				...seatColumns(db, asked),
				...cashColumn(asked),
			})
			.from(excursions)
			.where(eq(excursions.isActive, true)),
		collectors: db
			.select({ id: hotels.id, name: hotels.name })
			.from(hotels)
			.where(eq(hotels.isActive, true)),
	});
	const shown = trips.flatMap((row) => tripOf(row, clock, from));
	return {
		trips: shown
			.map(({ texts: _, ...trip }) => trip)
			.sort((one, other) => byTitle(one.excursion, other.excursion)),
		collectors: collectors.sort(byName),
	};
}

/** One excursion on one day; null when it is not on sale. One round trip. */
export async function getSaleTrip(
	db: Database,
	clock: Clock,
	{ excursionId, date }: { excursionId: string; date: string },
): Promise<SoldTrip | null> {
	const asked = { ...valuesAt(clock, 0), today: date, until: date };
	const rows = await db
		.select({ ...contentColumns(db, "all"), ...seatColumns(db, asked), ...cashColumn(asked) })
		.from(excursions)
		.where(eq(excursions.id, excursionId));
	return rows.flatMap((row) => tripOf(row, clock, date))[0] ?? null;
}

function cashColumn({ today, until }: { today: string; until: string }) {
	const span = { excursionId: sql`${excursions.id}`, from: today, until };
	return { datesWithoutCash: datesWithoutCash(span) };
}

function tripOf(
	row: Parameters<typeof toContent>[0] &
		Parameters<typeof toSeats>[0] & { datesWithoutCash: string[] },
	clock: Clock,
	from: string,
): SoldTrip[] {
	const content = toContent(row);
	if (!content?.isActive) return [];
	const { excursion, texts } = content;
	const { sales } = toSeats(row);
	const today = localDateAt(clock.now, clock.timeZone);
	const timetable = { ...excursion, cutoffHours: 0 };
	const days = departuresFrom(timetable, { from, days: gridDays }, sales, clock).map(
		({ date, languages, capacity, left, state, startTime }): SaleDay => ({
			date,
			startTime,
			languages,
			capacity,
			taken: sales.taken.get(date) ?? 0,
			left,
			state:
				date < today || instantOf(date, startTime, clock.timeZone) <= clock.now
					? "left"
					: state === "closed"
						? "closed"
						: "open",
			guideTakesCash: !row.datesWithoutCash.includes(date),
		}),
	);
	return [{ excursion, days, texts }];
}
