import {
	partInWords,
	promiseInWords,
	type RefundDay,
	type RefundRules,
	refundPromise,
	refundSteps,
} from "#app/bookings/cancellation/refund-promise.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { formatDate, formatDeadline, formatList, languageName } from "#app/ui/format/format.ts";

export interface BookedDay extends RefundDay {
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
export interface RefundLoss {
	title: string;
	have: { day: string; words: string; share: number };
	take: { day: string; words: string; share: number };
}

/**
 * The refund that a guest was shown for a day. Sent back with the form, so that the server refuses
 * a move whose refund the guest has not seen.
 */
export function refundShown(rules: RefundRules, day: RefundDay, now: number): string {
	return `${day.date}:${refundSteps(rules, day, now)[0]?.percent ?? 0}`;
}

/** Both days line by line, with the lines that differ marked. */
export function compareDays(
	rules: RefundRules,
	have: BookedDay,
	take: BookedDay,
	now: number,
): ChangeRow[] {
	const lost = have.languages.some((language) => !take.languages.includes(language));
	const stop = ({ pickup }: BookedDay) => `${pickup.time}, ${pickup.title}`;
	const row = (what: string, one: string, other: string, worse = false): ChangeRow => ({
		what,
		have: one,
		take: other,
		change: one === other ? "same" : worse ? "worse" : "other",
	});
	const best = rules.policy[0];
	const limits = [have, take].map((day) => bestLimit(rules, day, now));
	const limit = (at: number | null | undefined) =>
		at ? formatDeadline(at, rules.timeZone) : "not any more";
	return [
		row("Day", formatDate(have.date, "long"), formatDate(take.date, "long")),
		row("Be ready", stop(have), stop(take)),
		row("Guide speaks", languagesInWords(have), languagesInWords(take), lost),
		...(best
			? [
					row(
						best.percent === 100
							? "All your money back until"
							: `${partInWords(best.percent)} of your money back until`,
						limit(limits[0]),
						limit(limits[1]),
						(limits[1] ?? 0) < (limits[0] ?? 0),
					),
				]
			: []),
	];
}

/** Null when the new day refunds no less, and for no shorter time. */
export function refundLoss(
	rules: RefundRules,
	have: RefundDay,
	take: RefundDay,
	now: number,
): RefundLoss | null {
	const [before, after] = [have, take].map((day) => lastLimit(rules, day, now));
	const [bestBefore, bestAfter] = [have, take].map((day) => bestLimit(rules, day, now) ?? now);
	if (before === undefined || after === undefined) return null;
	if (after >= before && (bestAfter ?? now) >= (bestBefore ?? now)) return null;
	const [had, gets] = [have, take].map(
		(day) => refundPromise(rules, day, now, defaultLanguage).amount,
	);
	const longest = Math.max(1, (bestBefore ?? now) - now, (bestAfter ?? now) - now);
	const side = (day: RefundDay, best: number | undefined) => ({
		day: formatDate(day.date, "long"),
		words: promiseInWords(refundPromise(rules, day, now, defaultLanguage)),
		share: Math.max(0, (best ?? now) - now) / longest,
	});
	return {
		title:
			gets === "none"
				? "On the new day nothing comes back"
				: gets !== had
					? "Your free cancellation ends"
					: gets === "all"
						? "Your free cancellation gets shorter"
						: "Less time to get money back",
		have: side(have, bestBefore),
		take: side(take, bestAfter),
	};
}

/** Milliseconds since the epoch until which the most is refunded; null when that is past. */
function bestLimit(rules: RefundRules, day: RefundDay, now: number): number | null {
	const [next] = refundSteps(rules, day, now);
	return next && next.percent === rules.policy[0]?.percent ? next.until : null;
}

function lastLimit(rules: RefundRules, day: RefundDay, now: number): number {
	return refundSteps(rules, day, now).at(-1)?.until ?? now;
}

function languagesInWords({ languages }: BookedDay): string {
	return formatList(languages.map(languageName));
}
