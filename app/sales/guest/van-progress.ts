import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

const minute = 60_000;

/** One stop of the van, as the guide's ticks tell of it. Instants are milliseconds since the epoch. */
export interface VanStop {
	pickupAt: number;
	/** The stop of the guest who asks. */
	isOwn: boolean;
	/** Everybody who is expected here is ticked, as aboard or as a no-show. */
	isDone: boolean;
	/** The newest tick of a guest here. */
	tickedAt: number | null;
}

/** What a guest is told of the van; never where it is or who is in it, as that would tell of other guests. */
export type VanProgress =
	| {
			place: "on its way";
			/** Whole minutes, a multiple of five; 0: on time. */
			lateMinutes: number;
			expectedAt: number;
			seenAt: number;
			/** Stops before the guest's own at which somebody still waits. */
			stopsBefore: number;
	  }
	| { place: "at your stop"; seenAt: number };

/** The van is shown from this time before the pickup. */
const shownBeforeMs = 90 * minute;
/** Later than this is more likely a guide who ticks afterwards than a late van. */
const latestMs = 90 * minute;
/** A tick that is older says nothing about where the van is now. */
const oldTickMs = 60 * minute;
/** The van waits five minutes at each stop. */
const waitMs = 5 * minute;
/** A guest who is ticked much earlier has boarded somewhere else. */
const mostEarlyMs = 15 * minute;
/** Guests of the same stop are ticked within this time. */
const atStopMs = 10 * minute;

/** When a guest who is not aboard may be told something: from the first instant to the second. */
export function vanWindow(pickupAt: number): { from: number; until: number } {
	return { from: pickupAt - shownBeforeMs, until: pickupAt + latestMs };
}

/**
 * Where the van is for a guest who is not aboard, by the newest ticks. Null when that is not known: no
 * tick yet, only old ones, a van that has passed the stop, or more delay than can be true.
 */
export function vanProgress(stops: readonly VanStop[], now: number): VanProgress | null {
	const ownStop = stops.find(({ isOwn }) => isOwn);
	if (!ownStop) return null;
	const { from, until } = vanWindow(ownStop.pickupAt);
	if (now < from || now > until) return null;
	const knownStops = stops.filter(
		({ pickupAt, tickedAt }) =>
			tickedAt !== null && tickedAt >= pickupAt - mostEarlyMs && now - tickedAt <= oldTickMs,
	);
	if (knownStops.some(({ pickupAt }) => pickupAt > ownStop.pickupAt)) return null;
	if (ownStop.tickedAt !== null && knownStops.includes(ownStop)) {
		return now - ownStop.tickedAt <= atStopMs
			? { place: "at your stop", seenAt: ownStop.tickedAt }
			: null;
	}
	const last = knownStops
		.filter(({ isDone, isOwn }) => isDone && !isOwn)
		.sort((one, other) => (other.tickedAt ?? 0) - (one.tickedAt ?? 0))[0];
	if (!last || last.tickedAt === null) return null;
	// If the pickup time has passed, the van is late by at least that much.
	const lateMs = Math.max(last.tickedAt - last.pickupAt, now - ownStop.pickupAt);
	if (lateMs > latestMs) return null;
	const lateMinutes = lateMs < waitMs ? 0 : Math.round(lateMs / waitMs) * 5;
	return {
		place: "on its way",
		lateMinutes,
		expectedAt: ownStop.pickupAt + lateMinutes * minute,
		seenAt: last.tickedAt,
		stopsBefore: stops.filter(
			({ pickupAt, isDone, isOwn }) => !isDone && !isOwn && pickupAt < ownStop.pickupAt,
		).length,
	};
}

/** For the guest: how late, when at the stop, and how old that is. */
export function vanWords(
	van: VanProgress,
	timeZone: string,
	language: Language,
): { title: string; lead: string; lastSeen: string } {
	const texts = voucherTexts[language].van;
	const clockAt = (instant: number) => formatsIn(language).formatClock(instant, timeZone);
	const lastSeen = texts.seen({ clock: clockAt(van.seenAt) });
	if (van.place === "at your stop")
		return { title: texts.atYourStop, lead: texts.showCode, lastSeen };
	const { lateMinutes, expectedAt, stopsBefore } = van;
	const distance =
		stopsBefore === 0 ? texts.yoursIsNext : texts.stopsBefore({ stops: stopsBefore });
	return {
		title: lateMinutes === 0 ? texts.onTime : texts.late({ minutes: lateMinutes }),
		lead: `${texts.expected({ clock: clockAt(expectedAt) })} ${distance}`,
		lastSeen,
	};
}
