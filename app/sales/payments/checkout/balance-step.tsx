import type { ReactNode } from "react";
import { paymentTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { balancePath } from "#app/sales/balance-path.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { GuestBookingStep, TooLateStep } from "#app/sales/guest/guest-booking-step.tsx";
import { CreditLink } from "#app/sales/payments/credits/credit-link.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { LastBalance } from "./balance-checkout.server.ts";
import { settlementRefresh } from "./payment-message.tsx";

type BalanceState = "to pay" | "waiting" | "paid" | "gives back" | "not online" | "not confirmed";

/** What the page of a pay link has to say. @param isBack the guest comes from the gateway's page. */
export function balanceState(
	{ status, toPayCents, mayPayOnline }: GuestBooking,
	last: LastBalance | null,
	isBack: boolean,
): BalanceState {
	if (isBack && last?.status === "created") return "waiting";
	if (isBack && last?.refundReason === "not_owed") return "gives back";
	if (status !== "confirmed") return "not confirmed";
	if (toPayCents === 0) return "paid";
	return mayPayOnline ? "to pay" : "not online";
}

/** The page behind a pay link: what it is for, how much is owed at this moment, and the way to the gateway. */
export function BalanceStep({
	booking,
	state,
	lastCents,
	problem,
	operator,
}: {
	booking: GuestBooking;
	state: BalanceState;
	/** Cents of the guest's last attempt. */
	lastCents: number;
	problem: string | null;
	operator: { email: string; phone: string };
}) {
	const { confirmId, currency, toPayCents } = booking;
	const { balance: texts, lookAgain: lookAgainWords } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	const { formatMoney } = useFormats();
	const money = (cents: number) => formatMoney(cents, currency);
	const last = money(lastCents);
	const owed = money(toPayCents);
	const voucher = (
		<ButtonAnchor href={localPath(`/booking/${confirmId}`)}>{texts.openBooking}</ButtonAnchor>
	);
	const ended = (title: string, words: string) => (
		<GuestBookingStep title={title} booking={booking}>
			<p role="status" className="text-lg/normal text-ink-soft">
				{words}
			</p>
			<div>{voucher}</div>
		</GuestBookingStep>
	);
	switch (state) {
		case "to pay":
			return (
				<BalanceToPay booking={booking} problem={problem}>
					{voucher}
				</BalanceToPay>
			);
		case "waiting":
			return (
				<GuestBookingStep title={texts.waitingTitle} booking={booking}>
					<p
						id="payment-waiting"
						role="status"
						{...settlementRefresh}
						className="text-lg/normal text-ink-soft"
					>
						{texts.waiting({ money: last })}
					</p>
					<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
						<a
							href={localPath(`${balancePath(confirmId)}?back`)}
							className="hidden font-semibold noscript:inline"
						>
							{lookAgainWords}
						</a>
						{voucher}
					</div>
				</GuestBookingStep>
			);
		case "paid":
			return ended(texts.paidTitle, texts.paid);
		case "gives back":
			return ended(
				texts.givesBackTitle,
				toPayCents > 0
					? texts.givesBackAndOwes({ money: last, owed })
					: texts.givesBack({ money: last }),
			);
		case "not online":
			return (
				<TooLateStep title={texts.onTheDayTitle} booking={booking} operator={operator}>
					{texts.onTheDay({ money: owed })}
				</TooLateStep>
			);
		case "not confirmed":
			return (
				<TooLateStep title={texts.nothingHereTitle} booking={booking} operator={operator}>
					{booking.status === "cancelled" ? texts.cancelled : texts.notConfirmed}
				</TooLateStep>
			);
	}
}

function BalanceToPay({
	booking,
	problem,
	children,
}: {
	booking: GuestBooking;
	problem: string | null;
	/** The way to the voucher. */
	children: ReactNode;
}) {
	const { confirmId, currency, toPayCents, priceCents } = booking;
	const texts = useTexts(paymentTexts).balance;
	const localPath = useLocalPath();
	const { formatMoney } = useFormats();
	const owed = formatMoney(toPayCents, currency);
	return (
		<GuestBookingStep title={texts.toPay} booking={booking}>
			{problem ? (
				<div role="alert">
					<Notice>
						<p>{problem}</p>
					</Notice>
				</div>
			) : null}
			<div>
				<p className="font-display text-[clamp(3.4rem,15vw,6.5rem)]/[0.95] tracking-[-0.04em] text-ocean lining-nums">
					{owed}
				</p>
				<p className="mt-3 text-lg/normal text-ink-soft">
					{toPayCents < priceCents
						? texts.restOf({ price: formatMoney(priceCents, currency) })
						: texts.whole}
				</p>
			</div>
			{/* the answer redirects to another site, so the form works without the router */}
			<form
				method="post"
				action={localPath(balancePath(confirmId))}
				className="flex flex-wrap items-center gap-x-5 gap-y-3"
			>
				<input type="hidden" name="told" value={toPayCents} />
				<Button type="submit" look="next">
					{texts.pay({ money: owed })}
				</Button>
				<CreditLink confirmId={confirmId} />
				{children}
			</form>
		</GuestBookingStep>
	);
}
