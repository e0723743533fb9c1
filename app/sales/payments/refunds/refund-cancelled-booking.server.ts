import { sql } from "drizzle-orm";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { moneySentence, plainMail } from "#app/sales/mails/booking-mails.tsx";
import { excursionPath, guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { givableOf } from "#app/sales/payments/money.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";
import { decideMoneyBack } from "./refund-cancelled-booking-decision.ts";
import { backEntryType, insertRefunds } from "./refund-rows.server.ts";

/** Marks money of an earlier cancelled booking for refund; the gateway is asked afterwards. */
export function markMoneyForRefund(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act: { actor, now }, sender }: { act: { actor: Actor; now: number }; sender: MailSender },
) {
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: decideMoneyBack,
		write(decision, record) {
			if (decision.outcome !== "owed" || !record) return;
			const shareIds = JSON.stringify(decision.shares.map(({ paymentId }) => paymentId));
			return {
				version: takeVersion(db, "bookings", record),
				refunds: insertRefunds(db, decision.shares, {
					reason: "cancelled",
					source: "staff",
					actor,
					now,
				}),
				entry: recordBookingEntry(db, bookingId, {
					type: backEntryType(sql`payments.id IN (SELECT value FROM json_each(${shareIds}))`),
					line: { code: "amount", cents: givableOf(record.sums), currency: record.currency },
					actor,
					now,
				}),
				mail: queueBookingMail(db, bookingId, mailOf(record, sender), { actor, now }),
			};
		},
	});
}

function mailOf(record: BookingRecord, sender: MailSender): Mail {
	const { language, texts, formats, urlOf } = guestLanguage(record, sender);
	const { cardCents, handCents, creditCents } = record.sums;
	const back = {
		title: record.inGuestWords.title,
		date: formats.formatDate(record.date, "long"),
		amount: formats.formatMoney(givableOf(record.sums), record.currency),
		reference: record.reference,
	};
	const { currency } = record;
	const money = { currency, backCents: cardCents, handCents, creditCents, isAtHotel: false };
	return plainMail(
		{
			subject: texts.moneyBack.subject(back),
			heading: texts.moneyBack.heading,
			paragraphs: [
				handCents + creditCents > 0
					? moneySentence(money, language)
					: texts.moneyBack.payingBack(back),
			],
			link: {
				label: texts.moneyBack.otherDays,
				url: urlOf(excursionPath(record.excursionId)),
			},
		},
		{ guest: record, booking: record, dedupeKey: `booking-paid-back:${record.id}`, sender },
	);
}
