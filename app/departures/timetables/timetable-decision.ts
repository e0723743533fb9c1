import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import {
	type BookedDeparture,
	changedForGuests,
	type StoredTimetable,
	type TimetableFields,
} from "./timetable.ts";

/** What a save of a timetable depends on. */
export interface TimetableState {
	/** Null for one that is not there yet. */
	timetable: StoredTimetable | null;
	/** The position that the next timetable gets. */
	nextPosition: number;
	/** Start of the excursion. */
	usualStart: string;
	bookedDepartures: readonly BookedDeparture[];
}

interface TimetableSave {
	position: number;
	/** Null removes the timetable. */
	fields: TimetableFields | null;
	/** Key of the departures with guests that staff have seen; empty for none. */
	seenDepartures: string;
	/** The version on which the form is based; null for a new timetable. */
	openedVersion: number | null;
}

export type TimetableDecision =
	| { outcome: "saved"; line: CatalogueLine }
	| { outcome: "unknown" }
	/** Somebody saved it after the form was opened, or made one where this one was to be. */
	| { outcome: "newer"; timetable: StoredTimetable }
	/** Departures with guests differ from the new timetable, and staff have not seen them. */
	| {
			outcome: "guests booked";
			closedDepartures: BookedDeparture[];
			keptDepartures: BookedDeparture[];
			seenDepartures: string;
	  };

/** Departures with guests keep their start and seats; those whose day is gone are closed, once staff have seen them. */
export function decideTimetable(
	{ position, fields, seenDepartures, openedVersion }: TimetableSave,
	state: TimetableState | null,
): TimetableDecision {
	const timetableBefore = state?.timetable;
	const isMissing = !timetableBefore && (fields === null || position !== state?.nextPosition);
	if (!state || isMissing) return { outcome: "unknown" };
	if (timetableBefore) {
		if (openedVersion !== timetableBefore.version)
			return { outcome: "newer", timetable: timetableBefore };
		const timetableAfter = fields
			? { ...timetableBefore, ...fields }
			: { ...timetableBefore, days: {} };
		const guestsDepartures = changedForGuests(
			timetableBefore,
			timetableAfter,
			state.bookedDepartures,
		);
		const key = keyOf(Object.values(guestsDepartures).flat());
		if (key !== seenDepartures && key !== "")
			return { outcome: "guests booked", ...guestsDepartures, seenDepartures: key };
	}
	const start = fields?.startTime ?? timetableBefore?.startTime ?? state.usualStart;
	const code = fields ? "timetable saved" : "timetable removed";
	return { outcome: "saved", line: { code, start } };
}

/** What the form showed of the departures with guests, so that an answer about these does not apply to others. */
function keyOf(departures: readonly BookedDeparture[]): string {
	return departures.map(({ id, guests }) => `${id}:${guests}`).join(" ");
}
