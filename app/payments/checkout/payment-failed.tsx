import type { GuestBooking } from "#app/bookings/booking.ts";
import { seatsInWords } from "#app/bookings/booking-words.ts";
import { PayAgain } from "#app/bookings/guest/voucher-next-steps.tsx";
import type { ExpiredHoldOptions } from "#app/bookings/holds/expired-hold-options.ts";
import type { WordsIn } from "#app/messages/own-words.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { formatClock, formatCount, formatDate } from "#app/ui/format/format.ts";
import { Actions, Help, Lead, PaymentMessage } from "./payment-message.tsx";
import { PaymentUnknown } from "./payment-unknown.tsx";

interface Operator {
	email: string;
	phone: string;
	hours: WordsIn;
}

interface FailedProps {
	booking: GuestBooking;
	operator: Operator;
}

const textLinkClass = "py-1 font-semibold";

/** Says first that no money was taken, then whether the seats are still held. */
export function PaymentFailed({
	booking,
	operator,
	timeZone,
	isHeldLongest,
	chance,
}: {
	/** Null when the address names no booking. */
	booking: GuestBooking | null;
	operator: Operator;
	timeZone: string;
	/** The hold cannot be prolonged for another payment page. */
	isHeldLongest: boolean;
	chance: ExpiredHoldOptions | null;
}) {
	if (!booking) return <PaymentUnknown title="Your payment" operator={operator} />;
	switch (booking.status) {
		case "confirmed":
			return <PaidAfterAll booking={booking} />;
		case "cancelled":
			return <Cancelled booking={booking} operator={operator} />;
		case "expired":
			return chance?.state === "free" ? (
				<SeatsStillFree booking={booking} operator={operator} />
			) : (
				<SeatsGone booking={booking} operator={operator} chance={chance} />
			);
		case "pending":
			return isHeldLongest ? (
				<HeldLongest booking={booking} operator={operator} timeZone={timeZone} />
			) : (
				<SeatsHeld booking={booking} operator={operator} timeZone={timeZone} />
			);
	}
}

function SeatsHeld({ booking, operator, timeZone }: FailedProps & { timeZone: string }) {
	return (
		<PaymentMessage title="The payment did not go through" art="whales">
			<Lead>
				No money was taken. We hold your {seatsInWords(booking)} until{" "}
				<b>{formatClock(booking.holdExpiresAt, timeZone)}</b>.
			</Lead>
			<Actions>
				<PayAgain confirmId={booking.confirmId}>Try the payment again</PayAgain>
				<ReleaseSeats confirmId={booking.confirmId} />
				<TripLink booking={booking} />
			</Actions>
			<Help phone={operator.phone} reference={booking.reference}>
				Often it is the security check of the card. Try another card, or call us:
			</Help>
		</PaymentMessage>
	);
}

/** The hold is not prolonged any more, because other guests wait for these seats. */
function HeldLongest({ booking, operator, timeZone }: FailedProps & { timeZone: string }) {
	return (
		<PaymentMessage title="We can’t hold these seats any longer" art="whales">
			<Lead>
				No money was taken. Your {seatsInWords(booking)} are the last ones, and yours until{" "}
				<b>{formatClock(booking.holdExpiresAt, timeZone)}</b>, too short for a new payment page. If
				they are still free after that, this page gives them back to you.
			</Lead>
			<Help phone={operator.phone} reference={booking.reference}>
				We take the payment on the phone:
			</Help>
			<Actions>
				<TripLink booking={booking} />
			</Actions>
		</PaymentMessage>
	);
}

function SeatsStillFree({ booking, operator }: FailedProps) {
	return (
		<PaymentMessage title="Your seats are still free" art="whales">
			<Lead>
				No money was taken. We held your {seatsInWords(booking)} as long as we could and then gave
				them back, but nobody has taken them yet.
			</Lead>
			<Actions>
				<PayAgain confirmId={booking.confirmId}>Take the seats again and pay</PayAgain>
				<TripLink booking={booking} />
			</Actions>
			<Help phone={operator.phone} reference={booking.reference}>
				If your bank says that you have paid, wait a moment: it comes to us, or back to you. Ask us:
			</Help>
		</PaymentMessage>
	);
}

function SeatsGone({
	booking,
	operator,
	chance,
}: FailedProps & { chance: ExpiredHoldOptions | null }) {
	const { excursionId, date } = booking;
	const days = chance?.days ?? [];
	const isDearer = chance?.state === "another price";
	return (
		<PaymentMessage title={isDearer ? "The price has changed" : "The seats are gone"} art="whales">
			<Lead>
				No money was taken.{" "}
				{isDearer
					? `Your ${seatsInWords(booking)} are still free, at another price than before: please book once more.`
					: `We held your ${seatsInWords(booking)} as long as we could; now that day can’t be booked any more.${days.length > 0 ? " These days still have seats for you:" : ""}`}
			</Lead>
			{days.length > 0 ? (
				<ul className="grid gap-2">
					{days.map((day) => (
						<li key={day.date}>
							<a href={`/excursion/${excursionId}?date=${day.date}#book`} className={textLinkClass}>
								{formatDate(day.date, "long")}
							</a>
							<span className="text-ink-soft">
								{`, ${formatCount(day.left, { one: "seat", other: "seats" })} left`}
							</span>
						</li>
					))}
				</ul>
			) : null}
			<Actions>
				<ButtonAnchor
					look="next"
					href={`/excursion/${excursionId}${isDearer ? `?date=${date}` : ""}#book`}
				>
					{isDearer ? "Book at the new price" : "Choose another day"}
				</ButtonAnchor>
				<a href="/excursion/excursions" className={textLinkClass}>
					See the other trips
				</a>
			</Actions>
			<Help phone={operator.phone} reference={booking.reference}>
				If your bank shows a payment, it is refunded automatically. Ask us:
			</Help>
		</PaymentMessage>
	);
}

function Cancelled({ booking, operator }: FailedProps) {
	return (
		<PaymentMessage title="This booking is cancelled" art="whales">
			<Lead>
				Any payment for it is refunded automatically. You can book {booking.title} once more, on any
				day with free seats.
			</Lead>
			<Actions>
				<ButtonAnchor look="next" href={`/excursion/${booking.excursionId}#book`}>
					Book again
				</ButtonAnchor>
				<a href={`/booking/${booking.confirmId}`} className={textLinkClass}>
					See the booking
				</a>
			</Actions>
			<Help phone={operator.phone} reference={booking.reference}>
				Questions:
			</Help>
		</PaymentMessage>
	);
}

/** The guest came back to an old page; the booking has been paid in the meantime. */
function PaidAfterAll({ booking }: { booking: GuestBooking }) {
	return (
		<PaymentMessage title="All is well, this trip is booked" art="catamaran">
			<Lead>
				Your {seatsInWords(booking)} are confirmed, and nothing more is to be paid here. Your code
				is <b>{booking.reference}</b>.
			</Lead>
			<Actions>
				<ButtonAnchor look="next" href={`/booking/${booking.confirmId}`}>
					Open your voucher
				</ButtonAnchor>
			</Actions>
		</PaymentMessage>
	);
}

function ReleaseSeats({ confirmId }: { confirmId: string }) {
	return (
		<form method="post" action={`/booking/${confirmId}/let-go`}>
			<Button type="submit">Release the seats</Button>
		</form>
	);
}

function TripLink({ booking }: { booking: GuestBooking }) {
	return (
		<a href={`/excursion/${booking.excursionId}`} className={textLinkClass}>
			Back to the trip
		</a>
	);
}
