/** What the history of a departure says: codes with values, read in staff's language. A code stays for ever. */
import * as v from "valibot";
import { departureHistoryTexts as texts } from "#app/messages/staff/history/departure-history.ts";
import { type LineOf, lineInWords, storedLine } from "#app/messages/stored-line.ts";
import { formatDate } from "#app/ui/format/format.ts";

const change = { count: v.number(), reason: v.string() };
const move = { ...change, date: v.string(), start: v.string() };

export const departureLines = {
	cancelled: storedLine(change, texts.cancelled),
	weather: storedLine(change, texts.weather),
	"moved to": storedLine(move, ({ date, start, ...rest }) =>
		texts.movedTo({ ...rest, date: `${formatDate(date, "full")}, ${start}` }),
	),
	"moved from": storedLine(move, ({ date, start, ...rest }) =>
		texts.movedFrom({ ...rest, date: `${formatDate(date, "full")}, ${start}` }),
	),
};
export type DepartureLine = LineOf<typeof departureLines>;

/** An entry as staff read it. */
export function departureEventInWords<Row extends { line: string }>({ line, ...row }: Row) {
	return { ...row, detail: lineInWords(departureLines, line) };
}
