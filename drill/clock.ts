/** The drill's clock: it runs like the real one and can be advanced, never set back. */
export interface Clock {
	/** Milliseconds since the epoch. */
	now(): number;
	/** Milliseconds ahead of the machine's clock; the worker is told with each request. */
	ahead(): number;
	advance(milliseconds: number): void;
	/** Advances to an instant; a past one is ignored. */
	advanceTo(instant: number): void;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export function newClock(): Clock {
	let ahead = 0;
	const now = () => Date.now() + ahead;
	return {
		now,
		ahead: () => ahead,
		advance(milliseconds) {
			ahead += Math.max(0, milliseconds);
		},
		advanceTo(instant) {
			ahead += Math.max(0, instant - now());
		},
	};
}

/**
 * When Canary time changes: 01:00 UTC on the last Sundays of March and October (EU directive
 * 2000/84/EC, articles 2 and 3). Calculated without time zone data, so that the product's
 * arithmetic is checked independently.
 */
export function clockChangeAfter(instant: number): { instant: number; toSummer: boolean } {
	const year = new Date(instant).getUTCFullYear();
	const changes = [year, year + 1].flatMap((each) => [
		{ instant: lastSunday(each, 2) + hour, toSummer: true },
		{ instant: lastSunday(each, 9) + hour, toSummer: false },
	]);
	const next = changes.find((change) => change.instant > instant);
	if (!next) throw new Error("a year without a change of clocks");
	return next;
}

/** Midnight UTC of the month's last Sunday; `month` counts from 0. */
function lastSunday(year: number, month: number): number {
	const last = Date.UTC(year, month + 1, 0);
	return last - new Date(last).getUTCDay() * day;
}

/** The instant of a local time on the Canaries; undefined for the hour that occurs twice. */
export function canaryInstant(date: string, time: string): number {
	const asIfWinter = Date.parse(`${date}T${time}Z`);
	const year = new Date(asIfWinter).getUTCFullYear();
	const isSummer =
		asIfWinter >= lastSunday(year, 2) + 2 * hour && asIfWinter < lastSunday(year, 9) + 2 * hour;
	return asIfWinter - (isSummer ? hour : 0);
}

/** The local date of an instant on the Canaries. */
export function canaryDate(instant: number): string {
	const year = new Date(instant).getUTCFullYear();
	const isSummer = instant >= lastSunday(year, 2) + hour && instant < lastSunday(year, 9) + hour;
	return new Date(instant + (isSummer ? hour : 0)).toISOString().slice(0, 10);
}

/** The end of the night in which nobody is offered seats, from 21:00 to 8:00 on the Canaries; null by day. */
export function morningAfter(instant: number): number | null {
	const today = canaryDate(instant);
	const morning = canaryInstant(today, "08:00");
	if (instant < morning) return morning;
	if (instant < canaryInstant(today, "21:00")) return null;
	return canaryInstant(canaryDate(instant + 12 * hour), "08:00");
}
