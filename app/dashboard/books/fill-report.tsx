import { Link } from "react-router";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { booksTexts } from "#app/messages/staff/office/books.ts";
import {
	type DepartureFill,
	type ExcursionFill,
	fillByExcursion,
	seatsInWords,
	sumOfFill,
} from "#app/operations/books/fill.ts";
import { Bar } from "#app/operations/figures/sales-charts.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

const texts = booksTexts.fill;

interface Props {
	departures: readonly DepartureFill[];
	currency: string;
}

/** All departures of the days together, then each excursion with its departures. */
export function FillReport({ departures, currency }: Props) {
	if (departures.length === 0) return <p className="text-ink-soft">{texts.none}</p>;
	const total = sumOfFill(departures);
	return (
		<>
			<Figures fill={total} currency={currency} />
			{total.costCents === 0 ? <p className="text-sm text-ink-soft">{texts.noCosts}</p> : null}
			{fillByExcursion(departures).map((fill) => (
				<Sheet key={fill.excursionId} id={`fill-${fill.excursionId}`} title={fill.excursion}>
					<Bar share={fill.soldSeats / Math.max(1, fill.offeredSeats)} />
					<Figures fill={fill} currency={currency} />
					<Departures departures={fill.departures} currency={currency} />
				</Sheet>
			))}
		</>
	);
}

function Figures({ fill, currency }: { fill: ExcursionFill; currency: string }) {
	const { columns } = texts;
	const money = (cents: number) => formatMoney(cents, currency);
	const lead = fill.leadDays === null ? "–" : texts.days({ days: fill.leadDays.toFixed(1) });
	return (
		<Glance
			figures={[
				{ label: columns.seats, value: seatsInWords(fill), isText: true },
				{ label: columns.lead, value: lead, isText: true },
				{ label: columns.noShows, value: String(fill.noShows), isText: true },
				{ label: columns.base, value: money(fill.baseCents), isText: true },
				{ label: columns.costs, value: money(fill.costCents), isText: true },
				{ label: columns.margin, value: money(fill.marginCents), isText: true },
			]}
		/>
	);
}

function Departures({ departures, currency }: Props) {
	const { columns } = texts;
	return (
		<details>
			<summary className="inline-block py-2 text-sm font-semibold text-ocean underline underline-offset-[0.22em]">
				{texts.departures}
			</summary>
			<table className="w-full border-collapse text-sm lining-nums tabular-nums">
				<thead>
					<tr className="border-b border-line text-ink-soft">
						<th scope="col" className="py-2 pr-3 text-left font-semibold">
							{texts.departure}
						</th>
						<th scope="col" className="w-1/3 py-2 pl-3 text-left font-semibold">
							{columns.seats}
						</th>
						<th scope="col" className="py-2 pl-3 text-right font-semibold max-[30rem]:hidden">
							{columns.noShows}
						</th>
						<th scope="col" className="py-2 pl-3 text-right font-semibold">
							{columns.margin}
						</th>
					</tr>
				</thead>
				<tbody>
					{departures.map((each) => (
						<tr key={each.departureId} className="border-b border-line">
							<th scope="row" className="py-2 pr-3 text-left font-normal">
								<Link to={`/dashboard/departures/${each.departureId}`}>
									{formatDate(each.date, "short")}, {each.startTime}
								</Link>
							</th>
							<td className="py-2 pl-3">
								{seatsInWords(each)}
								<Bar share={each.soldSeats / Math.max(1, each.offeredSeats)} />
							</td>
							<td className="py-2 pl-3 text-right max-[30rem]:hidden">{each.noShows}</td>
							<td className="py-2 pl-3 text-right whitespace-nowrap">
								{formatMoney(each.baseCents - each.costCents, currency)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
