import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatMoney, formatMonth } from "#app/ui/format/format.ts";
import type { HotelView } from "./hotels.server.ts";

const texts = hotelPageTexts.sales;

/** A table of months; each row has a bar for its sales. */
export function HotelSales({
	sales,
	currency,
	mayCollect,
	children,
}: {
	sales: HotelView["sales"];
	currency: string;
	/** The user may record what the hotel has collected. */
	mayCollect: boolean;
	/** Result of a step just taken for a month. */
	children?: ReactNode;
}) {
	const most = Math.max(1, ...sales.map(({ total }) => total));
	const collects = sales.some(({ open }) => open > 0);
	const figure = "py-2.5 pr-4 text-right tabular-nums";
	return (
		<Card title={texts.title} id="sales" hint={texts.hint}>
			{children}
			{sales.length > 0 ? (
				<table className="w-full border-collapse text-sm">
					<thead>
						<tr className="border-b-2 border-dotted border-dune text-left text-ink-soft">
							<th scope="col" className="py-2 pr-4 font-semibold">
								{texts.month}
							</th>
							<th scope="col" className="py-2 pr-4 text-right font-semibold max-[30rem]:hidden">
								{texts.bookings}
							</th>
							<th scope="col" className="py-2 pr-4 text-right font-semibold">
								{texts.seats}
							</th>
							<th scope="col" className="py-2 pr-4 text-right font-semibold">
								{texts.soldFor}
							</th>
							{collects ? (
								<th scope="col" className="py-2 text-right font-semibold">
									{texts.toCollect}
								</th>
							) : null}
							<td className="hidden w-1/4 md:table-cell" />
						</tr>
					</thead>
					<tbody>
						{sales.map(({ month, bookings, seats, total, open }) => (
							<tr key={month} className="border-b border-line">
								<th scope="row" className="py-2.5 pr-4 text-left font-semibold">
									{formatMonth(month)}
								</th>
								<td className={`${figure} max-[30rem]:hidden`}>{bookings}</td>
								<td className={figure}>{seats}</td>
								<td className={`${figure} font-semibold`}>{formatMoney(total, currency)}</td>
								{collects ? (
									<td className="py-2.5 text-right">
										{open === 0 ? (
											<span className="text-ink-soft">–</span>
										) : (
											<ToCollect
												month={month}
												cents={open}
												currency={currency}
												mayCollect={mayCollect}
											/>
										)}
									</td>
								) : null}
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
				<p className="text-ink-soft">{texts.none}</p>
			)}
		</Card>
	);
}

function ToCollect({
	month,
	cents,
	currency,
	mayCollect,
}: {
	month: string;
	cents: number;
	currency: string;
	mayCollect: boolean;
}) {
	const money = formatMoney(cents, currency);
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form
			method="post"
			preventScrollReset
			className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1"
		>
			<b className="font-semibold text-few">{money}</b>
			{mayCollect ? (
				<>
					<input type="hidden" name="intent" value="collect" />
					<input type="hidden" name="month" value={month} />
					<input type="hidden" name="told" value={cents} />
					<Button className="min-h-10! px-4! py-1.5! text-sm!" disabled={isBusy}>
						<RichText
							text={texts.collected({ sum: money, month: formatMonth(month) })}
							parts={{ detail: (words) => <span className="sr-only">{words}</span> }}
						/>
					</Button>
				</>
			) : null}
		</Form>
	);
}

/** The result of recording a whole month, with the button that undoes it. */
export function MonthCollected({
	text,
	month,
	at,
}: {
	text: string;
	month?: string;
	/** Identifies the step that the button undoes. */
	at?: string;
}) {
	return (
		<Form
			method="post"
			preventScrollReset
			className="flex flex-wrap items-center justify-between gap-3 rounded-md border-l-4 border-good bg-foam px-5 py-3"
		>
			<p role="status">{text}</p>
			<input type="hidden" name="intent" value="uncollect" />
			<input type="hidden" name="month" value={month} />
			<input type="hidden" name="at" value={at} />
			<Button className="min-h-10! px-4! py-1.5! text-sm!">{texts.takeBack}</Button>
		</Form>
	);
}
