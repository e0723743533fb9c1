import { Link } from "react-router";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { unpaidHoldsTexts } from "#app/messages/staff/office/unpaid-holds.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { sellerInWords } from "#app/sales/staff/staff-booking.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatTimeLeft } from "#app/ui/format/duration.ts";
import { formatClock, formatDate, formatDeadline } from "#app/ui/format/format.ts";
import type { UnpaidHold } from "./unpaid-holds.ts";

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
							{isDeparture
								? unpaidHoldsTexts.hold.byPartner({ partner: sellerOf(hold) })
								: unpaidHoldsTexts.hold.tripByPartner({
										title: hold.title,
										partner: sellerOf(hold),
										date: formatDate(hold.date, "short"),
									})}
						</p>
					</div>
					<div className="min-w-0 text-sm">
						<p>
							<RichText
								text={unpaidHoldsTexts.hold.until({
									seats: hold.seats,
									clock: endInWords(hold.holdExpiresAt, { now, timeZone }),
									time: timeInWords(hold.createdAt, now),
								})}
								parts={{ b: (words) => <b className="text-base">{words}</b> }}
							/>
						</p>
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
							{hold.isPageOpen
								? unpaidHoldsTexts.hold.pageOpened
								: unpaidHoldsTexts.hold.pageNotOpened}
							{hold.source === null ? null : (
								<Badge look="sand">
									{unpaidHoldsTexts.hold.source({
										source: hold.source,
										bookings: hold.fromSource,
									})}
								</Badge>
							)}
						</p>
					</div>
					{mayUpdate ? (
						<Link
							to={releaseHoldsPath([hold])}
							className="self-center justify-self-start py-1.5 font-semibold"
						>
							<TextWithHidden text={unpaidHoldsTexts.hold.release(hold)} />
						</Link>
					) : null}
				</li>
			))}
		</ul>
	);
}

function sellerOf({ partner, soldVia }: UnpaidHold): string {
	return sellerInWords({ partner, source: soldVia });
}

/** Address of the page that asks staff to confirm the release of these holds. */
export function releaseHoldsPath(holds: readonly UnpaidHold[]): string {
	const parameters = new URLSearchParams(holds.map(({ id }) => ["booking", String(id)]));
	return `/dashboard/holds/let-go?${parameters}`;
}

function timeInWords(from: number, now: number): string {
	if (now - from < 60_000) return unpaidHoldsTexts.hold.lessThanMinute;
	return formatTimeLeft(now, from, staffLanguage());
}

/** "14:35", with the day where that is not today: seats of an offer are held for days. */
function endInWords(end: number, { now, timeZone }: IslandClock): string {
	const isToday = localDateAt(end, timeZone) === localDateAt(now, timeZone);
	return (isToday ? formatClock : formatDeadline)(end, timeZone);
}
