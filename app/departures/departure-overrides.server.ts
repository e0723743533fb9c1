import { and, isNull, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntryIf } from "#app/database/catalogue-events.server.ts";
import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { departureOverrides } from "#app/database/schema.server.ts";
import { isOverrideOf } from "./change-departure.server.ts";
import { usualDay } from "./day-shown.ts";
import { type DayAsUsual, type DepartureOverrideFields, dayKey } from "./departure-override.ts";
import { soldOn } from "./oversold.server.ts";

/** SQL of what a list shows of a date; TypeScript: `dayShown`. */
function dayShownOf(excursionId: string, date: string): SQL {
	return sql`coalesce((SELECT day.is_closed || ':' || coalesce(day.capacity, '') FROM departure_overrides AS day
		WHERE day.excursion_id = ${excursionId} AND day.date = ${date}), ${usualDay})`;
}

/** What prevented a change of a date: so many seats are sold, or it would put a closed date on sale again. */
export interface DayWarning {
	sold: number;
	reopens: boolean;
}

/**
 * Closes a date or changes its capacity, replacing an earlier override. Without a warning that the author has seen, no
 * guest may lose a seat, and a closed date stays closed: somebody had a reason.
 * @returns the warning that prevented the change, else null; one round trip.
 */
export async function setDepartureOverride(
	db: Database,
	excursionId: string,
	fields: DepartureOverrideFields,
	{ author, now }: { author: Author; now: number },
): Promise<DayWarning | null> {
	const { date, kind, seats = 0, note, seen } = fields;
	const isClosed = kind === "closed";
	const sold = soldOn(excursionId, date);
	const reopens = isClosed
		? sql`false`
		: sql`EXISTS (SELECT 1 FROM departure_overrides AS day
			WHERE day.excursion_id = ${excursionId} AND day.date = ${date} AND day.is_closed = 1)`;
	// who was warned of a closed date has read at the same time how many are sold
	const may =
		seen === dayKey(fields, { reopens: true })
			? sql`true`
			: seen === dayKey(fields, { reopens: false })
				? sql`NOT ${reopens}`
				: sql`NOT ${reopens} AND ${sold} <= ${isClosed ? 0 : seats}`;
	const line: CatalogueLine = isClosed
		? { code: "day closed", date }
		: { code: "day seats", date, seats };
	const { before, override } = await runBatch(db, {
		before: db.all<{ sold: number; reopens: number }>(
			sql`SELECT ${sold} AS sold, ${reopens} AS reopens`,
		),
		event: recordCatalogueEntryIf(
			db,
			{ kind: "excursion", id: excursionId, line, author, now },
			may,
		),
		override: db.run(sql`
			INSERT INTO departure_overrides (excursion_id, date, is_closed, capacity, note)
			SELECT ${excursionId}, ${date}, ${isClosed ? 1 : 0}, ${isClosed ? null : seats}, ${note}
			WHERE ${may}
			ON CONFLICT (excursion_id, date) DO UPDATE SET
				is_closed = excluded.is_closed, capacity = excluded.capacity, note = excluded.note, line = NULL`),
	});
	if (override.rowsAffected > 0) return null;
	return { sold: before[0]?.sold ?? 0, reopens: before[0]?.reopens === 1 };
}

type AsUsualOutcome =
	| { outcome: "as usual" }
	/** The date is no longer what the list showed. */
	| { outcome: "changed meanwhile" }
	/** More is sold than the usual seats, and the author has not seen it. */
	| { outcome: "oversold"; sold: number; capacity: number };

/**
 * Opens a date with the usual number of seats; a start of its own stays, because its guests were told. The date must be
 * what the list showed. A repeated form finds it as usual.
 */
export async function clearDepartureOverride(
	db: Database,
	excursionId: string,
	{ date, shown, seen }: DayAsUsual,
	{ author, now }: { author: Author; now: number },
): Promise<AsUsualOutcome> {
	const isThis = isOverrideOf(excursionId, date);
	const state = dayShownOf(excursionId, date);
	const sold = soldOn(excursionId, date);
	const usual = sql`(SELECT usual.capacity FROM excursions AS usual WHERE usual.id = ${excursionId})`;
	const may = sql`${state} = ${shown} AND (${sold} <= ${usual} OR ${usual} IS ${seen})`;
	const line: CatalogueLine = { code: "day as usual", date };
	const {
		after: [after],
	} = await runBatch(db, {
		event: recordCatalogueEntryIf(
			db,
			{ kind: "excursion", id: excursionId, line, author, now },
			may,
		),
		override: db
			.delete(departureOverrides)
			.where(and(isThis, isNull(departureOverrides.startTime), may)),
		withStart: db
			.update(departureOverrides)
			.set({ isClosed: false, capacity: null, note: "", line: null })
			.where(and(isThis, may)),
		after: db.all<{ state: string; sold: number; capacity: number }>(
			sql`SELECT ${state} AS state, ${sold} AS sold, ${usual} AS capacity`,
		),
	});
	if (!after || after.state === usualDay) return { outcome: "as usual" };
	return after.state === shown
		? { outcome: "oversold", sold: after.sold, capacity: after.capacity }
		: { outcome: "changed meanwhile" };
}
