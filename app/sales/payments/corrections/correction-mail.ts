import { bookingRules } from "#app/departures/seats/booking-status.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { balancePath } from "#app/sales/balance-path.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import type { PartBack } from "#app/sales/staff/edit/party-difference.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import type { Correction } from "./edit-decision.ts";

/**
 * What has changed, and what is still to pay or goes back.
 * @param words title and pickup ("04:30 · Hotel Los Dragos") in the guest's language.
 */
export function editedMail(
	{ recordAfter, owedCents, plan: { way, back, hotel } }: Correction,
	words: { title: string; pickup: string },
	{ act: { key }, sender }: { act: StaffAct; sender: MailSender },
): Mail {
	const booking = { ...recordAfter, ...words };
	const { adults, children, bebe, isWhole } = recordAfter;
	const isLinked = way === "link" && owedCents >= leastOnlineCents;
	const { language, texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.edited;
	const { title, reference, pickup } = booking;
	const money = (cents: number) => formats.formatMoney(cents, booking.currency);
	const amount = money(owedCents);
	const { byHand, byGateway } = sumsBack(back);
	const date = (style: "short" | "long") => formats.formatDate(booking.date, style);
	const owed = isLinked ? texts.toPayByCard({ amount }) : texts.toPayOnTheDay({ amount });
	return plainMail(
		{
			subject: texts.subject({ date: date("short"), title, reference }),
			heading: texts.heading,
			paragraphs: [
				texts.bookedFor({
					title,
					date: date("long"),
					people: peopleInWords({ adults, children, bebe, isWhole }, language),
					pickup,
				}),
				...(hotel
					? [texts.atHotel({ amount: money(hotel.toCents), amountBefore: money(hotel.fromCents) })]
					: []),
				...(byGateway > 0 ? [texts.back({ back: money(byGateway) })] : []),
				...(byHand > 0 ? [texts.backByHand({ back: money(byHand) })] : []),
				...(owedCents > 0 ? [owed] : []),
				all.justAnswer,
			],
			...(isLinked
				? {
						choices: [{ label: texts.pay({ amount }), url: urlOf(balancePath(booking.confirmId)) }],
					}
				: {}),
			link: { label: all.openVoucher, url: urlOf(voucherPath(booking.confirmId)) },
			calendar: bookingRules[booking.status].hasCalendarFile ? "replaces" : null,
		},
		{ guest: booking, booking, dedupeKey: `booking-edited:${booking.id}:${key}`, sender },
	);
}

/** The sums that go back, by the way they go. */
function sumsBack(parts: readonly PartBack[]): { byHand: number; byGateway: number } {
	const sumOf = (isByHand: boolean) =>
		parts
			.filter(({ byHand }) => byHand === isByHand)
			.reduce((sum, { amountCents }) => sum + amountCents, 0);
	return { byHand: sumOf(true), byGateway: sumOf(false) };
}
