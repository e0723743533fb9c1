import { type SQL, sql } from "drizzle-orm";
import { toColumns, translatedNames } from "#app/catalogue/excursion-fields.ts";
import {
	pickupStatements,
	pictureStatements,
	updateExcursion,
} from "#app/catalogue/excursion-statements.server.ts";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntryIf } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { saveTranslations } from "#app/database/translations.server.ts";
import { isUniqueViolation } from "#app/database/unique-violation.ts";
import { firstTornDate } from "#app/departures/departure-times.server.ts";
import { listSoldAbove, noGuestLosesSeat } from "#app/departures/oversold.server.ts";
import type { SoldDay } from "#app/departures/oversold.ts";
import { isClash } from "#app/departures/team/clash.ts";
import { saveTimetable } from "#app/departures/timetables.server.ts";
import type { StaffExcursion } from "../staff-excursion.ts";
import { getStaffExcursion } from "../staff-excursions.server.ts";
import { partsOf } from "./changed-parts.server.ts";
import type { ExcursionChange } from "./excursion-change.ts";
import { missingForSale } from "./missing-for-sale.ts";
import { typedTranslations } from "./typed-translations.ts";

export type SaveOutcome =
	| { outcome: "saved"; version: number; removed: { key: string; widths: string }[] }
	| { outcome: "unknown" }
	/** Another save has happened since the version that this change is based on. */
	| { outcome: "conflict"; stored: StaffExcursion }
	| { outcome: "unfinished"; missing: string[] }
	/** Dates with more sold seats than the new capacity. */
	| { outcome: "oversold"; days: SoldDay[]; capacity: number }
	| { outcome: "unknown-point" }
	/** With the new times a guide, driver or vehicle would be in two places at a time. */
	| { outcome: "resource clash" }
	/** Another departure of the excursion leaves at the new start already. */
	| { outcome: "same start" }
	/** With the new times a pickup of this date, which has a start of its own, would fall on another day. */
	| { outcome: "torn date"; date: string }
	| { outcome: "not together" };

/** Statements of another domain in the batch of a save, such as bookings of the excursion. */
export interface SavedTogether {
	/** Nothing is saved unless it is true; no statement of the save itself may change its result. */
	condition: SQL;
	/** Run after the save: in the first of them, `changes()` tells whether the save happened. */
	statements: Statements;
}

interface SaveCircumstances {
	author: Author;
	now: number;
	/** Local date. */
	today: string;
	keepsSeatsFrom?: string | null;
	together?: SavedTogether | undefined;
}

/**
 * Writes a change completely or not at all: every statement of the batch checks the same condition, and the last
 * one increments the version. One round trip on success.
 * @param circumstances.keepsSeatsFrom from this local date on no guest may lose a seat; null when the author has
 * seen the warning, or when no person can be asked.
 */
export async function saveExcursion(
	db: Database,
	change: ExcursionChange,
	circumstances: SaveCircumstances,
): Promise<SaveOutcome> {
	try {
		return await writeExcursion(db, change, circumstances);
	} catch (error) {
		if (isClash(error)) return { outcome: "resource clash" };
		if (isUniqueViolation(error, "departures.excursion_id")) return { outcome: "same start" };
		throw error;
	}
}

async function writeExcursion(
	db: Database,
	change: ExcursionChange,
	circumstances: SaveCircumstances,
): Promise<SaveOutcome> {
	const { today, keepsSeatsFrom = null, together } = circumstances;
	const lowered = loweredSeats(change, keepsSeatsFrom);
	const torn = tornBy(change, today);
	const may = sql.join(
		[
			saveCondition(change),
			...(lowered ? [noGuestLosesSeat(lowered)] : []),
			...(torn ? [sql`NOT EXISTS (${torn})`] : []),
			...(together ? [together.condition] : []),
		],
		sql` AND `,
	);
	const { removed, saved } = await runBatch(db, {
		...changeStatements(db, change, circumstances, may),
		together: together?.statements,
	});
	const [row] = saved;
	if (row) return { outcome: "saved", version: row.version, removed };
	return whyNot(db, change, { lowered, torn, together });
}

/** Every statement of a change; each of them checks `may`. */
function changeStatements(
	db: Database,
	change: ExcursionChange,
	{ author, now, today }: SaveCircumstances,
	may: SQL,
) {
	const { id } = change;
	const translations = typedTranslations(change);
	const ownPictures = sql`SELECT id FROM excursion_images WHERE excursion_id = ${id}`;
	return {
		event: recordCatalogueEntryIf(
			db,
			{ kind: "excursion", id, line: { code: "saved", parts: partsOf(change) }, author, now },
			may,
		),
		...pictureStatements(db, change, may),
		timetable: saveTimetable(
			db,
			{
				excursionId: id,
				position: 0,
				startTime: change.start_time,
				capacity: change.capacity,
				days: change.day_languages,
			},
			{ today, now, condition: may },
		),
		...pickupStatements(db, change, may),
		translations: saveTranslations(
			db,
			{
				of: "excursion_id",
				owners: sql`SELECT ${id}`,
				translations: translations.own,
				english: storedEnglish(id),
				now,
			},
			may,
		),
		pictureTranslations: saveTranslations(
			db,
			{
				of: "image_id",
				owners: ownPictures,
				translations: translations.ofPictures,
				english: storedAlt,
				now,
			},
			may,
		),
		saved: updateExcursion(db, { id, columns: toColumns(change), now }, may),
	};
}

