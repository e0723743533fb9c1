import { Link } from "react-router";
import { kindLabels, whatHappened } from "#app/attention/attention.ts";
import { formatDate } from "#app/ui/format.ts";
import type { AttentionItem, SalesOverview } from "./sales.server.ts";

/** What does not mend itself: money to pay back, mails that never left, guests on a closed date. */
export function SalesAttention({ sales: { attention, matters } }: { sales: SalesOverview }) {
	// a refund that is a matter already is told once
	const told = new Set(matters.items.map(({ booking }) => booking?.id));
	const items = attention.filter(
		({ kind, bookingId }) => kind !== "refund due" || !told.has(bookingId ?? undefined),
	);
	return (
		<section aria-labelledby="attention" className="rounded-lg bg-sand px-6 py-5">
			<h2 id="attention" className="mb-1.5 text-[1.35rem]">
				Needs a hand
			</h2>
			{items.length + matters.items.length === 0 ? (
				<p>Nothing: money, mails and departures are all in order.</p>
			) : null}
			<ul>
				{matters.items.map((matter) => (
					<li key={matter.id} className="py-1">
						<Link to="/dashboard/attention" className="inline-block py-0.5">
							{kindLabels[matter.kind]}
						</Link>{" "}
						· {whatHappened(matter)}
						{matter.booking ? ` ${matter.booking.reference}` : ""}
					</li>
				))}
				{items.map((item) => (
					<li
						key={`${item.kind} ${item.bookingId} ${item.excursionId} ${item.date}`}
						className="py-1"
					>
						<Link to={linkOf(item)} className="inline-block py-0.5">
							{sentenceOf(item)}
						</Link>{" "}
						· {item.title}, {formatDate(item.date, "short")}
						{item.reference ? `, ${item.reference}` : ""}
					</li>
				))}
			</ul>
			{matters.openCount > matters.items.length ? (
				<p className="pt-1">
					<Link to="/dashboard/attention">See all {matters.openCount}</Link>
				</p>
			) : null}
		</section>
	);
}

function linkOf(item: AttentionItem): string {
	return item.bookingId
		? `/dashboard/bookings/${item.bookingId}`
		: `/dashboard/departures/${item.excursionId}/${item.date}`;
}

function sentenceOf({ kind, detail }: AttentionItem): string {
	switch (kind) {
		case "refund due":
			return `Money to pay back (${detail})`;
		case "mail failed":
			return `A mail could not be delivered: ${detail}`;
		case "closed but sold":
			return `${detail} guests are booked, but the date is closed`;
		case "oversold":
			return detail;
	}
}
