import { addDays, instantOf, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";

interface Clock {
	/** Milliseconds since the epoch. */
	now: number;
	timeZone: string;
}

/** Milliseconds; shorter before the pickup a reminder only disturbs. */
const latestReminderMs = 60 * 60_000;

/** Guests of a date who are reminded now. */
export interface ReminderDay {
	/** Local date of the trip. */
	date: string;
	/** Instant of the reminder hour; who booked later has a fresh confirmation. */
	dueAt: number;
	/** Local time; pickups up to it are too soon or over. */
	pickupsAfter: string;
}

/**
 * The dates whose reminder hour has come: tomorrow in the evening, and today for what a run of the
 * evening before has missed. @param time local time "HH:MM" on the day before the trip.
 */
export function reminderDays(time: string, { now, timeZone }: Clock): ReminderDay[] {
	const today = localDateAt(now, timeZone);
	const soonest = now + latestReminderMs;
	const [firstDate, firstTime] = [localDateAt(soonest, timeZone), localTimeAt(soonest, timeZone)];
	return [today, addDays(today, 1)]
		.map((date) => ({
			date,
			dueAt: instantOf(addDays(date, -1), time, timeZone),
			pickupsAfter: date === firstDate ? firstTime : "",
		}))
		.filter(({ date, dueAt }) => dueAt <= now && date >= firstDate);
}

/** Local time of the thanks; early enough to be read on a day of departure. */
const thanksTime = "10:00";

/** The newest local date on which the hour of the thanks has passed. */
export function thanksDay({ now, timeZone }: Clock): string {
	const today = localDateAt(now, timeZone);
	return instantOf(today, thanksTime, timeZone) <= now ? today : addDays(today, -1);
}
