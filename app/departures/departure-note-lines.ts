/** What code says of a departure in the place of staff's note: codes with values, read in staff's language. A code stays for ever. */
import * as v from "valibot";
import { departureHistoryTexts as texts } from "#app/messages/staff/history/departure-history.ts";
import { type LineOf, lineInWords, storedLine } from "#app/messages/stored-line.ts";
import { formatDate } from "#app/ui/format/format.ts";

export const departureNoteLines = {
	"moved to": storedLine({ date: v.string(), start: v.string() }, ({ date, start }) =>
		texts.note({ date: `${formatDate(date, "full")}, ${start}` }),
	),
	/** `why`: what staff added for the guests; may be empty. */
	weather: storedLine({ why: v.string() }, ({ why }) =>
		[texts.calledOff, why].filter(Boolean).join(" "),
	),
	"off the timetable": storedLine({}, () => texts.offTheTimetable),
};
export type DepartureNoteLine = LineOf<typeof departureNoteLines>;

/** The note of a date as staff read it: what a person typed, or what code said. Empty where nobody said anything. */
export function noteInWords(
	departure: { note: string | null; line: string | null } | null | undefined,
): string {
	if (!departure) return "";
	return departure.line === null
		? (departure.note ?? "")
		: lineInWords(departureNoteLines, departure.line);
}

/** The weather has stopped it. */
export function isCalledOff({ line }: { line: string | null }): boolean {
	return line !== null && v.is(calledOffSchema, JSON.parse(line));
}

const calledOffSchema = v.looseObject({ code: v.literal("weather") });
