import type { IslandClock } from "#app/catalogue/local-date.ts";
import { changeRecord } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { NewHistoryLine } from "#app/sales/booking/booking-events.server.ts";
import {
	type GuestBookingDetails,
	getGuestBooking,
} from "#app/sales/guest/guest-booking.server.ts";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { cancelBookingStatements } from "./cancel-statements.server.ts";
import { cancellationMail } from "./cancellation-mail.ts";
import { decideGuestCancel } from "./guest-cancel-decision.ts";
import { moneyOfCancelled, type WhatGuestMayDo } from "./what-guest-may-do.ts";

/** Cancels a confirmed booking for its guest by the cancellation policy; a repeated click finds it cancelled. */
export function cancelByGuest(
	db: Database,
	confirmId: string,
	{ shownCents, clock, sender }: { shownCents: number; clock: IslandClock; sender: MailSender },
) {
	const { now } = clock;
	return changeRecord(db, {
		read: () => getGuestBooking(db, confirmId, now),
		decide: (booking) => decideGuestCancel(booking, { shownCents, clock }),
		write(decision, booking) {
			if (decision.outcome !== "cancelled" || !booking) return;
			const { terms, shares } = decision;
			const mail = mailOf(booking, terms, sender);
			return cancelBookingStatements(db, [{ ...booking, shares, mail }], {
				entry: { line: lineOf(booking, terms) },
				now,
			});
		},
	});
}

/** For the history: who cancelled, and what is refunded. */
function lineOf(
	{ guest: { currency, money } }: GuestBookingDetails,
	{ backCents, ofCents, hotel }: WhatGuestMayDo,
): NewHistoryLine {
	const code = "cancelled by guest";
	if (hotel.ofCents === 0)
		return { code, backCents, ofCents, currency, money: money.disputed ? "bank" : "gateway" };
	if (ofCents === 0 && !money.disputed) return { code, ...hotel, currency, money: "hotel" };
	return { code, backCents, ofCents, currency, money: money.disputed ? "bank" : "gateway", hotel };
}

function mailOf(
	{ guest, id, email }: GuestBookingDetails,
	terms: WhatGuestMayDo,
	sender: MailSender,
) {
	const { language, texts, formats } = guestLanguage(guest, sender);
	const date = formats.formatDate(guest.date, "long");
	const paragraphs = [
		texts.cancelled.asYouAsked({ title: guest.title, date }),
		moneyOfCancelled(terms, guest, language),
	];
	return cancellationMail({ ...guest, id, email }, { paragraphs }, sender);
}
