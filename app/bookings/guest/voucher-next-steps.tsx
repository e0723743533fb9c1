import type { ReactNode } from "react";
import type { GuestBooking } from "#app/bookings/booking.ts";
import type { BookingStatus } from "#app/bookings/booking-status.ts";
import { RefundLine } from "#app/bookings/cancellation/refund-line.tsx";
import { Button, ButtonAnchor, buttonClass } from "#app/ui/button.tsx";
import type { GuestTerms } from "./guest-terms.ts";

interface StepsProps {
	booking: GuestBooking;
	operator: { email: string; phone: string };
	terms: GuestTerms;
}

const row = "mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden";
const textLinkClass = "py-1 font-semibold";

/** What a guest can do next, by the status of the booking. */
export function VoucherSteps(props: StepsProps) {
	const Steps = stepsOf[props.booking.status];
	return <Steps {...props} />;
}

function PayNow({ booking, operator, terms }: StepsProps) {
	return (
		<>
			<RefundOfBooking terms={terms} />
			<div className={row}>
				<a href={`/payment/checkout/${booking.confirmId}`} className={buttonClass("next")}>
					Pay now
				</a>
				<span className="text-sm text-ink-soft">
					Or call us: <a href={phoneLink(operator.phone)}>{operator.phone}</a>
				</span>
			</div>
		</>
	);
}

function RefundOfBooking({ terms }: Pick<StepsProps, "terms">) {
	return (
		<div className="mt-8 max-w-xl print:hidden">
			<RefundLine promise={terms.promise} />
		</div>
	);
}

/** An expired hold can be rebooked while its seats are free; a cancelled booking is booked again. */
function RebookOrBookAnew({ booking, operator, terms }: StepsProps) {
	const trip = `/excursion/${booking.excursionId}`;
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			{terms.mayRebook ? (
				<PayAgain confirmId={booking.confirmId}>Take the seats again and pay</PayAgain>
			) : (
				<ButtonAnchor look="next" href={`${trip}#book`}>
					Book again
				</ButtonAnchor>
			)}
			{terms.mayRebook ? (
				<a href={`${trip}#book`} className={textLinkClass}>
					See other days
				</a>
			) : null}
			<span className="text-sm text-ink-soft">
				Questions: <a href={phoneLink(operator.phone)}>{operator.phone}</a>
			</span>
		</div>
	);
}

/** Rebooks an expired hold if necessary and opens the payment page. */
export function PayAgain({ confirmId, children }: { confirmId: string; children: ReactNode }) {
	return (
		// the answer redirects to another site, so the form works without the router
		<form method="post" action={`/payment/checkout/${confirmId}`}>
			<Button type="submit" look="next">
				{children}
			</Button>
		</form>
	);
}

function VoucherActions({ booking, operator, terms }: StepsProps) {
	const page = `/booking/${booking.confirmId}`;
	const mayChange = terms.mayMove || terms.mayChangePickup;
	return (
		<>
			<div className={row}>
				<a href={`${page}/calendar.ics`} className={buttonClass("next")}>
					Add to calendar
				</a>
				<Button type="button" data-print className="noscript:hidden">
					Print
				</Button>
				{mayChange ? (
					<a href={`${page}/change`} className={textLinkClass}>
						{whatToChange(terms)}
					</a>
				) : null}
				{terms.mayCancel ? (
					<a href={`${page}/cancel`} className={textLinkClass}>
						Cancel this booking
					</a>
				) : null}
			</div>
			<RefundOfBooking terms={terms} />
			<p className="mt-5 text-sm text-ink-soft print:hidden">
				{terms.mayCancel
					? "Something else?"
					: "Plans changed? The driver has the list by now, so please tell us:"}{" "}
				<a href={phoneLink(operator.phone)}>{operator.phone}</a> or{" "}
				<a href={`mailto:${operator.email}?subject=${booking.reference}`}>{operator.email}</a>.
			</p>
		</>
	);
}

function whatToChange({ mayMove, hasOtherStops }: GuestTerms): string {
	if (!mayMove) return "Change the pickup";
	return hasOtherStops ? "Change day or pickup" : "Change the day";
}

export function phoneLink(phone: string): string {
	return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

const stepsOf = {
	pending: PayNow,
	confirmed: VoucherActions,
	cancelled: RebookOrBookAnew,
	expired: RebookOrBookAnew,
} satisfies Record<BookingStatus, unknown>;
