import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { type Mail, withdrawMails } from "#app/outbox/outbox.server.ts";
import { boardingStatements } from "#app/sales/boarded-people.server.ts";
import { hasEntry } from "#app/sales/booking.ts";
import {
	queueBookingMail,
	recordBookingEntry,
	somethingChanged,
} from "#app/sales/booking-events.server.ts";
import { makeConfirmId } from "#app/sales/booking-ids.ts";
import { changedFields } from "#app/sales/history/changed-fields.ts";
import { readGuestWords } from "#app/sales/mails/guest-words.server.ts";
import { isPayLinkMail } from "#app/sales/mails/is-pay-link-mail.server.ts";
import type { PayLinkSender } from "#app/sales/mails/pay-link-mail.ts";
import { internationalNumber } from "#app/sales/phone-number.server.ts";
import { type BookingRecord, getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import {
	changesBetween,
	concernsGuest,
	type EditOffer,
	isSameParty,
	pickupAfter,
} from "#app/sales/staff/edit/booking-edit.ts";
import type { BookingEdit } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { type EditPlan, type NoPlan, planOf } from "#app/sales/staff/edit/edit-plan.ts";
import { editStatement } from "#app/sales/staff/edit/edit-statements.server.ts";
import { isLinkSale } from "#app/sales/staff/sell/link-sale.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { endAttempt } from "../checkout/payment-attempt.server.ts";
import { mayMoveCash } from "../may-move-cash.ts";
import { editedMail, newLinkMail } from "./correction-mail.ts";
import {
	isByHand,
	isStillSettleable,
	owedAfter,
	settlementStatements,
} from "./settle-difference.server.ts";

export type EditOutcome =
	| { outcome: "done"; excursionId: string; hasMail: boolean }
	| { outcome: "nothing to change" | "unknown" | "over" | "changed meanwhile" | "not possible" }
	/** Money passes through the hands of somebody who acts as another person. */
	| { outcome: "own account only" }
	| NoPlan;

interface EditCircumstances {
	edit: BookingEdit;
	/** Prices of today, and the stops with their times when the departure starts then. */
	offerOn: (startTime: string) => EditOffer;
	/** Local date: a past departure is not changed. */
	today: string;
	act: StaffAct;
	sender: PayLinkSender;
	/** Its country is that of a guest's number without one. */
	operatorPhone: string;
}

/**
 * Corrects a live booking and settles what its new party costs more or less; one batch after the read. A new email
 * address gives the booking a new link, because the one before lies in somebody else's mail. An unpaid sale gets its pay
 * link mailed anew, and a payment page that names another price or party, or was opened by the old link, is given up. A
 * repeated form changes nothing.
 */
export async function editBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	circumstances: EditCircumstances,
): Promise<EditOutcome> {
	const { edit, offerOn, today, act, operatorPhone } = circumstances;
	const before = await getBookingRecord(db, scope, bookingId, act.now);
	if (!before) return { outcome: "unknown" };
	const eventKey = `edit:${bookingId}:${act.key}`;
	const early = answerBefore(before, { edit, today, eventKey });
	if (early) return early;
	const plan = planOf(before, edit, offerOn(before.startTime));
	if ("outcome" in plan) return plan;
	const correction = correctionOf(before, edit, plan);
	const { changes, hasMail } = correction;
	if (changes.length === 0) return { outcome: "nothing to change" };
	if (isByHand(plan) && !mayMoveCash(act.actor)) return { outcome: "own account only" };
	const mail = await mailOf(db, correction, circumstances);
	const edited = editStatement(db, before, {
		scope,
		edit,
		stop: plan.stop,
		price: plan.price,
		confirmId: correction.stored.confirmId,
		condition: isStillSettleable(bookingId, plan),
		phoneE164: internationalNumber(edit.phone, operatorPhone),
		now: act.now,
	});
	const { edited: update, done } = await runBatch(
		db,
		correctionStatements(db, correction, { edited, mail, eventKey, scope, act }),
	);
	if (done[0]?.done) return { outcome: "done", excursionId: before.excursionId, hasMail };
	return { outcome: update.rowsAffected > 0 ? "changed meanwhile" : "not possible" };
}

/** What is known before anything is planned; null when the correction may go on. */
export function answerBefore(
	before: BookingRecord,
	{ edit, today, eventKey }: { edit: BookingEdit; today: string; eventKey: string },
): EditOutcome | null {
	if (hasEntry(before, eventKey))
		return { outcome: "done", excursionId: before.excursionId, hasMail: false };
	if (before.date < today) return { outcome: "over" };
	if (before.erasedAt !== null) return { outcome: "refused", words: eraseBookingTexts.staysErased };
	if (before.updatedAt !== edit.seenAt) return { outcome: "changed meanwhile" };
	return null;
}

