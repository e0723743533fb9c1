/** The hour of the drill: it runs on as the real one does, and can be put forward, never back. */
export interface Clock {
	/** Milliseconds UTC. */
	now(): number;
	/** How far it is ahead of the machine's own clock; the worker is told with each request. */
	ahead(): number;
	advance(milliseconds: number): void;
	/** Puts it to an instant; one that is over is left alone. */
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
 * When the Canaries change their clocks: 01:00 UTC on the last Sundays of March and October (EU
 * directive 2000/84/EC, articles 2 and 3). Worked out here without any time zone data, so that the
 * product's own arithmetic is judged by something else than itself.
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

/** The instant of a wall-clock time on the Canaries; not meant for the hour that comes twice. */
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
