import type { ReactNode } from "react";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { voucherTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { RefundLine } from "#app/sales/cancellation/refund-line.tsx";
import type { WhatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { CreditLink } from "#app/sales/payments/credits/credit-link.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { phoneLink } from "#app/ui/format/phone-links.ts";

interface StepsProps {
	booking: GuestBooking;
	operator: { email: string; phone: string };
	terms: WhatGuestMayDo;
}

const row = "mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden";
const textLinkClass = "py-1 font-semibold";

/** What a guest can do next, by the status of the booking. */
export function VoucherSteps(props: StepsProps) {
	const Steps = stepsOf[props.booking.status];
	return <Steps {...props} />;
}

function PayNow({ booking, operator, terms }: StepsProps) {
	const { steps: texts } = useTexts(voucherTexts);
	const localPath = useLocalPath();
	return (
		<>
			<RefundOfBooking terms={terms} />
			<div className={row}>
				<ButtonAnchor look="next" href={localPath(`/payment/checkout/${booking.confirmId}`)}>
					{texts.payNow}
				</ButtonAnchor>
				<CreditLink confirmId={booking.confirmId} />
				<span className="text-sm text-ink-soft empty:hidden">
					<RichText text={texts.orCallUs(operator)} parts={contactLinks(operator)} />
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
	const { steps: texts } = useTexts(voucherTexts);
	const localPath = useLocalPath();
	const trip = localPath(`/excursion/${booking.excursionId}`);
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			{terms.mayRebook ? (
				<PayAgain confirmId={booking.confirmId}>{texts.takeAgain}</PayAgain>
			) : (
				<ButtonAnchor look="next" href={`${trip}#book`}>
					{texts.bookAgain}
				</ButtonAnchor>
			)}
			{terms.mayRebook ? (
				<a href={`${trip}#book`} className={textLinkClass}>
					{texts.otherDays}
				</a>
			) : null}
			<span className="text-sm text-ink-soft empty:hidden">
				<RichText text={texts.questions(operator)} parts={contactLinks(operator)} />
			</span>
		</div>
	);
}

/** Rebooks an expired hold if necessary and opens the payment page. */
export function PayAgain({ confirmId, children }: { confirmId: string; children: ReactNode }) {
	const localPath = useLocalPath();
	return (
		// the answer redirects to another site, so the form works without the router
		<form method="post" action={localPath(`/payment/checkout/${confirmId}`)}>
			<Button type="submit" look="next">
				{children}
			</Button>
		</form>
	);
}

function VoucherActions({ booking, operator, terms }: StepsProps) {
	const { steps: texts } = useTexts(voucherTexts);
	const page = useLocalPath()(`/booking/${booking.confirmId}`);
	const mayChange = terms.mayMove || terms.mayChangePickup;
	return (
		<>
			<div className={row}>
				<ButtonAnchor look="next" href={`${page}/calendar.ics`}>
					{texts.addToCalendar}
				</ButtonAnchor>
				<PrintVoucher />
				{mayChange ? (
					<a href={`${page}/change`} className={textLinkClass}>
						{whatToChange(terms, texts)}
					</a>
				) : null}
				{terms.mayCancel ? (
					<a href={`${page}/cancel`} className={textLinkClass}>
						{texts.cancel}
					</a>
				) : null}
			</div>
			{booking.reseller ? (
				<p className="mt-8 max-w-xl print:hidden">
					{texts.askSeller({ seller: booking.reseller })}
				</p>
			) : (
				<RefundOfBooking terms={terms} />
			)}
			<p className="mt-5 text-sm text-ink-soft empty:hidden print:hidden">
				<RichText
					text={(terms.mayCancel || booking.reseller ? texts.somethingElse : texts.tellUs)(
						operator,
					)}
					parts={contactLinks(operator, booking.reference)}
				/>
			</p>
		</>
	);
}

export function PrintVoucher() {
	const { steps: texts } = useTexts(voucherTexts);
	return (
		<Button type="button" data-print className="noscript:hidden">
			{texts.print}
		</Button>
	);
}

function whatToChange(
	{ mayMove, hasOtherStops }: WhatGuestMayDo,
	texts: (typeof voucherTexts)["en"]["steps"],
): string {
	if (!mayMove) return texts.changePickup;
	return hasOtherStops ? texts.changeDayOrPickup : texts.changeDay;
}

/** Links of a text that names the operator's telephone and address. @param subject of the mail. */
function contactLinks({ phone, email }: StepsProps["operator"], subject = "") {
	return {
		phone: (words: string) => <a href={phoneLink(phone)}>{words}</a>,
		mail: (words: string) => <a href={`mailto:${email}?subject=${subject}`}>{words}</a>,
	};
}

const stepsOf = {
	pending: PayNow,
	confirmed: VoucherActions,
	cancelled: RebookOrBookAnew,
	expired: RebookOrBookAnew,
} satisfies Record<BookingStatus, unknown>;
