import { Link } from "react-router";
import { staffLanguage } from "#app/messages/languages.ts";
import { codesTexts } from "#app/messages/staff/excursions/codes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatList, formatMoney } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { ListedCode } from "./save-code.server.ts";

const texts = codesTexts.row;

/** All codes with what they give, their conditions, and how often they were used. */
export function CodeList({ codes, currency }: { codes: readonly ListedCode[]; currency: string }) {
	return (
		<ul>
			{codes.map((code) => (
				<li
					key={code.id}
					className="relative grid gap-x-6 gap-y-1 border-b border-line py-3.5 hover:bg-paper min-[45rem]:grid-cols-[minmax(0,1fr)_12rem_auto] min-[45rem]:items-center"
				>
					<div className="min-w-0">
						<h2 className="text-[1.2rem] wrap-anywhere">
							<Link
								to={`/dashboard/codes/${code.id}`}
								className="text-ink no-underline after:absolute after:inset-0 hover:underline"
							>
								{code.code}
							</Link>
						</h2>
						<p className="text-sm">{giftInWords(code, currency)}</p>
						<p className="text-sm text-ink-soft">{conditionsInWords(code, currency)}</p>
					</div>
					<p className="text-sm text-ink-soft lining-nums">
						{code.mostBookings === null
							? texts.uses(code)
							: texts.usesOf({ uses: code.uses, most: code.mostBookings })}
					</p>
					<p>
						<Badge look={code.isActive ? "foam" : "grey"}>
							{code.isActive ? texts.active : texts.ended}
						</Badge>
					</p>
				</li>
			))}
		</ul>
	);
}

function giftInWords({ percent, amountCents }: ListedCode, currency: string): string {
	return percent === null
		? texts.amountOff({ amount: formatMoney(amountCents ?? 0, currency) })
		: texts.percentOff({ percent: formatsIn(staffLanguage()).formatPercent(percent) });
}

function conditionsInWords(code: ListedCode, currency: string): string {
	const trips = daysInWords(code.travelFrom, code.travelTo);
	const bookings = daysInWords(code.bookedFrom, code.bookedTo);
	const { excursions, hotel, leastCents } = code;
	return [
		excursions.length > 0 ? formatList(excursions.map(({ title }) => title)) : texts.allTrips,
		hotel,
		trips && texts.trips({ days: trips }),
		bookings && texts.booked({ days: bookings }),
		leastCents > 0 && texts.fromSum({ sum: formatMoney(leastCents, currency) }),
		code.oncePerGuest && texts.onceAGuest,
		!code.combines && texts.notWithRules,
	]
		.filter(Boolean)
		.join(" · ");
}

function daysInWords(first: string | null, last: string | null): string | null {
	const from = first && formatDate(first, "date");
	const to = last && formatDate(last, "date");
	if (from && to) return texts.between({ from, to });
	if (from) return texts.since({ from });
	return to ? texts.until({ to }) : null;
}