export type Correction = ReturnType<typeof correctionOf>;

/** What the correction makes of the booking, and what its guest has to know. */
function correctionOf(before: BookingRecord, edit: BookingEdit, plan: EditPlan) {
	const money = (cents: number) => formatMoney(cents, before.currency);
	const pickup = pickupAfter(plan.stop, before.pickup);
	const { priceCents } = plan.price;
	const after = { ...edit, pickup, price: money(priceCents) };
	const changes = changesBetween({ ...before, price: money(before.priceCents) }, after);
	const isUnpaidSale = isLinkSale(before);
	const isInGuestsHands = before.status === "confirmed" || isUnpaidSale;
	const isReaddressed = isInGuestsHands && before.email !== null && before.email !== edit.email;
	const confirmId = isReaddressed ? makeConfirmId() : before.confirmId;
	return {
		before,
		edit,
		plan,
		changes,
		isUnpaidSale,
		isReaddressed,
		hasMail: isInGuestsHands && edit.email !== null && concernsGuest(changes),
		owedCents: owedAfter(before, plan),
		/** The booking as it will be stored. */
		stored: { ...before, ...edit, pickup, confirmId, priceCents },
	};
}

/** The mail to the guest, in his language: a pay link anew, or what has changed. */
export async function mailOf(
	db: Database,
	{ stored, isUnpaidSale, owedCents, plan }: Correction,
	{ act, sender }: Pick<EditCircumstances, "act" | "sender">,
): Promise<Mail> {
	const booking = { ...stored, ...(await readGuestWords(db, stored)) };
	return isUnpaidSale
		? newLinkMail(booking, { act, sender })
		: editedMail(booking, { owedCents, plan, act, sender });
}

/** All that a correction writes; each statement takes effect only with the first. */
export function correctionStatements(
	db: Database,
	correction: Correction,
	{
		edited,
		mail,
		eventKey,
		scope,
		act,
	}: {
		/** The UPDATE of the booking. */
		edited: ReturnType<typeof editStatement>;
		mail: Mail;
		eventKey: string;
		scope: BookingScope;
		act: StaffAct;
	},
) {
	const { before, edit, plan, isUnpaidSale, isReaddressed, owedCents, hasMail } = correction;
	const { id: bookingId } = before;
	const { actor, now } = act;
	const isEdited = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey})`;
	return {
		edited,
		event: recordBookingEntry(db, bookingId, {
			type: "changed",
			line: lineOf(correction),
			actor,
			dedupeKey: eventKey,
			now,
		}),
		// a payment page names the price and the party, and was opened by whoever had the link
		page:
			isUnpaidSale && (isReaddressed || !isSameParty(edit, before))
				? endAttempt(
						db,
						{ bookingId, purpose: "booking" },
						{ isOver: somethingChanged, why: "page given up", now },
					)
				: undefined,
		settled: settlementStatements(db, before, {
			plan,
			owedCents,
			isUnpaidSale,
			isEdited,
			isOtherExcursion: correction.stored.excursionId !== before.excursionId,
			circumstances: { act, scope },
		}),
		outdated:
			isReaddressed || (isUnpaidSale && hasMail)
				? withdrawMails(db, isOutdated(correction, isEdited, mail), now)
				: undefined,
		mail: hasMail
			? queueBookingMail(db, bookingId, mail, { actor, now, condition: isEdited })
			: undefined,
		boardings: isSameParty(edit, before)
			? undefined
			: boardingStatements(db, sql`(SELECT ${bookingId} WHERE ${isEdited})`),
		done: db.all<{ done: number }>(sql`SELECT ${isEdited} AS done`),
	};
}

/** The entry in the booking's history. */
function lineOf({ before, edit, plan, stored, isReaddressed }: Correction) {
	const { currency } = before;
	const forgiven = { cents: plan.differenceCents, currency, why: edit.reason };
	return {
		code: "edited",
		changes: changedFields(before, stored),
		forgiven: plan.way === "forgive" ? forgiven : null,
		hasNewLink: isReaddressed,
	} as const;
}

/**
 * SQL on `outbox`: a mail with the pay link as it was before this correction, or to the address that was wrong. While it
 * waits it would hold back the new mail, for a day where the mail provider refuses that address.
 */
function isOutdated(
	{ before, isUnpaidSale, isReaddressed }: Correction,
	isEdited: SQL,
	{ dedupeKey }: Mail,
): SQL {
	const isOldLink = isUnpaidSale ? isPayLinkMail() : sql`false`;
	const isMisaddressed = isReaddressed ? sql`recipient = ${before.email}` : sql`false`;
	return sql`booking_id = ${before.id} AND (${isOldLink} OR ${isMisaddressed}) AND dedupe_key <> ${dedupeKey} AND ${isEdited}`;
}
