import { Link } from "react-router";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { firstName, greeting, peopleInWords, placesInWords } from "#app/bookings/booking-words.ts";
import { PayAgain } from "#app/bookings/voucher-steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format.ts";
import { formatClock } from "#app/ui/format-instant.ts";
import { Actions, Help, Lead, PaymentMessage } from "./payment-message.tsx";

interface Operator {
	email: string;
	phone: string;
}

const moreLink = "py-1 font-semibold";

/** The guest is back before the gateway's word is: nothing to do but to wait a moment. */
export function PaymentWaiting({
	booking,
	operator,
	refreshUrl,
}: {
	booking: GuestBooking;
	operator: Operator;
	/** This very page, for those whose browser can't look again by itself. */
	refreshUrl: string;
}) {
	return (
		<PaymentMessage title={`One moment, ${firstName(booking.name)}.`} art="stars">
			<div role="status" className="grid gap-2">
				<Lead>
					We are waiting for the bank to confirm your payment. This page updates by itself, and your{" "}
					{placesInWords(booking)} are yours meanwhile.
				</Lead>
			</div>
			<a href={refreshUrl} className={`${moreLink} hidden noscript:inline`}>
				Look again
			</a>
			<Help phone={operator.phone} reference={booking.reference}>
				There is no need to pay again. Should it last longer than a few minutes, call us:
			</Help>
		</PaymentMessage>
	);
}

export function PaymentSucceeded({ booking, now }: { booking: GuestBooking; now: number }) {
	const { pickup, date } = booking;
	return (
		<PaymentMessage title={greeting(booking, now)} art="catamaran">
			<Lead>Paid and confirmed. Your voucher is on its way to {booking.maskedEmail}.</Lead>
			<div className="grid w-full gap-4 grid-cols-[minmax(0,1fr)] rounded-lg bg-paper p-[clamp(min(1.25rem,6vw),4vw,2rem)] shadow-lift">
				<div>
					<p className="font-bold">Be ready on {formatDate(date, "long")} at</p>
					<p className="mt-[0.1em] font-display text-[min(16vw,5rem)]/[0.9] whitespace-nowrap tracking-[-0.04em] text-ocean lining-nums">
						<time dateTime={`${date}T${pickup.time}`}>{pickup.time}</time>
					</p>
					<p className="mt-3 font-display text-xl/[1.25]">
						{[pickup.title, pickup.place].filter(Boolean).join(", ")}
					</p>
				</div>
				<p className="border-t-2 border-dotted border-dune pt-4 text-sm text-ink-soft">
					{booking.title}, {peopleInWords(booking)}. Your code is{" "}
					<b className="tracking-[0.04em] text-ink">{booking.reference}</b>.
				</p>
			</div>
			<Actions>
				<ButtonLink look="next" to={`/booking/${booking.confirmId}`}>
					Open your voucher
				</ButtonLink>
				<Link to="/excursion/excursions" className={moreLink}>
					See more trips
				</Link>
			</Actions>
		</PaymentMessage>
	);
}

/** Too many places are held unpaid from where this guest is: these can't be taken again now. */
export function PaymentHeldBack({ confirmId, words }: { confirmId: string; words: string }) {
	return (
		<PaymentMessage title="These places cannot be taken again just now" art="whales">
			<Lead>No money was taken. {words}</Lead>
			<Actions>
				<PayAgain confirmId={confirmId}>Try again</PayAgain>
				<Link to={`/booking/${confirmId}`} className={moreLink}>
					See your booking
				</Link>
			</Actions>
		</PaymentMessage>
	);
}

/** The payment page itself did not open: the places are held all the same. */
export function PaymentUnavailable({
	confirmId,
	heldUntil,
	operator,
	timeZone,
}: {
	confirmId: string;
	/** Milliseconds; null where even that could not be read. */
	heldUntil: number | null;
	operator: Operator;
	timeZone: string;
}) {
	return (
		<PaymentMessage title="The payment page did not open" art="whales">
			<Lead>
				No money was taken. The payment page does not answer at the moment, and your places are kept
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
				<Link to={`/booking/${confirmId}`} className={moreLink}>
					See your booking
				</Link>
			</Actions>
			<Help phone={operator.phone}>Or call us:</Help>
		</PaymentMessage>
	);
}
