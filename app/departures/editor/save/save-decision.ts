import type { ChangedPart } from "#app/database/catalogue-lines.ts";
import { staysWithinItsDay } from "#app/departures/departure-times.ts";
import type { SoldDay } from "#app/departures/oversold.ts";
import type { StaffExcursion } from "../staff-excursion.ts";
import { changedParts } from "./changed-parts.ts";
import type { ExcursionChange } from "./excursion-change.ts";
import { missingForSale } from "./missing-for-sale.ts";

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
