import { Link } from "react-router";
import { formatDate } from "#app/ui/format/format.ts";
import { type BookingFilter, paymentFilters, statusLabels } from "./staff-booking.ts";

/** An empty list that says which filter makes it empty and how to remove it. */
export function BookingsNone({ filter }: { filter: BookingFilter }) {
	const { q, from, to, status, excursion, partner, payment, source, before, after } = filter;
	const asked = [
		q ? `that match “${q}”` : "",
		...daysInWords(from, to),
		status ? `that are ${statusLabels[status].toLowerCase()}` : "",
		excursion ? "of this excursion" : "",
		partner ? "sold there" : "",
		payment ? `with payment “${paymentFilters[payment]}”` : "",
		source ? `booked by ${source}` : "",
	].filter(Boolean);
	if (asked.length === 0)
		return before || after ? (
			<p>
				There are no bookings here any more. <Link to="/dashboard/bookings">See the newest</Link>.
			</p>
		) : (
			<section className="grid gap-3">
				<h2 className="text-xl">Nobody has booked yet</h2>
				<p className="text-ink-soft">
					As soon as somebody does, the booking is listed here, the newest first.
				</p>
			</section>
		);
	return (
		<section className="grid gap-3">
			<h2 className="text-xl">No bookings {asked.join(" ")}</h2>
			<p className="text-ink-soft">
				A name or a code may be typed in part; an email from its beginning, a phone number with or
				without its country.
			</p>
			<p>
				<Link to="/dashboard/bookings">See all bookings</Link>
			</p>
		</section>
	);
}

function daysInWords(from: string | undefined, to: string | undefined): string[] {
	if (from && from === to) return [`on ${formatDate(from, "full")}`];
	return [
		from ? `from ${formatDate(from, "full")}` : "",
		to ? `until ${formatDate(to, "full")}` : "",
	];
}
