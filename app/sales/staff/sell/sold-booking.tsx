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

const step = (state: SaleStep["state"], text: string, more: string): SaleStep => {
	return { state, text, more };
};

function stepsOf(record: ShownRecord, timeZone: string): SaleStep[] {
	const { status, currency, priceCents, email, mails, seats } = record;
	const { steps } = texts;
	const link = mails.find(({ isPayLink }) => isPayLink);
	const voucher = mails.find(({ isPayLink }) => !isPayLink);
	const sentText = ({ sentAt }: { sentAt: number | null }) =>
		sentAt
			? steps.mailedAt({ email: email ?? "", clock: formatClock(sentAt, timeZone) })
			: steps.mailedSoon({ email: email ?? "" });
	if (!isLive(status)) {
		const text = status === "expired" ? steps.holdEnded : steps.cancelled;
		return [step("off", text, steps.onSaleAgain)];
	}
	if (status === "pending") {
		const clock = formatInstant(record.holdExpiresAt, timeZone);
		const money = formatMoney(priceCents, currency);
		const voucherText = email ? steps.voucherGoesOut : steps.voucherCanBeShown;
		return [
			step("done", steps.seatsHeld({ count: seats }), steps.heldUntil({ clock })),
			link
				? step("done", steps.linkMailed, sentText(link))
				: step("later", steps.noMail, steps.noAddress),
			step("now", steps.waitingFor({ money }), steps.turnsGreen),
			step("later", voucherText, steps.andOnManifest),
		];
	}
	return [
		step("done", steps.seatsBooked({ count: seats }), steps.onManifest),
		moneyStep(record),
		voucher
			? step("done", steps.voucherMailed, sentText(voucher))
			: step("later", steps.noMailNoAddress, steps.sayReference(record)),
	];
}

function moneyStep({ priceCents, balanceCents, currency, payments }: ShownRecord): SaleStep {
	const { steps } = texts;
	const money = (cents: number) => formatMoney(cents, currency);
	const all = money(priceCents);
	if (priceCents === 0) return step("done", bookingWordsTexts.freeOfCharge, steps.nothingToCollect);
	if (balanceCents > 0)
		return step(
			"later",
			steps.toCollect({ money: money(balanceCents) }),
			balanceCents < priceCents
				? steps.partPaid({ part: money(priceCents - balanceCents), all })
				: steps.manifestSaysSo,
		);
	return payments.some(({ gateway, status }) => gateway === "hotel" && status === "created")
		? step("later", steps.hotelCollects({ money: all }), steps.onStatement)
		: step("done", steps.paid({ money: all }), steps.nothingToCollect);
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
