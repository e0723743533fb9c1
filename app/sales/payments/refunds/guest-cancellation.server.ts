import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import type { NewHistoryLine } from "#app/sales/booking-events.server.ts";
import { languageOfBooking } from "#app/sales/booking-language.ts";
import {
	moneyOfCancelled,
	type PolicyClock,
	type WhatGuestMayDo,
	whatGuestMayDo,
} from "#app/sales/cancellation/guest-may-cancel.ts";
import {
	type GuestBookingDetails,
	getGuestBooking,
} from "#app/sales/guest/guest-booking.server.ts";
import type { MailSender } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import { paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";
import { cancellationNotice, cancelStatements } from "./booking-cancellation.server.ts";
import { cancellationMail } from "./cancellation-mail.ts";

export type GuestCancelOutcome =
	| { outcome: "unknown" }
	/** Also when the booking had been cancelled before, or was not confirmed. */
	| { outcome: "done"; excursionId: string }
	/** A limit of the policy has passed since the refund was shown: the guest must confirm again. */
	| { outcome: "other amount" }
	| { outcome: "too late" }
	/** Others changed the booking during every attempt: nothing is cancelled. */
	| { outcome: "changed meanwhile" };

/**
 * Cancels a confirmed booking for its guest by the cancellation policy. The refund is the one that
 * the guest was shown, or nothing is done. Two round trips; a repeated click finds it done. A
 * booking that is moved, or paid in part, at the same moment is read again and cancelled if the
 * refund is the same; otherwise the guest is asked again.
 */
export async function cancelByGuest(
	db: Database,
	confirmId: string,
	{ toldCents, clock, sender }: { toldCents: number; clock: PolicyClock; sender: MailSender },
): Promise<GuestCancelOutcome> {
	return untilUnchanged(
		() => cancelOnce(db, confirmId, { toldCents, clock, sender }),
		({ outcome }) => outcome === "changed meanwhile",
	);
}

async function cancelOnce(
	db: Database,
	confirmId: string,
	{ toldCents, clock, sender }: { toldCents: number; clock: PolicyClock; sender: MailSender },
): Promise<GuestCancelOutcome> {
	const { now } = clock;
	const own = await getGuestBooking(db, confirmId, now);
	if (!own) return { outcome: "unknown" };
	const { guest, id } = own;
	const done = { outcome: "done", excursionId: guest.excursionId } as const;
	if (!bookingRules[guest.status].guestMayChange) return done;
	const terms = whatGuestMayDo(guest, own.trip, clock, languageOfBooking(guest.language));
	if (!terms.mayCancel) return { outcome: "too late" };
	if (terms.toldCents !== toldCents) return { outcome: "other amount" };
	const cancellation = {
		refund: terms.backCents > 0,
		...(terms.percent < 100 ? { refundCents: terms.backCents } : {}),
		reason: "",
		line: lineOf(own, terms),
		now,
	};
	const mail = cancellationMail(
		{ ...guest, id, email: own.email },
		{ paragraphs: wordsFor(own, terms, sender) },
		sender,
	);
	// neither moved, paid nor refunded since it was read, because that would change the refund
	const unchanged = sql`${isSold()} AND bookings.date = ${guest.date}
		AND bookings.updated_at = ${own.updatedAt} AND ${paymentsAsJson} = ${own.paymentsSeen}`;
	const { cancel } = await runBatch(db, {
		cancel: cancelStatements(db, [id], cancellation, unchanged),
		notice: cancellationNotice(db, id, mail, cancellation),
	});
	return cancel.bookings.rowsAffected > 0 ? done : { outcome: "changed meanwhile" };
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

function wordsFor(
	{ guest }: GuestBookingDetails,
	terms: WhatGuestMayDo,
	sender: MailSender,
): string[] {
	const { language, texts, formats } = guestLanguage(guest, sender);
	const date = formats.formatDate(guest.date, "long");
	return [
		texts.cancelled.asYouAsked({ title: guest.title, date }),
		moneyOfCancelled(terms, guest, language),
	];
}
