import { Link } from "react-router";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { soldBookingTexts } from "#app/messages/staff/bookings/sold-booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { PayLinkCard } from "#app/sales/staff/pay-link-card.tsx";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { buttonClass } from "#app/ui/button.tsx";
import {
	formatClock,
	formatDate,
	formatInstant,
	formatMoney,
	languageName,
} from "#app/ui/format/format.ts";
import type { QrModules } from "#app/ui/qr/qr-modules.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { usePolling } from "#app/ui/use-polling.ts";

const texts = soldBookingTexts;

/** How often the page asks whether the guest has paid, in milliseconds. */
const pollEvery = 4000;

interface SoldProps {
	record: ShownRecord;
	/** The guest's own page, to print it; null for who may not change bookings. */
	voucherPath: string | null;
	/** Where the guest pays. */
	payUrl: string;
	/** The same address as a QR code. */
	code: QrModules;
	timeZone: string;
}

/** A booking that staff have just made: what has happened, what has not, and the pay link. */
export function SoldBooking({ record, voucherPath, payUrl, code, timeZone }: SoldProps) {
	const isWaiting = record.status === "pending";
	usePolling(isWaiting, pollEvery);
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isWaiting ? "lg:grid-cols-[minmax(0,1fr)_21rem]" : ""}`}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
				<Sheet id="sold" title={record.name}>
					<Facts record={record} />
					<h3 className="text-xl">{texts.title}</h3>
					<div role="status">
						<ol className="grid gap-1">
							{stepsOf(record, timeZone).map(({ state, text, more }) => (
								<li
									key={text}
									className="grid grid-cols-[1.7rem_minmax(0,1fr)] gap-2.5 border-t border-line py-2 leading-snug"
								>
									<span className={`text-center font-extrabold ${marks[state].look}`}>
										<span aria-hidden="true">{marks[state].sign}</span>
										<span className="sr-only">{texts.states[state]} </span>
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
						{texts.next}
					</Link>
					<Link to={`/dashboard/bookings/${record.id}`} className={buttonClass("outlined")}>
						{texts.open(record)}
					</Link>
					{voucherPath && record.status === "confirmed" ? (
						<a href={voucherPath} target="_blank" rel="noreferrer">
							{texts.voucher}
						</a>
					) : null}
					{isWaiting ? (
						<Link to={`/dashboard/bookings/${record.id}#money`}>{texts.cashAfterAll}</Link>
					) : null}
				</div>
			</div>
			{isWaiting ? (
				<PayLinkCard record={record} amountCents={record.priceCents} payUrl={payUrl} code={code} />
			) : null}
		</div>
	);
}

const marks = {
	done: { sign: "✓", look: "text-sea" },
	now: { sign: "◐", look: "text-few" },
	later: { sign: "○", look: "text-edge" },
	off: { sign: "×", look: "text-danger" },
};

interface SaleStep {
	state: keyof typeof marks;
	text: string;
	more: string;
}

function stepsOf(record: ShownRecord, timeZone: string): SaleStep[] {
	const { status, currency, priceCents, balanceCents, email, mails } = record;
	const money = (cents: number) => formatMoney(cents, currency);
	const { steps } = texts;
	const link = mails.find(({ isPayLink }) => isPayLink);
	const voucher = mails.find(({ isPayLink }) => !isPayLink);
	const sentText = ({ sentAt }: { sentAt: number | null }) =>
		sentAt
			? steps.mailedAt({ email: email ?? "", clock: formatClock(sentAt, timeZone) })
			: steps.mailedSoon({ email: email ?? "" });
	if (!isLive(status))
		return [
			{
				state: "off",
				text: status === "expired" ? steps.holdEnded : steps.cancelled,
				more: steps.onSaleAgain,
			},
		];
	if (status === "pending")
		return [
			{
				state: "done",
				text: steps.seatsHeld({ count: record.seats }),
				more: steps.heldUntil({ clock: formatInstant(record.holdExpiresAt, timeZone) }),
			},
			link
				? { state: "done", text: steps.linkMailed, more: sentText(link) }
				: { state: "later", text: steps.noMail, more: steps.noAddress },
			{
				state: "now",
				text: steps.waitingFor({ money: money(priceCents) }),
				more: steps.turnsGreen,
			},
			{
				state: "later",
				text: email ? steps.voucherGoesOut : steps.voucherCanBeShown,
				more: steps.andOnManifest,
			},
		];
	return [
		{
			state: "done",
			text: steps.seatsBooked({ count: record.seats }),
			more: steps.onManifest,
		},
		moneyStep(record, money, balanceCents),
		voucher
			? { state: "done", text: steps.voucherMailed, more: sentText(voucher) }
			: {
					state: "later",
					text: steps.noMailNoAddress,
					more: steps.sayReference(record),
				},
	];
}

function moneyStep(
	{ priceCents, payments }: ShownRecord,
	money: (cents: number) => string,
	balanceCents: number,
): SaleStep {
	const { steps } = texts;
	if (priceCents === 0)
		return {
			state: "done",
			text: bookingWordsTexts.freeOfCharge,
			more: steps.nothingToCollect,
		};
	if (balanceCents > 0)
		return {
			state: "later",
			text: steps.toCollect({ money: money(balanceCents) }),
			more:
				balanceCents < priceCents
					? steps.partPaid({ part: money(priceCents - balanceCents), all: money(priceCents) })
					: steps.manifestSaysSo,
		};
	return payments.some(({ gateway, status }) => gateway === "hotel" && status === "created")
		? {
				state: "later",
				text: steps.hotelCollects({ money: money(priceCents) }),
				more: steps.onStatement,
			}
		: {
				state: "done",
				text: steps.paid({ money: money(priceCents) }),
				more: steps.nothingToCollect,
			};
}

function Facts({ record }: { record: ShownRecord }) {
	const words = bookingWordsTexts;
	const facts: [string, string][] = [
		[words.trip, record.title],
		[words.day, texts.dayAt({ date: formatDate(record.date, "long"), time: record.startTime })],
		[words.pickup, [record.pickup, record.place].filter(Boolean).join(", ")],
		[words.guests, peopleInWords(record, staffLanguage())],
		...(record.language
			? ([[words.speaks, languageName(record.language)]] as [string, string][])
			: []),
		[words.price, formatMoney(record.priceCents, record.currency)],
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
