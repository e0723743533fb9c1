import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { booksTexts as texts } from "#app/messages/staff/office/books.ts";
import type { OpenHotelMonth } from "#app/operations/books/books.server.ts";
import {
	type BooksCell,
	type BooksSum,
	booksBy,
	channelInWords,
	type LateCorrection,
	rateInWords,
	sumOfBooks,
} from "#app/operations/books/books.ts";
import { Bar } from "#app/operations/figures/sales-charts.tsx";
import { formatInstant, formatMoney, formatMonth } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

/** All sums of the days, then by each of the ways to look at them. */
export function BooksReport({
	cells,
	currency,
	file,
}: {
	cells: readonly BooksCell[];
	currency: string;
	/** Address of the same as CSV. */
	file: string;
}) {
	if (cells.length === 0) return <p className="text-ink-soft">{texts.none}</p>;
	const total = sumOfBooks(cells);
	const hasHotels = cells.some(({ hotel }) => hotel !== null);
	const tables: { id: keyof typeof texts.by; keyOf: (cell: BooksCell) => string }[] = [
		{ id: "excursion", keyOf: ({ excursion }) => excursion },
		{ id: "channel", keyOf: ({ channel }) => channelInWords(channel) },
		...(hasHotels
			? [{ id: "hotel" as const, keyOf: ({ hotel }: BooksCell) => hotel ?? texts.noHotel }]
			: []),
		{ id: "way", keyOf: ({ way }) => texts.ways[way] },
		{ id: "rate", keyOf: ({ rate }) => rateInWords(rate) },
	];
	return (
		<>
			<Glance
				figures={sumNames.map((name) => ({
					label: texts.sums[name],
					value: formatMoney(centsOf(total)[name], currency),
					// a sum of seven figures keeps its line on a phone
					isText: true,
				}))}
			/>
			<p>
				<a href={file} className="inline-block py-2 font-semibold">
					{texts.download}
				</a>
			</p>
			{tables.map(({ id, keyOf }) => (
				<Sheet key={id} id={id} title={texts.by[id]}>
					{id === "way" ? <p className="text-sm text-ink-soft">{texts.waysHint}</p> : null}
					<SumTable rows={booksBy(cells, keyOf)} currency={currency} />
				</Sheet>
			))}
		</>
	);
}

const sumNames = ["sold", "back", "net", "base", "tax"] as const;

/** A phone shows net and tax; all five stand in the file. */
const onlyWide = "py-2 pl-3 text-right max-[44.99rem]:hidden";
const everywhere = "w-[5.5rem] py-2 pl-3 text-right min-[45rem]:w-auto";
const figure = {
	...{ sold: onlyWide, back: onlyWide, net: everywhere },
	...{ base: onlyWide, tax: everywhere },
};

function centsOf({ soldCents, backCents, netCents, baseCents, taxCents }: BooksSum) {
	return { sold: soldCents, back: backCents, net: netCents, base: baseCents, tax: taxCents };
}

function SumTable({ rows, currency }: { rows: ({ key: string } & BooksSum)[]; currency: string }) {
	const most = Math.max(1, ...rows.map(({ netCents }) => netCents));
	return (
		<table className="w-full table-fixed border-collapse text-sm lining-nums tabular-nums">
			<thead>
				<tr className="border-b border-line text-ink-soft">
					<th scope="col" className="py-2 pr-3 text-left font-semibold min-[45rem]:w-2/5">
						{texts.name}
					</th>
					{sumNames.map((name) => (
						<th key={name} scope="col" className={`${figure[name]} font-semibold`}>
							{texts.sums[name]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.key} className="border-b border-line">
						<th scope="row" className="py-2 pr-3 text-left font-semibold">
							{row.key}
							<Bar share={row.netCents / most} />
						</th>
						{sumNames.map((name) => (
							<td key={name} className={`${figure[name]} whitespace-nowrap`}>
								{formatMoney(centsOf(row)[name], currency)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Bookings of the report that were corrected since; nothing where there are none. */
export function LateCorrections({
	corrections,
	currency,
}: {
	corrections: readonly LateCorrection[];
	currency: string;
}) {
	const { timeZone } = useSiteConfig();
	if (corrections.length === 0) return null;
	return (
		<Sheet id="corrections" title={texts.corrections.title}>
			<p className="text-sm text-ink-soft">{texts.corrections.hint}</p>
			<ul>
				{corrections.map(({ bookingId, reference, at, cents }) => (
					<li key={`${bookingId} ${at}`} className={line}>
						<span>
							<Link to={`/dashboard/bookings/${bookingId}`}>{reference}</Link>{" "}
							{formatInstant(at, timeZone)}
						</span>
						<b className="tabular-nums">{formatMoney(cents, currency)}</b>
					</li>
				))}
			</ul>
		</Sheet>
	);
}

const line = "flex justify-between gap-4 border-t border-line py-2";

export function Purses({
	purses,
}: {
	purses: readonly { personId: string; name: string; currency: string; cents: number }[];
}) {
	const full = purses.filter(({ cents }) => cents !== 0);
	return (
		<Sheet id="purses" title={texts.purses.title}>
			{full.length === 0 ? <p className="text-ink-soft">{texts.purses.none}</p> : null}
			<ul>
				{full.map(({ personId, name, currency, cents }) => (
					<li key={`${personId} ${currency}`} className={line}>
						<span>{name}</span>
						<b>{formatMoney(cents, currency)}</b>
					</li>
				))}
			</ul>
			<Link to="/dashboard/cash" className="justify-self-start py-2 font-semibold">
				{texts.purses.link}
			</Link>
		</Sheet>
	);
}

export function OpenHotelMonths({
	months,
	currency,
}: {
	months: readonly OpenHotelMonth[];
	currency: string;
}) {
	return (
		<Sheet id="hotels-open" title={texts.hotels.title}>
			{months.length === 0 ? <p className="text-ink-soft">{texts.hotels.none}</p> : null}
			<ul>
				{months.map(({ hotelId, name, month, cents }) => (
					<li key={`${hotelId} ${month}`} className={line}>
						<Link to={`/dashboard/hotels/${hotelId}`}>
							{name}, {formatMonth(month)}
						</Link>
						<b>{formatMoney(cents, currency)}</b>
					</li>
				))}
			</ul>
		</Sheet>
	);
}
