import { type SQL, sql } from "drizzle-orm";
import {
	excursionFields,
	fieldNames,
	fieldOf,
	toColumns,
} from "#app/catalogue/excursion-fields.ts";
import { changedParts, type MaybeChanged } from "#app/database/catalogue-events.server.ts";
import { excursions } from "#app/database/schema.server.ts";
import { type TypedTranslation, translationsDiffer } from "#app/database/translations.server.ts";
import { dayRows } from "#app/departures/timetable.ts";
import { otherLanguages } from "#app/ui/translations/translations.ts";
import type { ExcursionChange } from "./excursion-change.ts";
import { typedTranslations } from "./typed-translations.ts";

/** JSON of the parts that change, for the history; as SQL, because only the database knows the old values. */
export function partsOf(change: ExcursionChange): SQL {
	const { id } = change;
	const parts: MaybeChanged[] = namedColumns(change).map(({ name, column, value }) => ({
		part: name,
		differs: sql`(SELECT ${sql.identifier(column)} FROM excursions WHERE id = ${id}) IS NOT ${value}`,
	}));
	if (change.day_languages) {
		const said = dayRows(change.day_languages)
			.map(({ day, language }) => `${day}:${language}`)
			.sort();
		parts.push({
			part: "day_languages",
			differs: sql`(SELECT coalesce(group_concat(said), '') FROM (SELECT day || ':' || language AS said FROM timetable_days WHERE timetable_id = (SELECT id FROM timetables WHERE excursion_id = ${id} AND position = 0) ORDER BY said)) <> ${said.join(",")}`,
		});
	}
	if (change.pickups) {
		const said = change.pickups.map(({ pointId, time }) => `${pointId}:${time}`).sort();
		parts.push({
			part: "pickups",
			differs: sql`(SELECT coalesce(group_concat(said), '') FROM (SELECT pickup_point_id || ':' || pickup_time AS said FROM pickup_assignments WHERE excursion_id = ${id} ORDER BY said)) <> ${said.join(",")}`,
		});
	}
	if (change.pictures) {
		const said = change.pictures.map(({ id: picture, alt }) => `${picture}:${alt}`);
		parts.push({
			part: "pictures",
			differs: sql`(SELECT coalesce(group_concat(said), '') FROM (SELECT id || ':' || alt AS said FROM excursion_images WHERE excursion_id = ${id} ORDER BY position, id)) <> ${said.join(",")}`,
		});
	}
	return changedParts([...parts, ...changedTexts(change)]);
}

function changedTexts(change: ExcursionChange): MaybeChanged[] {
	const { own, ofPictures } = typedTranslations(change);
	return otherLanguages.flatMap(({ code }) => {
		const isIts = ({ language }: TypedTranslation) => language === code;
		const [ofTrip, ofItsPictures] = [own.filter(isIts), ofPictures.filter(isIts)];
		if (ofTrip.length + ofItsPictures.length === 0) return [];
		const differs = sql`(${translationsDiffer("excursion_id", ofTrip)} OR ${translationsDiffer("image_id", ofItsPictures)})`;
		return [{ part: `texts.${code}` as const, differs }];
	});
}

/** The columns of a change by API name. */
function namedColumns(change: ExcursionChange) {
	const columns: Record<string, string | number | boolean | null | undefined> = toColumns(change);
	return fieldNames.flatMap((name) => {
		const value = columns[fieldOf(name).column];
		if (value === undefined) return [];
		const column = excursions[excursionFields[name].column];
		return [
			{ name, column: column.name, value: value === null ? null : column.mapToDriverValue(value) },
		];
	});
}
