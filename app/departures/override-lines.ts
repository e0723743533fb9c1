/** What code says of a date in the place of staff's note: codes with values, read in staff's language. A code stays for ever. */
import * as v from "valibot";
import { departureHistoryTexts as texts } from "#app/messages/staff/history/departure-history.ts";
import { type LineOf, lineInWords, storedLine } from "#app/messages/stored-line.ts";
import { formatDate } from "#app/ui/format/format.ts";

export const overrideLines = {
	"moved to": storedLine({ date: v.string() }, ({ date }) =>
		texts.note({ date: formatDate(date, "full") }),
	),
};
export type OverrideLine = LineOf<typeof overrideLines>;

/** The note of a date as staff read it: what a person typed, or what code said. Empty where nobody said anything. */
export function noteInWords(
	override: { note: string | null; line: string | null } | null | undefined,
): string {
	if (!override) return "";
	return override.line === null ? (override.note ?? "") : lineInWords(overrideLines, override.line);
}
