import type { ReactNode } from "react";
import { eachMinute } from "#app/islands/renewed-part.ts";
import type { WordsIn } from "#app/messages/operator-text.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { paymentTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { seatsOf } from "#app/sales/booking/booking-words.ts";
import { moneyAfterwards } from "#app/sales/cancellation/what-guest-may-do.ts";
import { PayAgain } from "#app/sales/guest/voucher-next-steps.tsx";
import type { ExpiredHoldOptions } from "#app/sales/holds/expired-hold-options.ts";
import { HeldUntil } from "#app/sales/holds/held-until.tsx";
import { CreditLink } from "#app/sales/payments/credits/credit-link.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { formatTimeLeft } from "#app/ui/format/duration.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import {
	Actions,
	Help,
	Lead,
	leadParts,
	PaymentMessage,
	PaymentUnknown,
} from "./payment-message.tsx";

interface Operator {
	email: string;
	phone: string;
	hours: WordsIn | null;
}

interface FailedProps {
	booking: GuestBooking;
	operator: Operator;
}

const textLinkClass = "py-1 font-semibold";

/** Says first whether money was taken and where it is, then whether the seats are still held. */
export function PaymentFailed({
	booking,
	operator,
	now,
	timeZone,
	how,
	chance,
}: {
	/** Null when the address names no booking. */
	booking: GuestBooking | null;
	operator: Operator;
	/** Milliseconds since the epoch when the booking was read. */
	now: number;
	timeZone: string;
	/** The hold cannot be prolonged for another payment page; or the guest left that page without trying. */
	how: "held longest" | "went back" | null;
	chance: ExpiredHoldOptions | null;
}) {
	const { unknown } = useTexts(paymentTexts);
	if (!booking) return <PaymentUnknown title={unknown.title} operator={operator} />;
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
			return how === "held longest" ? (
				<HeldLongest booking={booking} operator={operator} now={now} />
			) : (
				<SeatsHeld {...{ booking, operator, now, timeZone }} wentBack={how === "went back"} />
			);
	}
}

/** The party as the texts name it: how many seats, on which day. */
function useParty(booking: GuestBooking) {
	const { formatDate } = useFormats();
	return { seats: seatsOf(booking), date: formatDate(booking.date, "long") };
}

/** A lead that begins with what became of the guest's money; of a hold it counts the minutes. */
function MoneyLead({ booking, children }: { booking: GuestBooking; children: ReactNode }) {
	const { noMoneyTaken, notUsed } = useTexts(paymentTexts);
	const whereItIs = moneyAfterwards(booking, useLanguage());
	const { backCents, keptCents } = booking.money;
	// of a hold of which a credit has paid a part it would not be true that nothing was taken
	const nothingTaken = keptCents > 0 ? "" : noMoneyTaken;
	return (
		<div id="money-lead" {...(booking.status === "pending" ? eachMinute : {})}>
			<Lead>
				{backCents > 0 ? `${notUsed} ${whereItIs}` : nothingTaken} {children}
			</Lead>
		</div>
	);
}

/**
 * The seats are held; the payment failed, was not tried, or came through a page of an old price and goes back.
 */
export function SeatsHeld({
	booking,
	operator,
	now,
	timeZone,
	wentBack = false,
}: FailedProps & { now: number; timeZone: string; wentBack?: boolean }) {
	const { failed: texts, balance, notOpened, notPaidYet, wentBack: back } = useTexts(paymentTexts);
	const party = useParty(booking);
	const { formatMoney } = useFormats();
	const left = formatTimeLeft(booking.holdExpiresAt, now, useLanguage());
	const price = formatMoney(booking.toPayCents, booking.currency);
	const isBack = booking.money.backCents > 0;
	const title = wentBack ? back.title : texts.title;
	const isUntried = isBack || wentBack;
	return (
		<PaymentMessage title={isBack ? balance.givesBackTitle : title} art="whales">
			<MoneyLead booking={booking}>
				{isBack ? `${notPaidYet({ price })} ` : null}
				<RichText text={texts.lead({ ...party, left })} parts={leadParts} />
			</MoneyLead>
			<HeldUntil until={booking.holdExpiresAt} now={now} timeZone={timeZone} />
			<Actions>
				<PayAgain confirmId={booking.confirmId}>
					{isUntried ? balance.pay({ money: price }) : texts.payAgain}
				</PayAgain>
				<ReleaseSeats confirmId={booking.confirmId} />
				<CreditLink confirmId={booking.confirmId} />
				<TripLink booking={booking} />
			</Actions>
			<Help
				phone={operator.phone}
				reference={booking.reference}
				text={(isUntried ? notOpened : texts).help(operator)}
			/>
		</PaymentMessage>
	);
}

