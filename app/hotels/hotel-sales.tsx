import { Card } from "#app/ui/card.tsx";
import { formatMoney } from "#app/ui/format.ts";
import type { MonthOfSales } from "./hotels.server.ts";

const monthName = new Intl.DateTimeFormat("en-GB", {
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});

/** A table with the chart in it: each month is a bar of its money. */
export function HotelSales({ sales, currency }: { sales: MonthOfSales[]; currency: string }) {
	const most = Math.max(1, ...sales.map(({ total }) => total));
	return (
		<Card title="Sales" hint="Confirmed bookings, by the month of the departure.">
			{sales.length > 0 ? (
				<table className="w-full border-collapse text-sm">
					<thead>
						<tr className="border-b-2 border-dotted border-dune text-left text-ink-soft">
							<th scope="col" className="py-2 pr-4 font-semibold">
								Month
							</th>
							<th scope="col" className="py-2 pr-4 text-right font-semibold">
								Bookings
							</th>
							<th scope="col" className="py-2 pr-4 text-right font-semibold">
								Seats
							</th>
							<th scope="col" className="py-2 text-right font-semibold">
								Sold for
							</th>
							<td className="hidden w-1/3 md:table-cell" />
						</tr>
					</thead>
					<tbody>
						{sales.map(({ month, bookings, seats, total }) => (
							<tr key={month} className="border-b border-line">
								<th scope="row" className="py-2.5 pr-4 text-left font-semibold">
									{monthName.format(Date.parse(`${month}-01T00:00Z`))}
								</th>
								<td className="py-2.5 pr-4 text-right">{bookings}</td>
								<td className="py-2.5 pr-4 text-right">{seats}</td>
								<td className="py-2.5 text-right font-semibold">{formatMoney(total, currency)}</td>
								<td className="hidden py-2.5 pl-6 md:table-cell">
									<svg
										viewBox="0 0 100 4"
										preserveAspectRatio="none"
										aria-hidden="true"
										className="h-2.5 w-full"
									>
										<rect width={(total / most) * 100} height="4" className="fill-sea" />
									</svg>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<p className="text-ink-soft">Nothing sold yet in these months.</p>
			)}
		</Card>
	);
}
