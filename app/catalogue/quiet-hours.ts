/** The hours in which nobody gets a mail that could wait, on the island's clock. */
import { addDays, instantOf, localDateAt, localTimeAt } from "./local-date.ts";

/** Local times. */
export const night = { from: "21:00", until: "08:00" };
/** Early enough to be read before the night. */
const evening = "20:00";

/** True from 21:00 to 08:00. @param instant milliseconds since the epoch. */
export function isNight(instant: number, timeZone: string): boolean {
	const time = localTimeAt(instant, timeZone);
	return time >= night.from || time < night.until;
}

/** The evening before and the morning after the night of an instant; both in milliseconds since the epoch. */
export function aroundNight(
	instant: number,
	timeZone: string,
): { evening: number; morning: number } {
	const date = localDateAt(instant, timeZone);
	const firstDate = localTimeAt(instant, timeZone) < night.until ? addDays(date, -1) : date;
	return {
		evening: instantOf(firstDate, evening, timeZone),
		morning: instantOf(addDays(firstDate, 1), night.until, timeZone),
	};
}
