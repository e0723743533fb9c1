const locale = "en-GB";

const dateAndTime = new Map<string, Intl.DateTimeFormat>();

/** "5 June 2027, 10:12" in that time zone. */
export function formatInstant(instant: number, timeZone: string): string {
	let format = dateAndTime.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat(locale, {
			day: "numeric",
			month: "long",
			year: "numeric",
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
			timeZone,
		});
		dateAndTime.set(timeZone, format);
	}
	return format.format(instant).replace(" at ", ", ");
}

const moments = new Map<string, Intl.DateTimeFormat>();

/** "Thursday 3 June, 04:30" in that time zone. */
export function formatDeadline(instant: number, timeZone: string): string {
	let format = moments.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat(locale, {
			weekday: "long",
			day: "numeric",
			month: "long",
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
			timeZone,
		});
		moments.set(timeZone, format);
	}
	const part = Object.fromEntries(
		format.formatToParts(instant).map(({ type, value }) => [type, value]),
	);
	return `${part.weekday} ${part.day} ${part.month}, ${part.hour}:${part.minute}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** "14:35" in that time zone. */
export function formatClock(instant: number, timeZone: string): string {
	let format = clocks.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat(locale, {
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
			timeZone,
		});
		clocks.set(timeZone, format);
	}
	return format.format(instant);
}
