import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

type Money = Pick<
	GuestBooking,
	"isPaid" | "toPayCents" | "priceCents" | "currency" | "mayPayOnline" | "guideTakesCash"
> & {
	money?: Pick<GuestBooking["money"], "isBack" | "isBackByHand">;
};

/** The money of a confirmed booking in words for its guest: a label and its amount. */
export function voucherMoney(
	{ isPaid, toPayCents, priceCents, currency, money: went }: Money,
	language: Language,
): [string, string] {
	const texts = voucherTexts[language].facts;
	const money = (cents: number) => formatsIn(language).formatMoney(cents, currency);
	if (priceCents === 0) return [texts.price, texts.free];
	if (toPayCents > 0 && toPayCents < priceCents)
		return [
			texts.toPayOnTheDay,
			texts.partOfAll({ part: money(toPayCents), all: money(priceCents) }),
		];
	if (toPayCents > 0) return [texts.toPayOnTheDay, money(toPayCents)];
	if (!isPaid && (went?.isBack || went?.isBackByHand)) return [texts.paidBack, money(priceCents)];
	return [isPaid ? texts.paid : texts.toPayAtHotel, money(priceCents)];
}

/**
 * "€50 of it with a credit. Code SUN10: −€12.80. Includes IGIC 7%: €4.19. This is no invoice."; empty where neither a
 * credit paid nor a code lowered the price and it contains no tax.
 */
export function priceInDetail(
	{
		taxes = [],
		codeOff,
		currency,
		money,
	}: Pick<GuestBooking, "currency"> & Partial<Pick<GuestBooking, "taxes" | "codeOff" | "money">>,
	language: Language,
): string {
	const { includesTax, noInvoice, code, withCredit } = voucherTexts[language].facts;
	const { formatMoney, formatPercent } = formatsIn(language);
	const off = codeOff
		? [code({ code: codeOff.code, sum: formatMoney(-codeOff.cents, currency) })]
		: [];
	const creditCents = money?.keptByCreditCents ?? 0;
	const byCredit = creditCents > 0 ? [withCredit({ sum: formatMoney(creditCents, currency) })] : [];
	const sums = taxes.map(({ rate, cents }) =>
		includesTax({ rate: formatPercent(rate), sum: formatMoney(cents, currency) }),
	);
	return [...byCredit, ...off, ...sums, ...(taxes.length > 0 ? [noInvoice] : [])].join(" ");
}

/** The same within a sentence: "Paid and confirmed." */
export function confirmedInWords(booking: Money, language: Language): string {
	const { isPaid, toPayCents, priceCents, currency } = booking;
	const texts = voucherTexts[language].confirmed;
	const amount = formatsIn(language).formatMoney(toPayCents, currency);
	if (priceCents === 0) return texts.free;
	if (toPayCents > 0 && booking.mayPayOnline) return texts.payOnlineOrLater({ amount });
	if (toPayCents > 0)
		return (booking.guideTakesCash === false ? texts.payOffice : texts.payOnTheDay)({ amount });
	if (!isPaid && (booking.money?.isBack || booking.money?.isBackByHand)) return texts.wentBack;
	return isPaid ? texts.paid : texts.payAtHotel;
}
