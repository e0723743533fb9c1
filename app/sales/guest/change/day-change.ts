import type { Language } from "#app/messages/languages.ts";
import { bookingFormTexts, guestBookingTexts } from "#app/messages/texts.ts";
import { type PolicyAsSold, policyDay } from "#app/sales/cancellation/refund-by-policy.ts";
import {
	bookedPromise,
	promiseInWords,
	type RefundDay,
	type RefundRules,
	refundSteps,
} from "#app/sales/cancellation/refund-promise.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** A booking's own policy, whose clock a guest who moves it keeps. */
export type BookedRules = Pick<PolicyAsSold, "policy" | "policyStart"> & RefundRules;

/** The limits of the policy still to come, once the booking were on that day. */
function stepsOn(rules: BookedRules, { date, startTime }: RefundDay, now: number) {
	return refundSteps(rules, policyDay({ ...rules, date, startTime }), now);
}

interface BookedDay extends RefundDay {
	languages: readonly string[];
	pickup: { time: string; title: string };
}

export interface ChangeRow {
	what: string;
	have: string;
	take: string;
	change: "same" | "other" | "worse";
}

/** How a move worsens the refund; lengths are shares of the longer time. */
export type RefundLoss = NonNullable<ReturnType<typeof refundLoss>>;

/**
 * The refund that a guest was shown for a day. Sent back with the form, so that the server refuses
 * a move whose refund the guest has not seen.
 */
export function refundShown(rules: BookedRules, day: RefundDay, now: number): string {
	return `${day.date}:${stepsOn(rules, day, now)[0]?.percent ?? 0}`;
}

/** Two days of a booking, and who reads about them when. */
interface Comparison {
	have: BookedDay;
	take: BookedDay;
	/** Milliseconds since the epoch. */
	now: number;
	language: Language;
}

/** Both days line by line, with the lines that differ marked. */
export function compareDays(
	rules: BookedRules,
	{ have, take, now, language }: Comparison,
): ChangeRow[] {
	const texts = guestBookingTexts[language].change.comparison;
	const { formatDate, formatDeadline, formatList, formatTime, languageName } = formatsIn(language);
	const lost = have.languages.some((each) => !take.languages.includes(each));
	const stop = ({ pickup }: BookedDay) => `${formatTime(pickup.time)}, ${pickup.title}`;
	const day = ({ date, startTime }: BookedDay) =>
		have.startTime === take.startTime
			? formatDate(date, "long")
			: bookingFormTexts[language].starts.dayAt({
					day: formatDate(date, "long"),
					time: formatTime(startTime),
				});
	const spoken = ({ languages }: BookedDay) => formatList(languages.map(languageName));
	const row = (what: string, one: string, other: string, worse = false): ChangeRow => ({
		what,
		have: one,
		take: other,
		change: one === other ? "same" : worse ? "worse" : "other",
	});
	const best = rules.policy.steps[0];
	const limits = [have, take].map((day) => bestLimit(rules, day, now));
	const limit = (at: number | null | undefined) =>
		at ? formatDeadline(at, rules.timeZone) : texts.notAnyMore;
	return [
		row(texts.day, day(have), day(take)),
		row(texts.beReady, stop(have), stop(take)),
		row(texts.guideSpeaks, spoken(have), spoken(take), lost),
		...(best
			? [
					row(
						texts.shareBackUntil(best),
						limit(limits[0]),
						limit(limits[1]),
						(limits[1] ?? 0) < (limits[0] ?? 0),
					),
				]
			: []),
	];
}

/** Null when the new day refunds no less, and for no shorter time. */
export function refundLoss(rules: BookedRules, { have, take, now, language }: Comparison) {
	const [limitBefore, limitAfter] = [have, take].map((day) => lastLimit(rules, day, now));
	const [bestBefore, bestAfter] = [have, take].map((day) => bestLimit(rules, day, now) ?? now);
	if (limitBefore === undefined || limitAfter === undefined) return null;
	if (limitAfter >= limitBefore && (bestAfter ?? now) >= (bestBefore ?? now)) return null;
	const texts = guestBookingTexts[language].change.loss;
	const promiseOf = (day: RefundDay) =>
		bookedPromise({ ...rules, ...day }, { ...rules, now }, language);
	const [had, gets] = [have, take].map((day) => promiseOf(day).amount);
	const longest = Math.max(1, (bestBefore ?? now) - now, (bestAfter ?? now) - now);
	const side = (day: RefundDay, best: number | undefined) => ({
		day: texts.withDay({ date: formatsIn(language).formatDate(day.date, "long") }),
		words: promiseInWords(promiseOf(day)),
		share: Math.max(0, (best ?? now) - now) / longest,
	});
	return {
		title:
			gets === "none"
				? texts.nothingBack
				: gets !== had
					? texts.freeEnds
					: gets === "all"
						? texts.freeShorter
						: texts.lessTime,
		have: side(have, bestBefore),
		take: side(take, bestAfter),
	};
}

/** Milliseconds since the epoch until which the most is refunded; null when that is past. */
function bestLimit(rules: BookedRules, day: RefundDay, now: number): number | null {
	const [next] = stepsOn(rules, day, now);
	return next && next.percent === rules.policy.steps[0]?.percent ? next.until : null;
}

function lastLimit(rules: BookedRules, day: RefundDay, now: number): number {
	return stepsOn(rules, day, now).at(-1)?.until ?? now;
}
