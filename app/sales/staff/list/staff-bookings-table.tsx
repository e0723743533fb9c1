import { Link } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { bookingsListTexts } from "#app/messages/staff/bookings/bookings-list.ts";
import { sellerInWords, statusLabels, statusLooks } from "#app/sales/staff/staff-booking.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import type { BookingFilter } from "./booking-filter.ts";
import type { ListedBooking } from "./staff-bookings.server.ts";

const { columns: texts, none: noneTexts } = bookingsListTexts;
const columns = () => [
	texts.code,
	texts.guest,
	texts.trip,
	texts.guests,
	texts.price,
	texts.status,
	texts.payment,
];

const column =
	"border-b-2 border-dotted border-dune pt-1.5 pr-4 pb-2 text-left text-sm font-semibold text-ink-soft";
const cell =
	"block align-top min-[45rem]:table-cell min-[45rem]:border-b min-[45rem]:border-line min-[45rem]:py-3 min-[45rem]:pr-4";
/** A card shows each number with its name; in the table the column header has it. */
const namesOf =
	"before:text-sm before:text-ink-soft before:content-[attr(data-label)_'_'] min-[45rem]:before:content-none";

/** A table; on a phone each row is a card. */
export function BookingsTable({
	bookings,
	total,
	most,
}: {
	bookings: ListedBooking[];
	total: number;
	/** Where counting stops. */
	most: number;
}) {
	return (
		<table className="block w-full border-collapse leading-[1.4] min-[45rem]:table">
			<caption className="block pb-2 text-left font-[650] min-[45rem]:table-caption">
				{captionOf(total, { most, rowsOnPage: bookings.length })}
			</caption>
			<thead className="max-[44.99rem]:sr-only">
				<tr>
					{columns().map((name) => (
						<th key={name} scope="col" className={column}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="grid gap-3 min-[45rem]:table-row-group">
				{bookings.map((booking) => (
					<BookingRow key={booking.id} booking={booking} />
				))}
			</tbody>
		</table>
	);
}

function captionOf(
	total: number,
	{ most, rowsOnPage }: { most: number; rowsOnPage: number },
): string {
	const { all, onPage, moreThan, moreThanOnPage } = bookingsListTexts.caption;
	if (total > most)
		return total > rowsOnPage
			? moreThanOnPage({ count: most, rowsOnPage })
			: moreThan({ count: most });
	return total > rowsOnPage ? onPage({ count: total, rowsOnPage }) : all({ count: total });
}

function BookingRow({ booking }: { booking: ListedBooking }) {
	const { money } = booking;
	return (
		<tr className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] gap-x-4 gap-y-2 rounded-md border border-line bg-paper p-4 min-[45rem]:table-row min-[45rem]:border-0 min-[45rem]:bg-transparent min-[45rem]:hover:bg-paper">
			<th scope="row" className={`${cell} order-1 text-left font-[650] whitespace-nowrap`}>
				<Link to={`/dashboard/bookings/${booking.id}`} className="inline-block py-0.5">
					{booking.reference}
				</Link>
			</th>
			<td className={`${cell} order-3 col-span-2`}>
				<span className="[overflow-wrap:anywhere]">{booking.name}</span>
				<br />
				<span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
					{bookingsListTexts.soldBy({ partner: sellerInWords(booking) })}
				</span>
			</td>
			<td className={`${cell} order-4 col-span-2`}>
				<span className="[overflow-wrap:anywhere]">{booking.title}</span>
				<br />
				<span className="text-sm text-ink-soft">{formatDate(booking.date, "short")}</span>
			</td>
			<td data-label={texts.guests} className={`${cell} ${namesOf} order-5`}>
				{booking.seats}
			</td>
			<td data-label={texts.price} className={`${cell} ${namesOf} order-6`}>
				{formatMoney(booking.priceCents, booking.currency)}
			</td>
			<td className={`${cell} order-2`}>
				<Badge look={statusLooks[booking.status]}>{statusLabels[booking.status]}</Badge>
			</td>
			<td className={`${cell} order-7 ${money.needsPerson ? "font-bold text-few" : ""}`}>
				{money.label}
			</td>
		</tr>
	);
}

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
		q ? noneTexts.that.match({ words: q }) : "",
		...daysInWords(from, to),
		status ? noneTexts.that.status[status] : "",
		excursion ? noneTexts.that.ofThisExcursion : "",
		partner ? noneTexts.that.soldThere : "",
		payment ? noneTexts.that.payment({ state: bookingsListTexts.payments[payment] }) : "",
		source ? noneTexts.that.source({ source: bookingStateTexts.sources[source] }) : "",
	].filter(Boolean);
	if (conditions.length === 0)
		return beforeId || afterId ? (
			<p>
				<RichText
					text={noneTexts.notAnyMore}
					parts={{ newest: (words) => <Link to="/dashboard/bookings">{words}</Link> }}
				/>
			</p>
		) : (
			<section className="grid gap-3">
				<h2 className="text-xl">{noneTexts.nobody.title}</h2>
				<p className="text-ink-soft">{noneTexts.nobody.lead}</p>
			</section>
		);
	return (
		<section className="grid gap-3">
			<h2 className="text-xl">{noneTexts.title({ conditions: conditions.join(" ") })}</h2>
			<p className="text-ink-soft">{noneTexts.lead}</p>
			<p>
				<Link to="/dashboard/bookings">{noneTexts.seeAll}</Link>
			</p>
		</section>
	);
}

function daysInWords(from: string | undefined, to: string | undefined): string[] {
	if (from && from === to) return [noneTexts.that.onDay({ date: formatDate(from, "full") })];
	return [
		from ? noneTexts.that.fromDay({ date: formatDate(from, "full") }) : "",
		to ? noneTexts.that.untilDay({ date: formatDate(to, "full") }) : "",
	];
}
