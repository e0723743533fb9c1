import type { GuestBooking } from "#app/bookings/booking.ts";
import { firstName, greeting, peopleInWords, seatsInWords } from "#app/bookings/booking-words.ts";
import { PayAgain } from "#app/bookings/guest/voucher-next-steps.tsx";
import { useLanguage } from "#app/messages/use-language.tsx";
import { ButtonAnchor, buttonClass } from "#app/ui/button.tsx";
import {
	formatClock,
	formatDate,
	formatList,
	formatMoney,
	languageName,
} from "#app/ui/format/format.ts";
import { lookAgain } from "./look-again.ts";
import { Actions, Help, Lead, PaymentMessage } from "./payment-message.tsx";

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
	return (
		<PaymentMessage title={`One moment, ${firstName(booking.name)}.`} art="stars">
			<div id="payment-waiting" role="status" {...lookAgain} className="grid gap-2">
				<Lead>
					We are waiting for the bank to confirm your payment. This page updates automatically, and
					your {seatsInWords(booking)} are yours meanwhile.
				</Lead>
			</div>
			<a href={refreshUrl} className={`${textLinkClass} hidden noscript:inline`}>
				Look again
			</a>
			<Help phone={operator.phone} reference={booking.reference}>
				There is no need to pay again. Should it last longer than a few minutes, call us:
			</Help>
		</PaymentMessage>
	);
}

export function PaymentSucceeded({ booking, now }: { booking: GuestBooking; now: number }) {
	const language = useLanguage();
	const { pickup, date, priceCents, currency, isPaid, maskedEmail } = booking;
	const paid = isPaid ? `${formatMoney(priceCents, currency)} paid` : "Confirmed";
	const facts = [
		["Guests", peopleInWords(booking, language)],
		["Guide speaks", formatList(booking.languages.map(languageName))],
		["Your code", booking.reference],
	];
	return (
		<PaymentMessage
			title={`It is yours. ${greeting(booking, now, language)}`}
			art="catamaran"
			picture={booking.poster}
		>
			<Lead>
				{paid}. Your voucher is on its way to {maskedEmail}.
			</Lead>
			<div>
				<p className="font-bold">
					{booking.title}. Be ready on {formatDate(date, "long")} at
				</p>
				<p className="mt-[0.1em] font-display text-[min(18vw,7.5rem)]/[0.9] whitespace-nowrap tracking-[-0.04em] text-ocean lining-nums">
					<time dateTime={`${date}T${pickup.time}`}>{pickup.time}</time>
				</p>
				<p className="mt-3 font-display text-xl/[1.25]">
					{[pickup.title, pickup.place].filter(Boolean).join(", ")}
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
				<ButtonAnchor look="next" href={`/booking/${booking.confirmId}`}>
					Open your voucher
				</ButtonAnchor>
				<a href={`/booking/${booking.confirmId}/calendar.ics`} className={buttonClass()}>
					Add to calendar
				</a>
			</Actions>
		</PaymentMessage>
	);
}

/** The unpaid limit of this guest's address does not allow to take these seats again now. */
export function UnpaidLimitReached({ confirmId, words }: { confirmId: string; words: string }) {
	return (
		<PaymentMessage title="These seats cannot be taken again at the moment" art="whales">
			<Lead>No money was taken. {words}</Lead>
			<Actions>
				<PayAgain confirmId={confirmId}>Try again</PayAgain>
				<a href={`/booking/${confirmId}`} className={textLinkClass}>
					See your booking
				</a>
			</Actions>
		</PaymentMessage>
	);
}

/** The gateway did not open a payment page; the seats stay held. */
export function PaymentUnavailable({
	confirmId,
	heldUntil,
	operator,
	timeZone,
}: {
	confirmId: string;
	/** Milliseconds since the epoch; null when the booking could not be read. */
	heldUntil: number | null;
	operator: Operator;
	timeZone: string;
}) {
	return (
		<PaymentMessage title="The payment page did not open" art="whales">
			<Lead>
				No money was taken. The payment page does not answer at the moment, and your seats are kept
				{heldUntil ? (
					<>
						{" "}
						until <b>{formatClock(heldUntil, timeZone)}</b>
					</>
				) : (
					" for you"
				)}
				: try again in a minute.
			</Lead>
			<Actions>
				<PayAgain confirmId={confirmId}>Try again</PayAgain>
				<a href={`/booking/${confirmId}`} className={textLinkClass}>
					See your booking
				</a>
			</Actions>
			<Help phone={operator.phone}>Or call us:</Help>
		</PaymentMessage>
	);
}
