import { Link } from "react-router";
import { addDays } from "#app/catalogue/local-date.ts";
import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { resellersTexts } from "#app/messages/staff/partners/resellers.ts";
import { resellerPrefix } from "#app/sales/resellers/reseller-filter.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatInstant, formatMoney, formatMonth } from "#app/ui/format/format.ts";
import type { BookingOfReseller, MonthOfReseller, ResellerView } from "./resellers.server.ts";

const {
	months: monthTexts,
	bookings: bookingTexts,
	subscriptions: subscriptionTexts,
} = resellersTexts;
const figure = "py-2.5 pl-4 text-right tabular-nums";

/** What a reseller owes us, by month of the trip. */
export function ResellerMonths({
	resellerId,
	months,
	currency,
}: {
	resellerId: number;
	months: readonly MonthOfReseller[];
	currency: string;
}) {
	const head = "py-2 pl-4 text-right font-semibold";
	return (
		<Card title={monthTexts.title} hint={monthTexts.hint} id="months">
			{months.length === 0 ? (
				<p className="text-ink-soft">{monthTexts.none}</p>
			) : (
				<table className="w-full border-collapse text-sm">
					<thead>
						<tr className="border-b-2 border-dotted border-dune text-left text-ink-soft">
							<th scope="col" className="py-2 font-semibold">
								{monthTexts.month}
							</th>
							<th scope="col" className={`${head} max-[30rem]:hidden`}>
								{monthTexts.bookings}
							</th>
							<th scope="col" className={head}>
								{monthTexts.guests}
							</th>
							<th scope="col" className={`${head} max-[30rem]:hidden`}>
								{monthTexts.price}
							</th>
							<th scope="col" className={head}>
								{monthTexts.net}
							</th>
						</tr>
					</thead>
					<tbody>
						{months.map(({ month, bookings, seats, price, net }) => (
							<tr key={month} className="border-b border-line">
								<th scope="row" className="py-2.5 text-left font-semibold">
									<Link to={bookingsPath(resellerId, month)} className="inline-block py-1">
										{formatMonth(month)}
									</Link>
								</th>
								<td className={`${figure} max-[30rem]:hidden`}>{bookings}</td>
								<td className={figure}>{seats}</td>
								<td className={`${figure} max-[30rem]:hidden`}>{formatMoney(price, currency)}</td>
								<td className={`${figure} font-semibold`}>
									{net === null ? monthTexts.unknown : formatMoney(net, currency)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Card>
	);
}

/** Its bookings in the list of all, which can be searched and exported. @param month "2027-06"; all when omitted */
function bookingsPath(resellerId: number, month?: string): string {
	const path = `/dashboard/bookings?partner=${resellerPrefix}${resellerId}`;
	if (!month) return path;
	const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
	return `${path}&from=${month}-01&to=${addDays(`${nextMonth}-01`, -1)}`;
}

export function ResellerBookings({
	resellerId,
	bookings,
}: {
	resellerId: number;
	bookings: readonly BookingOfReseller[];
}) {
	return (
		<Card title={bookingTexts.title} id="bookings">
			<ul>
				{bookings.map(({ id, reference, theirs, title, date, name, seats, status }) => (
					<li
						key={id}
						className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 text-sm md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,12rem)_6rem] md:items-baseline"
					>
						<p className="min-w-0 wrap-anywhere">
							<Link to={`/dashboard/bookings/${id}`} className="inline-block py-1 font-semibold">
								{reference}
							</Link>
							{theirs ? <span className="block text-ink-soft">{theirs}</span> : null}
						</p>
						<p className="min-w-0">
							{title}, {formatDate(date, "short")}
						</p>
						<p className="min-w-0 wrap-anywhere">
							{name} · {seats}
						</p>
						<p className="text-ink-soft">{bookingStateTexts.status[status]}</p>
					</li>
				))}
			</ul>
			<p>
				<Link to={bookingsPath(resellerId)} className="inline-block py-1">
					{bookingTexts.all}
				</Link>
			</p>
		</Card>
	);
}

/** Where the reseller's programs are told of changes. */
export function ResellerSubscriptions({
	subscriptions,
	timeZone,
}: {
	subscriptions: ResellerView["subscriptions"];
	timeZone: string;
}) {
	return (
		<Card title={subscriptionTexts.title} hint={subscriptionTexts.hint} id="subscriptions">
			<ul>
				{subscriptions.map(({ id, url, failingSince, endedAt }) => (
					<li key={id} className="grid gap-y-0.5 border-b border-line py-3 text-sm">
						<p className="min-w-0 wrap-anywhere">{url}</p>
						<p className={(endedAt ?? failingSince) ? "font-semibold text-few" : "text-ink-soft"}>
							{endedAt !== null
								? subscriptionTexts.ended({ when: formatInstant(endedAt, timeZone) })
								: failingSince !== null
									? subscriptionTexts.failing({ when: formatInstant(failingSince, timeZone) })
									: subscriptionTexts.works}
						</p>
					</li>
				))}
			</ul>
		</Card>
	);
}
