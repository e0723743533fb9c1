import { Link } from "react-router";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { booksTexts as texts } from "#app/messages/staff/office/books.ts";
import type { OpenHotelMonth } from "#app/operations/books/books.server.ts";
import {
	type BooksCell,
	type BooksSum,
	booksBy,
	channelInWords,
	rateInWords,
	sumOfBooks,
} from "#app/operations/books/books.ts";
import { formatMoney, formatMonth } from "#app/ui/format/format.ts";
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
					<SumTable title={texts.by[id]} rows={booksBy(cells, keyOf)} currency={currency} />
				</Sheet>
			))}
		</>
	);
}

const sumNames = ["sold", "back", "net", "base", "tax"] as const;

function centsOf({ soldCents, backCents, netCents, baseCents, taxCents }: BooksSum) {
	return { sold: soldCents, back: backCents, net: netCents, base: baseCents, tax: taxCents };
}

function SumTable({
	title,
	rows,
	currency,
}: {
	title: string;
	rows: ({ key: string } & BooksSum)[];
	currency: string;
}) {
	const most = Math.max(1, ...rows.map(({ netCents }) => netCents));
	return (
		<section
			aria-label={texts.table({ title })}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where it is wider than the screen
			tabIndex={0}
			className="overflow-x-auto"
		>
			<table className="w-full min-w-[44rem] table-fixed border-collapse text-sm lining-nums tabular-nums">
				<thead>
					<tr className="border-b border-line text-ink-soft">
						<th scope="col" className="w-2/5 py-2 pr-3 text-left font-semibold">
							{texts.name}
						</th>
						{sumNames.map((name) => (
							<th key={name} scope="col" className="py-2 pl-3 text-right font-semibold">
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
								<td key={name} className="py-2 pl-3 text-right whitespace-nowrap">
									{formatMoney(centsOf(row)[name], currency)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** @param share of the longest; below 0 is drawn as nothing. */
export function Bar({ share }: { share: number }) {
	return (
		<svg
			viewBox="0 0 100 6"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-1 h-1.5 w-full"
		>
			<rect width="100" height="6" className="fill-sand" />
			<rect width={100 * Math.max(0, Math.min(1, share))} height="6" className="fill-sea" />
		</svg>
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
