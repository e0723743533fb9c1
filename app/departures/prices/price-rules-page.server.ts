/** Reads and changes the price rules of an excursion for their screen. */
import { and, asc, between, eq, or, sql } from "drizzle-orm";
import { extraRows, toExtra } from "#app/catalogue/extras/extra-rows.server.ts";
import { fareRows, toFare } from "#app/catalogue/fares/fare-rows.server.ts";
import { addDays, type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { ruleStatements, rulesOf } from "#app/catalogue/prices/price-rules.server.ts";
import { pricesOfRow } from "#app/catalogue/prices/prices.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { departures, excursions, extraStocks, extras, fares } from "#app/database/schema.server.ts";
import { pricedColumns, toListed } from "./departure-prices.server.ts";
import { decidePriceList, type PriceEdit } from "./price-list-decision.ts";
import { planDays } from "./price-plan.ts";

/**
 * The excursion with its rules and the open departures of the next days; null if there is none. One round trip.
 * @param alsoOn a local date whose departures are read too.
 */
export async function readPricesPage(
	db: Database,
	excursionId: string,
	{ now, timeZone }: IslandClock,
	alsoOn: string | null,
) {
	const today = localDateAt(now, timeZone);
	const { trip, rows, ...read } = await runBatch(db, {
		trip: listStatement(db, excursionId),
		extras: db
			.select({ row: extraRows.row })
			.from(extras)
			.leftJoin(extraStocks, eq(extraStocks.id, extras.stockId))
			.where(and(eq(extras.excursionId, excursionId), eq(extras.isActive, true))),
		fares: db
			.select({ row: fareRows.row })
			.from(fares)
			.where(eq(fares.excursionId, excursionId))
			.orderBy(asc(fares.position), asc(fares.id)),
		rows: db
			.select(pricedColumns)
			.from(departures)
			.where(
				and(
					eq(departures.excursionId, excursionId),
					eq(departures.state, "open"),
					or(
						between(departures.date, today, addDays(today, planDays - 1)),
						eq(departures.date, alsoOn ?? today),
					),
				),
			)
			.orderBy(asc(departures.date), asc(departures.startTime)),
	});
	const [excursion] = trip;
	if (!excursion) return null;
	const { title, version, rules } = excursion;
	const faresThat = (areActive: boolean) =>
		read.fares.filter(({ row }) => row.isActive === areActive).map(({ row }) => toFare(row));
	return {
		...{
			title,
			version,
			rules,
			prices: pricesOfRow(excursion),
			departures: rows.map(toListed),
			today,
		},
		extras: read.extras.map(({ row }) => toExtra(row)),
		fares: faresThat(true),
		/** Not sold any more; a rule may still name them. */
		retiredFares: faresThat(false),
	};
}

function listStatement(db: Database, excursionId: string) {
	const { id, title, version, priceAdultCents, priceChildCents, priceBebeCents } = excursions;
	return db
		.select({
			...{ id, title, version, priceAdultCents, priceChildCents, priceBebeCents },
			rules: rulesOf(sql`excursions.id`),
		})
		.from(excursions)
		.where(eq(id, excursionId));
}

/** One press on the list of rules. Two round trips. */
export async function editPriceList(
	db: Database,
	excursionId: string,
	edit: PriceEdit,
	{ openedVersion, author, now }: { openedVersion: number | null; author: Author; now: number },
) {
	return changeRecord(db, {
		read: async () => (await listStatement(db, excursionId))[0] ?? null,
		decide: (state) => decidePriceList(edit, openedVersion, state),
		write: (decision, state) =>
			decision.outcome === "saved" && state
				? {
						...takeVersion(db, "excursions", state),
						...ruleStatements(db, { excursionId, changes: decision.changes, now }),
						event: recordCatalogueEntry(db, {
							...{ kind: "excursion", id: excursionId, line: decision.line, author, now },
						}),
					}
				: undefined,
	});
}
