import { balancePath } from "#app/bookings/balance-path.ts";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { GuestBookingStep, TooLateStep } from "#app/bookings/guest/guest-booking-step.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { LastBalance } from "./balance-checkout.server.ts";
import { lookAgain } from "./look-again.ts";

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
	const { confirmId, currency, toPayCents, priceCents } = booking;
	const money = (cents: number) => formatMoney(cents, currency);
	const voucher = <ButtonAnchor href={`/booking/${confirmId}`}>Open your booking</ButtonAnchor>;
	switch (state) {
		case "to pay":
			return (
				<GuestBookingStep title="Still to pay" booking={booking}>
					{problem ? (
						<div role="alert">
							<Notice>
								<p>{problem}</p>
							</Notice>
						</div>
					) : null}
					<div>
						<p className="font-display text-[clamp(3.4rem,15vw,6.5rem)]/[0.95] tracking-[-0.04em] text-ocean lining-nums">
							{money(toPayCents)}
						</p>
						<p className="mt-3 text-lg/normal text-ink-soft">
							{toPayCents < priceCents
								? `The rest of ${money(priceCents)} for this booking.`
								: "For this booking."}{" "}
							Your seats are booked: you can pay here by card, or on the day.
						</p>
					</div>
					{/* the answer redirects to another site, so the form works without the router */}
					<form
						method="post"
						action={balancePath(confirmId)}
						className="flex flex-wrap items-center gap-x-5 gap-y-3"
					>
						<input type="hidden" name="told" value={toPayCents} />
						<Button type="submit" look="next">
							Pay {money(toPayCents)}
						</Button>
						{voucher}
					</form>
				</GuestBookingStep>
			);
		case "waiting":
			return (
				<GuestBookingStep title="One moment." booking={booking}>
					<p
						id="payment-waiting"
						role="status"
						{...lookAgain}
						className="text-lg/normal text-ink-soft"
					>
						We are waiting for the bank to confirm your {money(lastCents)}. This page looks by
						itself; there is no need to pay again.
					</p>
					<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
						<a
							href={`${balancePath(confirmId)}?back`}
							className="hidden font-semibold noscript:inline"
						>
							Look again
						</a>
						{voucher}
					</div>
				</GuestBookingStep>
			);
		case "paid":
			return (
				<GuestBookingStep title="Nothing is left to pay." booking={booking}>
					<p role="status" className="text-lg/normal text-ink-soft">
						Thank you: this booking is paid.
					</p>
					<div>{voucher}</div>
				</GuestBookingStep>
			);
		case "gives back":
			return (
				<GuestBookingStep title="Your money comes back." booking={booking}>
					<p role="status" className="text-lg/normal text-ink-soft">
						Your {money(lastCents)} arrived when so much was not owed any more: somebody had paid
						meanwhile, or the booking had changed. All of it goes back the way you paid, within 5 to
						10 days.{" "}
						{toPayCents > 0 ? `Still to pay: ${money(toPayCents)}.` : "Nothing is left to pay."}
					</p>
					<div>{voucher}</div>
				</GuestBookingStep>
			);
		case "not online":
			return (
				<TooLateStep title="You pay on the day." booking={booking} operator={operator}>
					{money(toPayCents)}, to your guide. Rather by card now?
				</TooLateStep>
			);
		case "not confirmed":
			return (
				<TooLateStep title="There is nothing to pay here." booking={booking} operator={operator}>
					{booking.status === "cancelled"
						? "This booking is cancelled. Should you have paid just now, all of it comes back."
						: "This booking is not confirmed; its own page says how it stands."}
				</TooLateStep>
			);
	}
}
