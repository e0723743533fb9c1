import { type SQL, sql } from "drizzle-orm";
import { seatsOf } from "#app/catalogue/excursion.ts";
import { abortUnless } from "#app/database/batch.server.ts";
import { changeRecord, keepVersion, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { type Mail, withdrawMails } from "#app/outbox/outbox.server.ts";
import { boardingStatements } from "#app/sales/boarded-people.server.ts";
import {
	queueBookingMail,
	recordBookingEntry,
	somethingChanged,
} from "#app/sales/booking/booking-events.server.ts";
import { makeConfirmId } from "#app/sales/booking/booking-ids.ts";
import { guestView } from "#app/sales/guest/guest-booking.server.ts";
import { changedFields } from "#app/sales/history/changed-fields.ts";
import { isPayLinkMail } from "#app/sales/mails/link-sale-mails.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { payLinkMail } from "#app/sales/mails/pay-link-mail.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import { internationalNumber } from "#app/sales/phone-number.server.ts";
import { replacePriceLines } from "#app/sales/price-lines.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { isSameParty } from "#app/sales/staff/edit/booking-edit.ts";
import type { BookingEdit } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { editStatement, readRoom } from "#app/sales/staff/edit/edit-statements.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { giveUpAttempt } from "../checkout/payment-attempt.server.ts";
import { editedMail } from "./correction-mail.ts";
import { type Correction, decideEdit } from "./edit-decision.ts";
import { settlementStatements } from "./settle-difference.server.ts";

interface EditCircumstances {
	edit: BookingEdit;
	/** Local date: a past departure is not changed. */
	today: string;
	act: StaffAct;
	sender: MailSender;
	/** Its country is that of a guest's number without one. */
	operatorPhone: string;
}

/**
 * Corrects a live booking and settles what its new party costs more or less. A new email address gives the booking a new
 * link, because the one before lies in somebody else's mail. An unpaid sale gets its pay link mailed anew, and a payment
 * page that names another price or party, or was opened by the old link, is given up. A repeated form changes nothing.
 */
export function editBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ edit, today, act, sender, operatorPhone }: EditCircumstances,
) {
	const { actor, key, now } = act;
	const eventKey = `edit:${bookingId}:${key}`;
	const newConfirmId = makeConfirmId();
	const request = { edit, today, eventKey, mayMoveCash: mayMoveCash(actor), newConfirmId };
	return changeRecord(db, {
		read: async () => {
			const [record, room] = await Promise.all([
				getBookingRecord(db, scope, bookingId, now),
				readRoom(db, bookingId, { seats: seatsOf(edit), now }),
			]);
			return { record, ...room };
		},
		decide: (state) => decideEdit(state, request),
		write: (decision) => {
			if (decision.outcome !== "done" || !decision.correction) return;
			const { correction } = decision;
			const { recordBefore, recordAfter, plan } = correction;
			return {
				version: takeVersion(db, "bookings", recordBefore),
				// the decision has read prices and times of both
				trip: keepVersion(db, "excursions", {
					id: recordBefore.excursionId,
					version: recordBefore.trip.version,
				}),
				departure: keepVersion(db, "departures", recordBefore.departure),
				lines: plan.lines ? replacePriceLines(db, { bookingId, lines: plan.lines }) : undefined,
				edited: editStatement(db, recordBefore, {
					...{ recordAfter, stop: plan.stop, lines: plan.lines, now },
					phoneE164: internationalNumber(edit.phone, operatorPhone),
				}),
				seats: abortUnless(db, somethingChanged),
				...correctionStatements(db, correction, {
					...{ eventKey, act },
					mail: mailOf(correction, { act, sender }),
				}),
			};
		},
	});
}

/** The mail to the guest, in his language: a pay link anew, or what has changed. */
function mailOf(
	correction: Correction,
	{ act, sender }: Pick<EditCircumstances, "act" | "sender">,
): Mail {
	const { recordAfter, isUnpaidSale } = correction;
	const { title, pickup } = guestView(recordAfter);
	if (!isUnpaidSale)
		return editedMail(
			correction,
			{ title, pickup: `${pickup.time} · ${pickup.title}` },
			{ act, sender },
		);
	const dedupeKey = `pay-link:${recordAfter.id}:edit:${act.key}`;
	return payLinkMail({ ...recordAfter, title, pickup }, recordAfter, dedupeKey, sender);
}

/** All that follows the UPDATE of a corrected booking. */
export function correctionStatements(
	db: Database,
	correction: Correction,
	{ mail, eventKey, act }: { mail: Mail; eventKey: string; act: StaffAct },
) {
	const { recordBefore, edit, plan, isUnpaidSale, isReaddressed, hasMail } = correction;
	const { id: bookingId } = recordBefore;
	const { actor, now } = act;
	return {
		event: recordBookingEntry(
			db,
			bookingId,
			{ type: "changed", line: lineOf(correction), actor, dedupeKey: eventKey, now },
			sql`true`,
		),
		// a payment page names the price and the party, and was opened by whoever had the link
		page:
			isUnpaidSale && (isReaddressed || plan.lines !== null)
				? giveUpAttempt(db, { bookingId, purpose: "booking" }, now)
				: undefined,
		settled: settlementStatements(db, correction, act),
		outdated:
			isReaddressed || (isUnpaidSale && hasMail)
				? withdrawMails(db, isOutdated(correction, mail), now)
				: undefined,
		mail: hasMail ? queueBookingMail(db, bookingId, mail, { actor, now }) : undefined,
		boardings: isSameParty(edit, recordBefore)
			? undefined
			: boardingStatements(db, sql`(${bookingId})`),
	};
}

/** The entry in the booking's history. */
function lineOf({ recordBefore, edit, plan, recordAfter, isReaddressed }: Correction) {
	const { currency } = recordBefore;
	const forgiven = { cents: plan.differenceCents, currency, why: edit.reason };
	return {
		code: "edited",
		changes: changedFields(recordBefore, recordAfter),
		forgiven: plan.way === "forgive" ? forgiven : null,
		hasNewLink: isReaddressed,
	} as const;
}

/**
 * SQL on `outbox`: a mail with the pay link as it was before this correction, or to the address that was wrong. While it
 * waits it would hold back the new mail, for a day where the mail provider refuses that address.
 */
function isOutdated(
	{ recordBefore, isUnpaidSale, isReaddressed }: Correction,
	{ dedupeKey }: Mail,
): SQL {
	const isOldLink = isUnpaidSale ? isPayLinkMail() : sql`false`;
	const isMisaddressed = isReaddressed ? sql`recipient = ${recordBefore.email}` : sql`false`;
	return sql`booking_id = ${recordBefore.id} AND (${isOldLink} OR ${isMisaddressed}) AND dedupe_key <> ${dedupeKey}`;
}
