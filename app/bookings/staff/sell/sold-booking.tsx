import { Link } from "react-router";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import type { BookingRecord } from "#app/bookings/staff/booking-record.server.ts";
import { PayLinkCard } from "#app/bookings/staff/pay-link-card.tsx";
import { staffLanguage } from "#app/messages/languages.ts";
import { buttonClass } from "#app/ui/button.tsx";
import {
	formatClock,
	formatCount,
	formatDate,
	formatMoney,
	languageName,
} from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { usePolling } from "#app/ui/use-polling.ts";

/** How often the page asks whether the guest has paid, in milliseconds. */
const pollEvery = 4000;

interface SoldProps {
	record: BookingRecord;
	/** Where the guest pays. */
	payUrl: string;
	timeZone: string;
}

/** A booking that staff have just made: what has happened, what has not, and the pay link. */
export function SoldBooking({ record, payUrl, timeZone }: SoldProps) {
	const isWaiting = record.status === "pending";
	usePolling(isWaiting, pollEvery);
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isWaiting ? "lg:grid-cols-[minmax(0,1fr)_21rem]" : ""}`}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
				<Sheet id="sold" title={record.name}>
					<Facts record={record} />
					<h3 className="text-xl">What happens now</h3>
					<div role="status">
						<ol className="grid gap-1">
							{stepsOf(record, timeZone).map(({ state, text, more }) => (
								<li
									key={text}
									className="grid grid-cols-[1.7rem_minmax(0,1fr)] gap-2.5 border-t border-line py-2 leading-snug"
								>
									<span className={`text-center font-extrabold ${marks[state].look}`}>
										<span aria-hidden="true">{marks[state].sign}</span>
										<span className="sr-only">{marks[state].word}: </span>
									</span>
									<span className={state === "now" ? "font-bold" : ""}>
										{text}
										<small className="block text-sm font-normal wrap-anywhere text-ink-soft">
											{more}
										</small>
									</span>
								</li>
							))}
						</ol>
					</div>
				</Sheet>
				<div className="flex flex-wrap items-center gap-3">
					<Link to="/dashboard/bookings/new" className={buttonClass("next")}>
						Next booking
					</Link>
					<Link to={`/dashboard/bookings/${record.id}`} className={buttonClass("outlined")}>
						Open {record.reference}
					</Link>
					{isWaiting ? (
						<Link to={`/dashboard/bookings/${record.id}#money`}>They pay cash after all</Link>
					) : null}
				</div>
			</div>
			{isWaiting ? (
				<PayLinkCard record={record} amountCents={record.priceCents} payUrl={payUrl} />
			) : null}
		</div>
	);
}

const marks = {
	done: { sign: "✓", word: "Done", look: "text-sea" },
	now: { sign: "◐", word: "Under way", look: "text-few" },
	later: { sign: "○", word: "Later", look: "text-edge" },
	off: { sign: "×", word: "Not any more", look: "text-danger" },
};

interface SaleStep {
	state: keyof typeof marks;
	text: string;
	more: string;
}

function stepsOf(record: BookingRecord, timeZone: string): SaleStep[] {
	const { status, currency, priceCents, balanceCents, email, mails } = record;
	const money = (cents: number) => formatMoney(cents, currency);
	const seats = formatCount(record.seats, { one: "seat is", other: "seats are" });
	const link = mails.find(({ subject }) => subject.startsWith("Pay "));
	const voucher = mails.find((mail) => mail !== link);
	const sent = (mail: { sentAt: number | null } | undefined) =>
		mail?.sentAt ? `${email} · ${formatClock(mail.sentAt, timeZone)}` : `${email}, in a moment`;
	if (status === "expired" || status === "cancelled")
		return [
			{
				state: "off",
				text: status === "expired" ? "The hold has ended" : "The booking is cancelled",
				more: "the seats are on sale again",
			},
		];
	if (status === "pending")
		return [
			{
				state: "done",
				text: `${seats} held`,
				more: `until ${formatClock(record.holdExpiresAt, timeZone)}, then they are free again and you see it here`,
			},
			...(link
				? [{ state: "done" as const, text: "Pay link mailed", more: sent(link) }]
				: [{ state: "later" as const, text: "No mail", more: "the guest gave no address" }]),
			{
				state: "now",
				text: `Waiting for the ${money(priceCents)}`,
				more: "this line turns green by itself",
			},
			{
				state: "later",
				text: email ? "The voucher goes out with the pickup time" : "The voucher can be shown here",
				more: "and the booking stands on the manifest",
			},
		];
	return [
		{ state: "done", text: `${seats} booked`, more: "the booking stands on the manifest" },
		moneyStep(record, money, balanceCents),
		voucher
			? { state: "done", text: "Voucher mailed", more: sent(voucher) }
			: {
					state: "later",
					text: "No mail: the guest gave no address",
					more: `say ${record.reference} and the pickup time, or print the voucher`,
				},
	];
}

function moneyStep(
	{ priceCents, payments }: BookingRecord,
	money: (cents: number) => string,
	balanceCents: number,
): SaleStep {
	if (priceCents === 0)
		return { state: "done", text: "Free of charge", more: "nothing to collect" };
	if (balanceCents > 0)
		return {
			state: "later",
			text: `${money(balanceCents)} to collect on the day`,
			more:
				balanceCents < priceCents
					? `${money(priceCents - balanceCents)} of ${money(priceCents)} are paid`
					: "the manifest says so",
		};
	return payments.some(({ gateway, status }) => gateway === "hotel" && status === "created")
		? { state: "later", text: `The hotel collects ${money(priceCents)}`, more: "on its statement" }
		: { state: "done", text: `${money(priceCents)} paid`, more: "nothing to collect" };
}

function Facts({ record }: { record: BookingRecord }) {
	const facts: [string, string][] = [
		["Trip", record.title],
		["Day", `${formatDate(record.date, "long")}, ${record.startTime}`],
		["Pickup", [record.pickup, record.place].filter(Boolean).join(", ")],
		["Guests", peopleInWords(record, staffLanguage)],
		...(record.language ? ([["Speaks", languageName(record.language)]] as [string, string][]) : []),
		["Price", formatMoney(record.priceCents, record.currency)],
	];
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-4 border-y-2 border-dotted border-dune py-4">
			{facts.map(([term, fact]) => (
				<div key={term} className="min-w-0">
					<dt className="text-xs text-ink-soft">{term}</dt>
					<dd className="leading-snug font-[650] wrap-anywhere">{fact}</dd>
				</div>
			))}
		</dl>
	);
}
