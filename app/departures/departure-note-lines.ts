/** What code says of a departure in the place of staff's note: codes with values, read in staff's language. A code stays for ever. */
import * as v from "valibot";
import { departureHistoryTexts as texts } from "#app/messages/staff/history/departure-history.ts";
import { type LineOf, lineInWords, storedLine } from "#app/messages/stored-line.ts";
import { formatDate } from "#app/ui/format/format.ts";

export const departureNoteLines = {
	"moved to": storedLine({ date: v.string(), start: v.string() }, ({ date, start }) =>
		texts.note({ date: `${formatDate(date, "full")}, ${start}` }),
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
