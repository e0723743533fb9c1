import { fieldNames, rowOf, toColumns } from "#app/catalogue/excursion-fields.ts";
import type { ChangedPart } from "#app/database/catalogue-lines.ts";
import { dayRows } from "#app/departures/timetables/timetable.ts";
import { otherLanguages, typedTexts } from "#app/ui/translations/translations.ts";
import type { StaffExcursion } from "../staff-excursion.ts";
import type { ExcursionChange } from "./excursion-change.ts";

/** The parts that a change makes different from what is stored, for the history. */
export function changedParts(
	change: ExcursionChange,
	storedExcursion: StaffExcursion,
): ChangedPart[] {
	const { day_languages: days, pickups, pictures } = change;
	return [
		...changedFields(change, storedExcursion),
		...(days && differs(daysOf(days), daysOf(storedExcursion.day_languages))
			? ["day_languages" as const]
			: []),
		...(pickups && differs(stopsOf(pickups), stopsOf(storedStops(storedExcursion)))
			? ["pickups" as const]
			: []),
		...(pictures && differs(picturesOf(pictures), picturesOf(storedExcursion.images))
			? ["pictures" as const]
			: []),
		...changedTexts(change, storedExcursion),
	];
}

/** Compared as columns, so that 45.5 and 45.50 are one price. */
function changedFields(change: ExcursionChange, storedExcursion: StaffExcursion): ChangedPart[] {
	const columnsAfter = new Map<string, unknown>(Object.entries(toColumns(change)));
	const columnsBefore = new Map<string, unknown>(Object.entries(toColumns(storedExcursion)));
	return fieldNames.filter((name) => {
		const { column } = rowOf(name);
		return columnsAfter.has(column) && columnsAfter.get(column) !== columnsBefore.get(column);
	});
}

function changedTexts(change: ExcursionChange, { texts }: StaffExcursion): ChangedPart[] {
	const newTexts = typedTexts(change);
	const storedWords = ({ language, field }: { language: string; field: string }) =>
		texts.find((each) => each.language === language && each.field === field)?.words ?? "";
	return otherLanguages.flatMap(({ code }) =>
		newTexts.some((text) => text.language === code && text.words !== storedWords(text))
			? [`texts.${code}` as const]
			: [],
	);
}

const differs = (one: readonly string[], other: readonly string[]) => one.join() !== other.join();

const daysOf = (days: StaffExcursion["day_languages"]) =>
	dayRows(days)
		.map(({ day, language }) => `${day}:${language}`)
		.sort();

const stopsOf = (stops: readonly { pointId: number; time: string }[]) =>
	stops.map(({ pointId, time }) => `${pointId}:${time}`).sort();

function storedStops({ pickups }: StaffExcursion) {
	return pickups.map(({ pickup_point, pickup_time }) => ({
		pointId: pickup_point.point_id,
		time: pickup_time,
	}));
}

const picturesOf = (pictures: readonly { id: number; alt: string }[]) =>
	pictures.map(({ id, alt }) => `${id}:${alt}`);
