import { Link } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { bookingsListTexts } from "#app/messages/staff/bookings/bookings-list.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { BookingFilter } from "./booking-filter.ts";

const texts = bookingsListTexts.none;

/** An empty list that says which filter makes it empty and how to remove it. */
export function BookingsNone({ filter }: { filter: BookingFilter }) {
	const {
		q,
		from,
		to,
		status,
		excursion,
		partner,
		payment,
		source,
		before: beforeId,
		after: afterId,
	} = filter;
	const conditions = [
		q ? texts.that.match({ words: q }) : "",
		...daysInWords(from, to),
		status ? texts.that.status[status] : "",
		excursion ? texts.that.ofThisExcursion : "",
		partner ? texts.that.soldThere : "",
		payment ? texts.that.payment({ state: bookingsListTexts.payments[payment] }) : "",
		source ? texts.that.source({ source: bookingStateTexts.sources[source] }) : "",
	].filter(Boolean);
	if (conditions.length === 0)
		return beforeId || afterId ? (
			<p>
				<RichText
					text={texts.notAnyMore}
					parts={{ newest: (words) => <Link to="/dashboard/bookings">{words}</Link> }}
				/>
			</p>
		) : (
			<section className="grid gap-3">
				<h2 className="text-xl">{texts.nobody.title}</h2>
				<p className="text-ink-soft">{texts.nobody.lead}</p>
			</section>
		);
	return (
		<section className="grid gap-3">
			<h2 className="text-xl">{texts.title({ conditions: conditions.join(" ") })}</h2>
			<p className="text-ink-soft">{texts.lead}</p>
			<p>
				<Link to="/dashboard/bookings">{texts.seeAll}</Link>
			</p>
		</section>
	);
}

function daysInWords(from: string | undefined, to: string | undefined): string[] {
	if (from && from === to) return [texts.that.onDay({ date: formatDate(from, "full") })];
	return [
		from ? texts.that.fromDay({ date: formatDate(from, "full") }) : "",
		to ? texts.that.untilDay({ date: formatDate(to, "full") }) : "",
	];
}