/** True while the version is current, all pickup points exist, and an excursion on sale is complete. */
function saveCondition({ id, version, isActive, pickups, removed_pictures }: ExcursionChange): SQL {
	const points = json((pickups ?? []).map(({ pointId }) => pointId));
	const openPickup = pickups
		? sql`EXISTS (SELECT 1 FROM pickup_points WHERE is_active = 1 AND id IN (SELECT value FROM json_each(${points})))`
		: sql`EXISTS (SELECT 1 FROM pickup_assignments AS stop JOIN pickup_points AS point ON point.id = stop.pickup_point_id WHERE stop.excursion_id = ${id} AND point.is_active = 1)`;
	const picture = sql`EXISTS (SELECT 1 FROM excursion_images AS kept WHERE kept.excursion_id = ${id} AND kept.id NOT IN (SELECT value FROM json_each(${json(removed_pictures)})))`;
	return sql`EXISTS (SELECT 1 FROM excursions AS read WHERE read.id = ${id}
		${version === undefined ? sql`` : sql`AND read.version = ${version}`})
		AND NOT EXISTS (SELECT 1 FROM json_each(${points}) WHERE value NOT IN (SELECT id FROM pickup_points))
		${isActive ? sql`AND ${picture} AND ${openPickup}` : sql``}`;
}

function loweredSeats({ id, capacity }: ExcursionChange, from: string | null) {
	return capacity === undefined || from === null ? null : { excursionId: id, capacity, from };
}

/** SELECT of the first date that the new times would tear apart; null when the change has no times. */
function tornBy({ id, start_time, pickups }: ExcursionChange, today: string): SQL | null {
	if (start_time === undefined && !pickups) return null;
	const start =
		start_time === undefined
			? sql`(SELECT start_time FROM excursions WHERE id = ${id})`
			: sql`${start_time}`;
	const times = pickups
		? sql`SELECT value ->> 'time' AS time FROM json_each(${json(pickups)})`
		: sql`SELECT pickup_time AS time FROM pickup_assignments WHERE excursion_id = ${id}`;
	return firstTornDate(id, { start, times }, today);
}

async function whyNot(
	db: Database,
	change: ExcursionChange,
	{
		lowered,
		torn,
		together,
	}: {
		lowered: ReturnType<typeof loweredSeats>;
		torn: SQL | null;
		together: SavedTogether | undefined;
	},
): Promise<SaveOutcome> {
	const stored = await getStaffExcursion(db, change.id);
	if (!stored) return { outcome: "unknown" };
	if (change.version !== undefined && stored.version !== change.version)
		return { outcome: "conflict", stored };
	const kept = stored.images.filter(({ id }) => !change.removed_pictures.includes(id));
	const open = new Set(
		stored.pickups.filter((each) => each.isActive).map((each) => each.pickup_point.point_id),
	);
	const openPickups = change.pickups
		? change.pickups.filter(({ pointId }) => open.has(pointId)).length
		: open.size;
	const missing = change.isActive ? missingForSale({ pictures: kept.length, openPickups }) : [];
	if (missing.length > 0) return { outcome: "unfinished", missing };
	const days = lowered ? await listSoldAbove(db, lowered) : [];
	if (lowered && days.length > 0) return { outcome: "oversold", days, capacity: lowered.capacity };
	const [tornDate] = torn ? await db.all<{ date: string }>(torn) : [];
	if (tornDate) return { outcome: "torn date", date: tornDate.date };
	const points = json((change.pickups ?? []).map(({ pointId }) => pointId));
	const [lost] = await db.all<{ id: number }>(sql`
		SELECT value AS id FROM json_each(${points}) WHERE value NOT IN (SELECT id FROM pickup_points)`);
	return { outcome: together && !lost ? "not together" : "unknown-point" };
}

const storedAlt = sql`(SELECT alt FROM excursion_images WHERE id = typed.value ->> 'owner')`;

/** SQL of the stored English text of a typed row. */
function storedEnglish(id: string): SQL {
	const columns = translatedNames.map(
		(name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(name)}`,
	);
	return sql`((SELECT json_object(${sql.join(columns, sql`, `)}) FROM excursions WHERE id = ${id}) ->> (typed.value ->> 'field'))`;
}

function json(value: unknown): string {
	return JSON.stringify(value);
}
