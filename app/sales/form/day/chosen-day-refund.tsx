import { useLanguage } from "#app/messages/use-language.tsx";
import { RefundBox, RefundLine } from "#app/sales/cancellation/refund-line.tsx";
import {
	bestAmount,
	type RefundDay,
	type RefundRules,
	refundPromise,
} from "#app/sales/cancellation/refund-promise.ts";
import { useNow } from "#app/ui/use-now.ts";

interface RefundTimes {
	rules: RefundRules;
	/** Milliseconds since the epoch when the server rendered the page. */
	drawnAt: number;
}

/** The refund line of the chosen day, updated when the day changes or a limit passes. */
export function ChosenDayRefund({ day, rules, drawnAt }: RefundTimes & { day: RefundDay }) {
	const now = useNow(drawnAt);
	const language = useLanguage();
	return (
		<div role="status">
			<RefundLine promise={refundPromise(rules, day, now, language)} />
		</div>
	);
}

/**
 * Until a day is chosen, the general terms stand where that day's refund line will stand. The box
 * keeps room for the longest of them: somebody may choose a day before the form wakes, and a
 * form that grows then moves its button away under the finger.
 */
export function ChosenOrAnyDayRefund({
	day,
	lastDay,
	terms,
	rules,
	drawnAt,
}: RefundTimes & {
	day: RefundDay | null;
	/** The latest day that can be booked: no other day has a longer line. */
	lastDay: RefundDay;
	/** The cancellation policy in a sentence. */
	terms: string;
}) {
	const now = useNow(drawnAt);
	const language = useLanguage();
	return (
		<div role="status" className="grid *:col-start-1 *:row-start-1">
			<div className={day ? "invisible" : "grid"}>
				<RefundBox amount={bestAmount(rules.policy)}>{terms}</RefundBox>
			</div>
			{day ? <RefundLine promise={refundPromise(rules, day, now, language)} /> : null}
			<div className="invisible">
				<RefundLine promise={refundPromise(rules, lastDay, now, language)} />
			</div>
		</div>
	);
}
