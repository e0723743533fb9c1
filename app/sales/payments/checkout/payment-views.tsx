import { RichText } from "#app/messages/rich-text.tsx";
import { paymentTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { firstName, greeting, peopleInWords, seatsOf } from "#app/sales/booking/booking-words.ts";
import { StopWords } from "#app/sales/guest/stop-words.tsx";
import { PayAgain } from "#app/sales/guest/voucher-next-steps.tsx";
import { ButtonAnchor, buttonClass } from "#app/ui/button.tsx";
import { formatTimeLeft } from "#app/ui/format/duration.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import {
	Actions,
	Help,
	Lead,
	leadParts,
	PaymentMessage,
	settlementRefresh,
} from "./payment-message.tsx";

interface Operator {
	email: string;
	phone: string;
}

const textLinkClass = "py-1 font-semibold";

/** The guest is back before the gateway's event has arrived. */
export function PaymentWaiting({
	booking,
	operator,
	refreshUrl,
}: {
	booking: GuestBooking;
	operator: Operator;
	/** Address of this page, for browsers without JavaScript. */
	refreshUrl: string;
}) {
	const texts = useTexts(paymentTexts);
	const { formatDate } = useFormats();
	const date = formatDate(booking.date, "long");
	return (
		<PaymentMessage title={texts.waiting.title({ name: firstName(booking.name) })} art="stars">
			<div id="payment-waiting" role="status" {...settlementRefresh} className="grid gap-2">
				<Lead>{texts.waiting.lead({ seats: seatsOf(booking), date })}</Lead>
			</div>
			<a href={refreshUrl} className={`${textLinkClass} hidden noscript:inline`}>
				{texts.lookAgain}
			</a>
			<Help
				phone={operator.phone}
				reference={booking.reference}
				text={texts.waiting.help(operator)}
			/>
		</PaymentMessage>
	);
}

export function PaymentSucceeded({
	booking,
	now,
	email,
}: {
	booking: GuestBooking;
	now: number;
	/** Masked, unless this is the browser that booked. */
	email: string | null | undefined;
}) {
	const language = useLanguage();
	const { succeeded: texts, openVoucher } = useTexts(paymentTexts);
	const { formatDate, formatList, formatMoney, formatTime, languageName } = useFormats();
	const page = useLocalPath()(`/booking/${booking.confirmId}`);
	const { title, pickup, date, priceCents, currency, isPaid } = booking;
	const facts = [
		[texts.guests, peopleInWords(booking, language)],
		[texts.guideSpeaks, formatList(booking.languages.map(languageName))],
		[texts.code, booking.reference],
	];
	return (
		<PaymentMessage
			title={texts.title({ greeting: greeting(booking, now, language) })}
			art="catamaran"
			picture={booking.poster}
		>
			<Lead>
				{isPaid ? texts.paid({ money: formatMoney(priceCents, currency) }) : texts.confirmed}{" "}
				{email ? texts.mailed({ email }) : texts.notMailed}
			</Lead>
			<div>
				<p className="font-bold">{texts.beReady({ title, date: formatDate(date, "long") })}</p>
				<p className="mt-[0.1em] font-display text-[min(18vw,7.5rem)]/[0.9] whitespace-nowrap tracking-[-0.04em] text-ocean lining-nums">
					<time dateTime={`${date}T${pickup.time}`}>{formatTime(pickup.time)}</time>
				</p>
				<p className="mt-3 font-display text-xl/[1.25]">
					<StopWords stop={pickup} />
				</p>
			</div>
			<dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4 border-y-2 border-dotted border-dune py-5">
				{facts.map(([term, fact]) => (
					<div key={term}>
						<dt className="text-xs text-ink-soft">{term}</dt>
						<dd className="leading-[1.35] font-[650] wrap-anywhere">{fact}</dd>
					</div>
				))}
			</dl>
			<Actions>
				<ButtonAnchor look="next" href={page}>
					{openVoucher}
				</ButtonAnchor>
				<a href={`${page}/calendar.ics`} className={buttonClass()}>
					{texts.addToCalendar}
				</a>
			</Actions>
		</PaymentMessage>
	);
}

/** The limit of unpaid seats for one network address does not allow to take these seats again now. */
export function UnpaidLimitReached({ confirmId, words }: { confirmId: string; words: string }) {
	const texts = useTexts(paymentTexts);
	return (
		<PaymentMessage title={texts.limitReached.title} art="whales">
			<Lead>
				{texts.noMoneyTaken} {words}
			</Lead>
			<TryAgain confirmId={confirmId} />
		</PaymentMessage>
	);
}

/** The gateway did not open a payment page; the seats stay held. */
export function PaymentUnavailable({
	confirmId,
	heldUntil,
	now,
	operator,
}: {
	confirmId: string;
	/** Milliseconds since the epoch; null when the booking could not be read. */
	heldUntil: number | null;
	/** Milliseconds since the epoch when it was read. */
	now: number;
	operator: Operator;
}) {
	const texts = useTexts(paymentTexts);
	const language = useLanguage();
	const { notOpened } = texts;
	return (
		<PaymentMessage title={notOpened.title} art="whales">
			<Lead>
				{heldUntil ? (
					<RichText
						text={notOpened.leadUntil({ left: formatTimeLeft(heldUntil, now, language) })}
						parts={leadParts}
					/>
				) : (
					notOpened.lead
				)}
			</Lead>
			<TryAgain confirmId={confirmId} />
			<Help phone={operator.phone} text={notOpened.help(operator)} />
		</PaymentMessage>
	);
}

function TryAgain({ confirmId }: { confirmId: string }) {
	const texts = useTexts(paymentTexts);
	const localPath = useLocalPath();
	return (
		<Actions>
			<PayAgain confirmId={confirmId}>{texts.tryAgain}</PayAgain>
			<a href={localPath(`/booking/${confirmId}`)} className={textLinkClass}>
				{texts.seeYourBooking}
			</a>
		</Actions>
	);
}
