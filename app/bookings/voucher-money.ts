import { formatMoney } from "#app/ui/format/format.ts";
import type { GuestBooking } from "./booking.ts";

type Money = Pick<
	GuestBooking,
	"isPaid" | "toPayCents" | "priceCents" | "currency" | "mayPayOnline"
> & {
	money?: Pick<GuestBooking["money"], "isBack">;
};

/** The money of a confirmed booking in words for its guest: a label and its amount. */
export function voucherMoney({
	isPaid,
	toPayCents,
	priceCents,
	currency,
	money: went,
}: Money): [string, string] {
	const money = (cents: number) => formatMoney(cents, currency);
	if (priceCents === 0) return ["Price", "free of charge"];
	if (toPayCents > 0 && toPayCents < priceCents)
		return ["To pay on the day", `${money(toPayCents)} of ${money(priceCents)}`];
	if (toPayCents > 0) return ["To pay on the day", money(toPayCents)];
	if (!isPaid && went?.isBack) return ["Paid back", money(priceCents)];
	return [isPaid ? "Paid" : "To pay at your hotel", money(priceCents)];
}

/** The same within a sentence: "Paid and confirmed." */
export function confirmedInWords(booking: Money): string {
	const { isPaid, toPayCents, priceCents, currency } = booking;
	if (priceCents === 0) return "Confirmed, free of charge.";
	if (toPayCents > 0 && booking.mayPayOnline)
		return `Confirmed. ${formatMoney(toPayCents, currency)} are still to pay: by card now, or on the day.`;
	if (toPayCents > 0)
		return `Confirmed. You pay ${formatMoney(toPayCents, currency)} to your guide on the day.`;
	if (!isPaid && booking.money?.isBack) return "Confirmed; your money went back to you.";
	return isPaid ? "Paid and confirmed." : "Confirmed, to be paid at your hotel.";
}
