import { and, isNull, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntry,
	recordCatalogueEntryIf,
} from "#app/database/catalogue-events.server.ts";
import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { departureOverrides } from "#app/database/schema.server.ts";
import { isOverrideOf } from "./change-departure.server.ts";
import type { DepartureOverrideFields } from "./departure-override.ts";
import { soldOn } from "./oversold.server.ts";

/**
 * Closes a date or changes its capacity, replacing an earlier override.
 * @param circumstances.isSeen the author has seen how many seats are sold; without it, no guest may lose a seat.
 * @returns the number of seats sold when that prevented the change, else null; one round trip.
 */
export async function setDepartureOverride(
	db: Database,
	excursionId: string,
	{ date, kind, seats = 0, note }: DepartureOverrideFields,
	{ isSeen, author, now }: { isSeen: boolean; author: Author; now: number },
): Promise<number | null> {
	const isClosed = kind === "closed";
	const sold = soldOn(excursionId, date);
	const may = isSeen ? sql`true` : sql`${sold} <= ${isClosed ? 0 : seats}`;
	const line: CatalogueLine = isClosed
		? { code: "day closed", date }
		: { code: "day seats", date, seats };
	const { override, booked } = await runBatch(db, {
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
		booked: db.all<{ sold: number }>(sql`SELECT ${sold} AS sold`),
	});
	return override.rowsAffected > 0 ? null : (booked[0]?.sold ?? 0);
}

/** Opens a date with the usual number of seats; a start of its own stays, because its guests were told. */
export async function clearDepartureOverride(
	db: Database,
	excursionId: string,
	date: string,
	{ author, now }: { author: Author; now: number },
): Promise<void> {
	const isThis = isOverrideOf(excursionId, date);
	await runBatch(db, {
		override: db
			.delete(departureOverrides)
			.where(and(isThis, isNull(departureOverrides.startTime))),
		withStart: db
			.update(departureOverrides)
			.set({ isClosed: false, capacity: null, note: "", line: null })
			.where(isThis),
		event: recordCatalogueEntry(db, {
			kind: "excursion",
			id: excursionId,
			line: { code: "day as usual", date },
			author,
			now,
		}),
	});
}