/** The hold is not prolonged any more, because other guests wait for these seats. */
function HeldLongest({ booking, operator, now }: FailedProps & { now: number }) {
	const { heldLongest: texts } = useTexts(paymentTexts);
	const party = useParty(booking);
	const left = formatTimeLeft(booking.holdExpiresAt, now, useLanguage());
	return (
		<PaymentMessage title={texts.title} art="whales">
			<MoneyLead booking={booking}>
				<RichText text={texts.lead({ ...party, left })} parts={leadParts} />
			</MoneyLead>
			<Help phone={operator.phone} reference={booking.reference} text={texts.help(operator)} />
			<Actions>
				<TripLink booking={booking} />
			</Actions>
		</PaymentMessage>
	);
}

function SeatsStillFree({ booking, operator }: FailedProps) {
	const { stillFree: texts } = useTexts(paymentTexts);
	return (
		<PaymentMessage title={texts.title} art="whales">
			<MoneyLead booking={booking}>{texts.lead(useParty(booking))}</MoneyLead>
			<Actions>
				<PayAgain confirmId={booking.confirmId}>{texts.takeAgain}</PayAgain>
				<TripLink booking={booking} />
			</Actions>
			<Help phone={operator.phone} reference={booking.reference} text={texts.help(operator)} />
		</PaymentMessage>
	);
}

function SeatsGone({
	booking,
	operator,
	chance,
}: FailedProps & { chance: ExpiredHoldOptions | null }) {
	const { gone: goneTexts, otherPrice } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	const party = useParty(booking);
	const { date } = booking;
	const trip = localPath(`/excursion/${booking.excursionId}`);
	const days = chance?.days ?? [];
	const isDearer = chance?.state === "another price";
	const leadOfGone = days.length > 0 ? goneTexts.leadWithDays : goneTexts.lead;
	return (
		<PaymentMessage title={isDearer ? otherPrice.title : goneTexts.title} art="whales">
			<MoneyLead booking={booking}>
				{isDearer ? otherPrice.lead(party) : leadOfGone(party)}
			</MoneyLead>
			{days.length > 0 ? (
				<ul className="grid gap-2">
					{days.map((day) => (
						<FreeDay key={day.date} trip={trip} {...day} />
					))}
				</ul>
			) : null}
			<Actions>
				<ButtonAnchor look="next" href={`${trip}${isDearer ? `?date=${date}` : ""}#book`}>
					{isDearer ? otherPrice.book : goneTexts.otherDay}
				</ButtonAnchor>
				<a href={localPath("/excursion/excursions")} className={textLinkClass}>
					{goneTexts.otherTrips}
				</a>
			</Actions>
			<Help phone={operator.phone} reference={booking.reference} text={goneTexts.help(operator)} />
		</PaymentMessage>
	);
}

/** A day that still has seats for the party. @param trip the excursion's page. */
function FreeDay({ trip, date, left }: { trip: string; date: string; left: number }) {
	const { gone: goneTexts } = useTexts(paymentTexts);
	const { formatDate } = useFormats();
	return (
		<li className="text-ink-soft">
			<RichText
				text={goneTexts.dayLeft({ day: formatDate(date, "long"), left })}
				parts={{
					day: (words) => (
						<a href={`${trip}?date=${date}#book`} className={textLinkClass}>
							{words}
						</a>
					),
				}}
			/>
		</li>
	);
}

function Cancelled({ booking, operator }: FailedProps) {
	const { cancelled: texts } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	return (
		<PaymentMessage title={texts.title} art="whales">
			<Lead>{texts.lead(booking)}</Lead>
			<Actions>
				<ButtonAnchor look="next" href={localPath(`/excursion/${booking.excursionId}#book`)}>
					{texts.bookAgain}
				</ButtonAnchor>
				<a href={localPath(`/booking/${booking.confirmId}`)} className={textLinkClass}>
					{texts.seeBooking}
				</a>
			</Actions>
			<Help phone={operator.phone} reference={booking.reference} text={texts.help(operator)} />
		</PaymentMessage>
	);
}

/** The guest came back to an old page; the booking has been paid in the meantime. */
function PaidAfterAll({ booking }: { booking: GuestBooking }) {
	const { paidAfterAll: texts, openVoucher } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	const party = useParty(booking);
	return (
		<PaymentMessage title={texts.title} art="catamaran">
			<Lead>
				<RichText text={texts.lead({ ...party, reference: booking.reference })} parts={leadParts} />
			</Lead>
			<Actions>
				<ButtonAnchor look="next" href={localPath(`/booking/${booking.confirmId}`)}>
					{openVoucher}
				</ButtonAnchor>
			</Actions>
		</PaymentMessage>
	);
}

function ReleaseSeats({ confirmId }: { confirmId: string }) {
	const { failed: texts } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	return (
		<form method="post" action={localPath(`/booking/${confirmId}/let-go`)}>
			<Button type="submit">{texts.release}</Button>
		</form>
	);
}

function TripLink({ booking }: { booking: GuestBooking }) {
	const { backToTrip } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	return (
		<a href={localPath(`/excursion/${booking.excursionId}`)} className={textLinkClass}>
			{backToTrip}
		</a>
	);
}
