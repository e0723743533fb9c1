import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { formatClock, formatCount, formatDate } from "#app/ui/format/format.ts";
import type { UnpaidHold } from "./unpaid-holds.ts";
import { seatsText } from "./unpaid-holds-text.ts";

/** Live unpaid holds: one row each, one card each on a phone. */
export function UnpaidHoldsList({
	holds,
	now,
	timeZone,
	isDeparture = false,
	mayUpdate,
}: {
	holds: UnpaidHold[];
	now: number;
	timeZone: string;
	/** True on the page of one departure, which all holds belong to. */
	isDeparture?: boolean;
	mayUpdate: boolean;
}) {
	return (
		<ul className="min-w-0">
			{holds.map((hold) => (
				<li
					key={hold.id}
					className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-t border-line py-3 min-[45rem]:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_auto]"
				>
					<div className="min-w-0 wrap-anywhere">
						<Link to={`/dashboard/bookings/${hold.id}`} className="font-[650]">
							{hold.reference}
						</Link>{" "}
						{hold.name}
						<p className="text-sm text-ink-soft">
							{isDeparture ? "" : `${hold.title}, ${formatDate(hold.date, "short")}, `}by{" "}
							{hold.partner}
						</p>
					</div>
					<div className="min-w-0 text-sm">
						<p>
							<b className="text-base">{seatsText(hold.seats)}</b> until{" "}
							{formatClock(hold.holdExpiresAt, timeZone)}, held for{" "}
							{minutesText(now - hold.createdAt)}
						</p>
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
							{hold.isPageOpen ? "Payment page was opened" : "Payment page not opened yet"}
							{hold.source === null ? null : (
								<Badge look="sand">{`Source ${hold.source}: ${hold.fromSource} bookings`}</Badge>
							)}
						</p>
					</div>
					{mayUpdate ? (
						<Link
							to={releaseHoldsPath([hold])}
							className="self-center justify-self-start py-1.5 font-semibold"
						>
							Release<span className="sr-only"> {hold.reference}</span>…
						</Link>
					) : null}
				</li>
			))}
		</ul>
	);
}

/** Address of the page that asks staff to confirm the release of these holds. */
export function releaseHoldsPath(holds: readonly UnpaidHold[]): string {
	const chosen = new URLSearchParams(holds.map(({ id }) => ["booking", String(id)]));
	return `/dashboard/holds/let-go?${chosen}`;
}

function minutesText(milliseconds: number): string {
	const minutes = Math.floor(milliseconds / 60_000);
	if (minutes < 1) return "less than a minute";
	return formatCount(minutes, { one: "minute", other: "minutes" });
}
