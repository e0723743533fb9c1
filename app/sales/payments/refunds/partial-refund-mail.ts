import type { Mail } from "#app/outbox/outbox.server.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { type GuestLanguage, guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { PartialRefund, WayBack } from "./partial-refund-decision.ts";

/** Tells the guest of a part that goes back; of a cancelled booking also what of all the money is back with it. */
export function partBackMail(
	record: BookingRecord,
	{
		refund: { amountCents, reason, ofCancelled = false },
		way,
		dedupeKey,
		sender,
	}: {
		refund: PartialRefund;
		way: WayBack;
		dedupeKey: string;
		sender: MailSender;
	},
): Mail {
	const { texts, formats, urlOf } = guestLanguage(record, sender);
	const words = texts.moneyBack;
	const money = (cents: number) => formats.formatMoney(cents, record.currency);
	const back = {
		title: record.inGuestWords.title,
		date: formats.formatDate(record.date, "long"),
		amount: money(amountCents),
		reference: record.reference,
	};
	const sentenceOf = ofCancelled
		? way === "waits"
			? words.cancelledByHand
			: words.cancelledPart
		: way === "given"
			? words.partByHand
			: words.part;
	const sentence = (way === "in credit" ? words.intoCredit : sentenceOf)(back);
	return plainMail(
		{
			subject: words.subject(back),
			heading: words.headingOfPart(back),
			paragraphs: [
				...(reason ? [reason] : []),
				sentence,
				...(ofCancelled ? sumsInWords(record, amountCents, { words, money }) : []),
			],
			link: {
				label: ofCancelled ? texts.openBooking : texts.openVoucher,
				url: urlOf(voucherPath(record.confirmId)),
			},
		},
		{ guest: record, booking: record, dedupeKey, sender },
	);
}

/** What of everything that was paid is back with this part; nothing where a bank has its say. */
function sumsInWords(
	record: BookingRecord,
	amountCents: number,
	{
		words,
		money,
	}: {
		words: GuestLanguage["texts"]["moneyBack"];
		money: (cents: number) => string;
	},
): string[] {
	if (record.payments.some(({ disputeState }) => disputeState !== null)) return [];
	const { ourPaidCents: paidCents, ourKeptCents } = record.sums;
	const keptCents = ourKeptCents - amountCents;
	const paid = money(paidCents);
	if (keptCents <= 0) return [words.allBackNow({ paid })];
	return [
		words.backInAll({ paid, back: money(paidCents - keptCents), keptAmount: money(keptCents) }),
	];
}
