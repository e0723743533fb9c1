import { RefundLine } from "#app/bookings/guest/refund-line.tsx";
import {
	type RefundDay,
	type RefundRules,
	refundPromise,
} from "#app/bookings/guest/refund-promise.ts";
import { useNow } from "#app/ui/use-now.ts";

/** The line of the chosen day, told anew when the day changes or a limit passes; empty before a choice. */
export function ChosenDayRefund({
	day,
	rules,
	drawnAt,
}: {
	day: RefundDay | null;
	rules: RefundRules;
	/** When the server drew the page: milliseconds. */
	drawnAt: number;
}) {
	const now = useNow(drawnAt);
	return (
		<div role="status" className="empty:hidden">
			{day ? <RefundLine promise={refundPromise(rules, day, now)} /> : null}
		</div>
	);
}
