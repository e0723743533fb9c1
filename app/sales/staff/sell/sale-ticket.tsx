import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { centsAtFare } from "#app/catalogue/prices/prices.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { saleTexts } from "#app/messages/staff/bookings/sale.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import type { SaleState } from "./use-sale.ts";

const texts = saleTexts.ticket;

/** Sums up the sale while it is typed, with the seats before and after. */
export function SaleTicket({
	sale,
	currency,
	isBusy,
}: {
	sale: SaleState;
	currency: string;
	isBusy: boolean;
}) {
	const { excursion, day, stop, seats, over } = sale;
	return (
		<aside aria-label={texts.title} className="grid content-start gap-4 lg:sticky lg:top-4">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-paper p-[1.3rem] shadow-lift">
				{excursion && day ? (
					<>
						<div>
							<h2 className="text-[1.35rem] wrap-anywhere">{excursion.title}</h2>
							<p>
								{texts.starts({
									date: formatDate(day.date, "long"),
									time: excursion.startTime,
								})}
							</p>
						</div>
						{stop ? (
							<div>
								<p className="text-sm text-ink-soft">{texts.beReady}</p>
								<p className="font-display text-[2.4rem]/none tracking-[-0.03em] text-ocean lining-nums">
									<time dateTime={`${day.date}T${stop.time}`}>{stop.time}</time>
								</p>
								<p>{[stop.title, stop.place].filter(Boolean).join(", ")}</p>
							</div>
						) : null}
						<div className="grid gap-1.5">
							<p className="flex flex-wrap gap-x-4">
								<Figure text={texts.ofThese({ count: seats })} />
								{over > 0 ? (
									<>
										<Figure text={texts.free({ count: day.left })} />
										<Figure text={texts.tooMany({ count: over })} className="text-danger" />
									</>
								) : (
									<>
										<Figure text={texts.freeBefore({ count: day.left })} />
										<Figure text={texts.after({ count: day.left - seats })} />
									</>
								)}
							</p>
							<Seats takenSeats={day.takenSeats} sold={seats} capacity={day.capacity} over={over} />
						</div>
						<hr className="border-t-3 border-dotted border-dune" />
						<Lines sale={sale} currency={currency} />
					</>
				) : (
					<>
						<h2 className="text-[1.35rem]">{texts.title}</h2>
						<p className="text-ink-soft">{texts.chooseFirst}</p>
					</>
				)}
				<Button look="next" className="w-full max-lg:hidden" disabled={isBusy}>
					{actOf(sale)}
				</Button>
				<p className="text-sm text-ink-soft max-lg:hidden">
					<RichText text={texts.keys} parts={{ kbd: (words) => <kbd>{words}</kbd> }} />
				</p>
			</div>
		</aside>
	);
}

export function actOf({ over, pay }: SaleState): string {
	return over > 0 ? saleTexts.overbookAndBook : saleTexts.ways[pay].act;
}

function Figure({ text, className }: { text: string; className?: string }) {
	return (
		<span className={className}>
			<RichText text={text} parts={{ b: (words) => <b>{words}</b> }} />
		</span>
	);
}

function Seats({
	takenSeats,
	sold,
	capacity,
	over,
}: {
	takenSeats: number;
	sold: number;
	capacity: number;
	over: number;
}) {
	const fitting = Math.max(0, sold - over);
	const free = Math.max(0, capacity - Math.max(takenSeats, 0) - fitting);
	// a bar with very many cells cannot be read; the figures above say the same
	if (capacity > 60 || sold > 60) return null;
	const cells = [
		...Array.from({ length: Math.min(takenSeats, capacity) }, () => "bg-sea"),
		...Array.from({ length: fitting }, () => "bg-accent"),
		...Array.from({ length: free }, () => "bg-sand shadow-[inset_0_0_0_1px_#a98a58]"),
		...Array.from(
			{ length: over },
			() =>
				"bg-[repeating-linear-gradient(135deg,var(--color-danger)_0_3px,#d98b9b_3px_5px)] shadow-[inset_0_0_0_1px_var(--color-danger)]",
		),
	];
	return (
		<span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.5">
			{cells.map((look, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its position
				<i key={index} className={`h-3.5 rounded-[2px] ${look}`} />
			))}
		</span>
	);
}

function Lines({ sale, currency }: { sale: SaleState; currency: string }) {
	const { excursion, people, extras, listCents, priceCents, codeOff } = sale;
	if (!excursion) return null;
	const { prices } = excursion;
	const money = (cents: number) =>
		cents === 0 ? bookingWordsTexts.free : formatMoney(cents, currency);
	const atUsualPrice = (kind: "adults" | "children" | "bebe") =>
		people.fares
			.filter(({ fare }) => fare.countsAs === kind)
			.reduce((rest, { quantity }) => rest - quantity, people[kind]);
	const kinds: ["adults" | "children" | "babies", number, number][] = [
		["adults", atUsualPrice("adults"), prices.adultCents],
		["children", atUsualPrice("children"), prices.childCents],
		["babies", atUsualPrice("bebe"), prices.bebeCents],
	];
	const peopleLines = people.isWhole
		? [[saleTexts.party.isPrivate, totalOf(priceOf(prices, people, []))] as const]
		: kinds
				.filter(([, count]) => count > 0)
				.map(([kind, count, cents]) => {
					const words = texts[kind]({ count });
					const price = formatMoney(cents, currency);
					const each = cents > 0 ? texts.times({ people: words, price }) : words;
					return [each, count * cents] as const;
				});
	const lines = [
		...peopleLines,
		...people.fares.map(
			({ fare, quantity }) =>
				[`${quantity} × ${fare.title}`, quantity * centsAtFare(fare, prices)] as const,
		),
		...extras.map(
			({ extra, quantity }) =>
				[`${quantity} × ${extra.title}`, quantity * extra.priceCents] as const,
		),
	];
	const agreedSum = formatMoney(Math.abs(listCents - priceCents), currency);
	return (
		<dl className="grid gap-1.5">
			{lines.map(([words, cents]) => (
				<TicketLine key={`${words} ${cents}`} words={words} sum={money(cents)} />
			))}
			{codeOff ? (
				<TicketLine
					words={texts.code(codeOff)}
					sum={formatMoney(-codeOff.cents, currency)}
					look="text-sea"
				/>
			) : null}
			{priceCents === listCents ? null : (
				<TicketLine
					words={priceCents === 0 ? bookingWordsTexts.freeOfCharge : texts.agreed}
					sum={`${priceCents < listCents ? "−" : "+"}${agreedSum}`}
					look="text-sea"
				/>
			)}
			<div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-dotted border-dune pt-2.5 font-[650]">
				<dt>{saleTexts.guestPays}</dt>
				<dd className="font-display text-[2.1rem]/none font-normal whitespace-nowrap lining-nums">
					<output htmlFor="adults children bebe">{formatMoney(priceCents, currency)}</output>
				</dd>
			</div>
		</dl>
	);
}

function TicketLine({ words, sum, look = "" }: { words: string; sum: string; look?: string }) {
	return (
		<div className="flex justify-between gap-4">
			<dt>{words}</dt>
			<dd className={`font-semibold whitespace-nowrap ${look}`}>{sum}</dd>
		</div>
	);
}
