/** Reads and writes of the save of an excursion, for the command that saves its bookings with it. */
import { inArray, type SQL, sql } from "drizzle-orm";
import { toColumns, translatedNames } from "#app/catalogue/excursion-fields.ts";
import {
	pickupStatements,
	pictureStatements,
	updateExcursion,
} from "#app/catalogue/excursion-statements.server.ts";
import { type Answers, abortUnless } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { pickupPoints } from "#app/database/schema.server.ts";
import type { TypedTranslation } from "#app/database/translations.server.ts";
import { saveTranslations } from "#app/database/translations.server.ts";
import { englishTexts, pictureOf } from "#app/departures/editor/excursion-translations.ts";
import { storedQueries, toStaffExcursion } from "#app/departures/editor/staff-excursions.server.ts";
import { noGuestLosesSeat, soldAboveStatement } from "#app/departures/oversold.server.ts";
import { saveTimetable } from "#app/departures/timetables/timetables.server.ts";
import { typedTexts } from "#app/ui/translations/translations.ts";
import type { ExcursionChange } from "./excursion-change.ts";
import type { SaveAccepted, SaveState } from "./save-decision.ts";

export interface SaveCircumstances {
	author: Author;
	now: number;
	/** Local date. */
	today: string;
	/**
	 * From this local date on no guest may lose a seat; null when the author has seen the warning, or when no person can
	 * be asked.
	 */
	keepsSeatsFrom: string | null;
}

/** What `toSaveState` reads. */
export function saveStateStatements(
	db: Database,
	change: ExcursionChange,
	{ today, keepsSeatsFrom }: SaveCircumstances,
) {
	const { id } = change;
	const lowered = loweredSeats(change, keepsSeatsFrom);
	return {
		stored: storedQueries(db, id),
		points: db
			.select(pickColumns(pickupPoints, ["id", "isActive", "version"]))
			.from(pickupPoints)
			.where(
				inArray(
					pickupPoints.id,
					(change.pickups ?? []).map(({ pointId }) => pointId),
				),
			),
		soldAbove: lowered ? soldAboveStatement(db, lowered) : undefined,
		otherStarts: db.all<{ date: string; startTime: string }>(sql`
			SELECT min(date) AS date, start_time AS startTime FROM departures
			WHERE excursion_id = ${id} AND date >= ${today}
				AND start_time <> (SELECT start_time FROM excursions WHERE id = ${id})
			GROUP BY start_time ORDER BY date`),
	};
}

export function toSaveState({
	stored: storedExcursion,
	soldAbove,
	...read
}: Answers<ReturnType<typeof saveStateStatements>>): SaveState {
	return {
		...read,
		storedExcursion: toStaffExcursion(storedExcursion),
		files: storedExcursion.images,
		soldAbove: soldAbove ?? [],
	};
}

/** Every statement of a save; the first ones undo the batch where what was read holds no longer. */
export function saveStatements(
	db: Database,
	change: ExcursionChange,
	{ version, parts }: SaveAccepted,
	{ author, now, today, keepsSeatsFrom }: SaveCircumstances,
) {
	const { id } = change;
	const lowered = loweredSeats(change, keepsSeatsFrom);
	return {
		seats: lowered ? abortUnless(db, noGuestLosesSeat(lowered)) : undefined,
		excursion: updateExcursion(db, {
			id,
			version: version - 1,
			columns: toColumns(change),
			now,
		}),
		event: recordCatalogueEntry(db, {
			kind: "excursion",
			id,
			line: { code: "saved", parts },
			author,
			now,
		}),
		...pictureStatements(db, change),
		timetable: saveTimetable(
			db,
			{
				excursionId: id,
				position: 0,
				startTime: change.start_time,
				capacity: change.capacity,
				days: change.day_languages,
			},
			{ today, now },
		),
		...pickupStatements(db, change),
		...textStatements(db, change, now),
	};
}

function textStatements(db: Database, change: ExcursionChange, now: number) {
	const { id } = change;
	const { own: ownTexts, ofPictures } = typedTranslations(change);
	return {
		translations: saveTranslations(db, {
			of: "excursion_id",
			owners: sql`SELECT ${id}`,
			translations: ownTexts,
			english: storedEnglish(id),
			now,
		}),
		pictureTranslations: saveTranslations(db, {
			of: "image_id",
			owners: sql`SELECT id FROM excursion_images WHERE excursion_id = ${id}`,
			translations: ofPictures,
			english: storedAlt,
			now,
		}),
	};
}

function loweredSeats({ id, capacity }: ExcursionChange, from: string | null) {
	return capacity === undefined || from === null ? null : { excursionId: id, capacity, from };
}

const storedAlt = sql`(SELECT alt FROM excursion_images WHERE id = typed.value ->> 'owner')`;

/** SQL of the stored English text of a typed row. */
function storedEnglish(id: string): SQL {
	const columns = translatedNames.map(
		(name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(name)}`,
	);
	return sql`((SELECT json_object(${sql.join(columns, sql`, `)}) FROM excursions WHERE id = ${id}) ->> (typed.value ->> 'field'))`;
}

/** The texts of other languages as rows, each with the English text beside which it was written. */
function typedTranslations(change: ExcursionChange) {
	const english = englishTexts(change);
	const ownTexts: TypedTranslation[] = [];
	const ofPictures: TypedTranslation[] = [];
	for (const { field, ...text } of typedTexts(change)) {
		const row = { ...text, english: english[field] ?? null };
		const picture = pictureOf(field);
		if (picture !== null) ofPictures.push({ ...row, owner: picture, field: "alt" });
		else if (translatedNames.some((name) => name === field))
			ownTexts.push({ ...row, owner: change.id, field });
	}
	return { own: ownTexts, ofPictures };
}
