import { fieldNames, rowOf, toColumns } from "#app/catalogue/excursion-fields.ts";
import type { ChangedPart } from "#app/database/catalogue-lines.ts";
import { staysWithinItsDay } from "#app/departures/departure-times.ts";
import type { SoldDay } from "#app/departures/editor/save/save-refusal-words.ts";
import type { StaffExcursion } from "#app/departures/editor/staff-excursion.ts";
import { missingForSale } from "#app/departures/editor/staff-excursion.ts";
import { dayRows } from "#app/departures/timetables/timetable.ts";
import { otherLanguages, typedTexts } from "#app/ui/translations/translations.ts";
import type { ExcursionChange } from "./excursion-change.ts";

/** All that a save depends on. */
export interface SaveState {
	storedExcursion: StaffExcursion | null;
	/** Files of its pictures. */
	files: readonly { id: number; key: string; widths: string }[];
	/** Those of the chosen pickup points that exist. */
	points: readonly { id: number; isActive: boolean }[];
	/** Departures with more sold seats than the new capacity; none where nobody has to be asked. */
	soldAbove: SoldDay[];
	/** Coming starts that differ from the usual one, each with its first date; the earliest date first. */
	otherStarts: readonly { date: string; startTime: string }[];
}

export type SaveRefusal =
	| { outcome: "unknown" }
	/** Another save has happened since the version that this change is based on. */
	| { outcome: "conflict"; storedExcursion: StaffExcursion }
	| { outcome: "unfinished"; missing: string[] }
	/** Dates with more sold seats than the new capacity. */
	| { outcome: "oversold"; days: SoldDay[]; capacity: number }
	| { outcome: "unknown-point" }
	/** With the new times a pickup of this date, which has a start of its own, would fall on another day. */
	| { outcome: "torn date"; date: string };

export interface SaveAccepted {
	outcome: "saved";
	/** The version after the save. */
	version: number;
	/** For the history. */
	parts: ChangedPart[];
	/** Files that nothing shows any more. */
	removed: { key: string; widths: string }[];
}

/** Whether a change of an excursion may be saved. */
export function decideSave(change: ExcursionChange, state: SaveState): SaveAccepted | SaveRefusal {
	const { storedExcursion, soldAbove } = state;
	if (!storedExcursion) return { outcome: "unknown" };
	if (change.version !== undefined && change.version !== storedExcursion.version)
		return { outcome: "conflict", storedExcursion };
	const missing = change.isActive ? missingAfter(change, storedExcursion, state) : [];
	if (missing.length > 0) return { outcome: "unfinished", missing };
	if (change.capacity !== undefined && soldAbove.length > 0)
		return { outcome: "oversold", days: soldAbove, capacity: change.capacity };
	const torn = tornStart(change, storedExcursion, state);
	if (torn) return { outcome: "torn date", date: torn.date };
	if (change.pickups?.some(({ pointId }) => !state.points.some(({ id }) => id === pointId)))
		return { outcome: "unknown-point" };
	return {
		outcome: "saved",
		version: storedExcursion.version + 1,
		parts: changedParts(change, storedExcursion),
		removed: state.files
			.filter(({ id }) => change.removed_pictures.includes(id))
			.map(({ key, widths }) => ({ key, widths })),
	};
}

function missingAfter(
	{ pickups, removed_pictures }: ExcursionChange,
	storedExcursion: StaffExcursion,
	{ points }: SaveState,
): string[] {
	const isOpen = (pointId: number) => points.some(({ id, isActive }) => id === pointId && isActive);
	const openPickups = pickups
		? pickups.filter(({ pointId }) => isOpen(pointId))
		: storedExcursion.pickups.filter(({ isActive }) => isActive);
	const pictures = storedExcursion.images.filter(({ id }) => !removed_pictures.includes(id));
	return missingForSale({ pictures: pictures.length, openPickups: openPickups.length });
}

/** The first departure with a start of its own that the new times would tear apart. */
function tornStart(
	{ start_time, pickups }: ExcursionChange,
	storedExcursion: StaffExcursion,
	{ otherStarts }: SaveState,
) {
	if (start_time === undefined && !pickups) return undefined;
	const usual = {
		startTime: start_time ?? storedExcursion.start_time,
		pickups: pickups
			? pickups.map(({ time }) => time)
			: storedExcursion.pickups.map(({ pickup_time }) => pickup_time),
	};
	return otherStarts.find(({ startTime }) => !staysWithinItsDay(usual, startTime));
}

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
