import { RefundLine } from "#app/bookings/guest/refund-line.tsx";
import {
	type RefundDay,
	type RefundRules,
	refundPromise,
} from "#app/bookings/guest/refund-promise.ts";
import { useNow } from "#app/ui/use-now.ts";

/** The refund line of the chosen day, updated when the day changes or a limit passes. */
export function ChosenDayRefund({
	day,
	rules,
	drawnAt,
}: {
	day: RefundDay | null;
	rules: RefundRules;
	/** Milliseconds since the epoch when the server rendered the page. */
	drawnAt: number;
}) {
	const now = useNow(drawnAt);
	return (
		<div role="status" className="empty:hidden">
			{day ? <RefundLine promise={refundPromise(rules, day, now)} /> : null}
		</div>
	);
}
