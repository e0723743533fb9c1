import { balancePath } from "#app/bookings/balance-path.ts";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { isLive } from "#app/bookings/booking-status.ts";
import { firstName, greeting } from "#app/bookings/booking-words.ts";
import { confirmedInWords } from "#app/bookings/voucher-money.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { formatClock, formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { GuestBookingStep } from "./guest-booking-step.tsx";
import type { GuestTerms } from "./guest-terms.ts";
import { VanLine } from "./van-line.tsx";
import type { VanProgress } from "./van-progress.ts";
import { VoucherSteps } from "./voucher-next-steps.tsx";
import { VoucherTicket } from "./voucher-ticket.tsx";

interface VoucherProps {
	timeZone: string;
	booking: GuestBooking;
	/** Absolute address of the voucher, encoded in the QR code. */
	voucherUrl: string;
	operator: { name: string; email: string; phone: string };
	/** Milliseconds since the epoch when the booking was read. */
	now: number;
	terms: GuestTerms;
	/** The state of the money once the booking is cancelled. */
	moneyWords: string;
	/** Milliseconds since the epoch. */
	pickupAt: number;
	/** Null while nothing is known of it, and outside the time in which it is shown. */
	van: VanProgress | null;
	/** The guest has just changed the booking. */
	isJustChanged: boolean;
}

/** The guest's own page of a booking. Prints on half a page. */
export function Voucher(props: VoucherProps) {
	const { booking } = props;
	const { title, lead } = words(props);
	if (!isLive(booking.status)) {
		return (
			<GuestBookingStep title={title} booking={booking}>
				<p className="text-lg/normal text-ink-soft">{lead}</p>
				<VoucherSteps {...props} />
			</GuestBookingStep>
		);
	}
	return (
		<div className="wrap pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section) print:w-full print:p-0">
			<header className="mb-[clamp(1.5rem,3vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-3 print:hidden">
				<h1>{title}</h1>
				<p className="text-lg/normal text-ink-soft">{lead}</p>
			</header>
			{props.isJustChanged && booking.status === "confirmed" ? (
				<div className="mb-6 print:hidden">
					<Notice look="good">
						<p>Your booking is changed. The new voucher is on its way to {booking.maskedEmail}.</p>
					</Notice>
				</div>
			) : null}
			{booking.mayPayOnline ? <StillToPay booking={booking} /> : null}
			<VoucherTicket {...props}>
				{booking.status === "confirmed" ? (
					<VanLine van={props.van} pickupAt={props.pickupAt} timeZone={props.timeZone} />
				) : null}
			</VoucherTicket>
			<VoucherSteps {...props} />
		</div>
	);
}

function StillToPay({ booking: { confirmId, toPayCents, currency } }: { booking: GuestBooking }) {
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sand px-5 py-4 text-ink print:hidden">
			<p className="text-lg">
				Still to pay: <b>{formatMoney(toPayCents, currency)}</b>
			</p>
			<ButtonAnchor look="next" href={balancePath(confirmId)}>
				Pay it now
			</ButtonAnchor>
		</div>
	);
}

function words({ booking, now, moneyWords, timeZone }: VoucherProps): {
	title: string;
	lead: string;
} {
	const { status, maskedEmail } = booking;
	switch (status) {
		case "confirmed":
			return {
				title: greeting(booking, now, defaultLanguage),
				lead: `${confirmedInWords(booking)}${maskedEmail ? ` We also sent this to ${maskedEmail}.` : ""}`,
			};
		case "pending":
			return {
				title: `Your seats are held, ${firstName(booking.name)}.`,
				lead: `Pay before ${formatClock(booking.holdExpiresAt, timeZone)}, and they are yours.`,
			};
		case "cancelled":
			return {
				title: "This booking is cancelled.",
				lead: moneyWords,
			};
		case "expired":
			return {
				title: "These seats are no longer held.",
				lead: "No payment reached us while we held them, and nothing was charged.",
			};
	}
}
