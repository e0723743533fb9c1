import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { type Incident, type IncidentAction, incidentActionsFor } from "#app/incidents/incident.ts";
import type { EndLine } from "#app/incidents/incident-lines.ts";
import { settleByStaff } from "#app/incidents/incidents.server.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { retryFailedMail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { type NewHistoryLine, recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { cancellationMail, cancelledByStaff } from "#app/sales/cancellation/cancellation-mail.ts";
import { isDisputed } from "#app/sales/dispute.server.ts";
import type { MailSender } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import { isDue } from "#app/sales/payments/payment-money.server.ts";
import {
	cancellationNotice,
	cancelStatements,
	wasCancelledAt,
} from "#app/sales/payments/refunds/booking-cancellation.server.ts";
import { endElsewhere } from "#app/sales/payments/refunds/refund-rows.server.ts";
import { getIncident } from "#app/sales/shown-incidents.server.ts";
import { getBookingRecord } from "#app/sales/staff/booking-record.server.ts";

export interface StaffAnswer {
	itemId: number;
	act: IncidentAction;
	/** Milliseconds since the epoch; an incident that changed after this is not acted on. */
	seenAt: number;
	note: string;
	actor: Actor;
	now: number;
}

export type IncidentActionOutcome =
	| { outcome: "unknown" | "changed meanwhile"; freed?: undefined }
	/** `freed`: the excursion whose seats became free, if any. */
	| { outcome: "done"; freed?: string };

/**
 * Applies what staff decide about one incident. Each batch names the statuses that it expects, so a
 * repeated click changes nothing; the booking's history names the member of staff.
 */
export async function actOnIncident(
	db: Database,
	answer: StaffAnswer,
	sender: MailSender,
): Promise<IncidentActionOutcome> {
	const item = await getIncident(db, answer.itemId);
	if (!item) return { outcome: "unknown" };
	// a repeated click: the first one has settled it; somebody else's answer may be another one
	if (item.status === "settled")
		return { outcome: item.settledById === answer.actor.id ? "done" : "changed meanwhile" };
	if (!incidentActionsFor(item).includes(answer.act)) return { outcome: "changed meanwhile" };
	if (answer.act === "cancel") {
		const freed = await cancelPaidBack(db, item, answer, sender);
		return freed ? { outcome: "done", freed } : { outcome: "changed meanwhile" };
	}
	const changed = await run(db, item, { ...answer, act: answer.act });
	return { outcome: changed ? "done" : "changed meanwhile" };
}

async function run(
	db: Database,
	item: Incident,
	answer: StaffAnswer & { act: Exclude<IncidentAction, "cancel"> },
): Promise<boolean> {
	switch (answer.act) {
		case "retry refund":
			return retryRefund(db, item, answer);
		case "paid back":
			return paidBackElsewhere(db, item, answer);
		case "resend":
			return resendMail(db, item, answer);
		case "keep":
			return settle(db, item, answer, { code: "booking stays", note: answer.note });
		case "settle":
			return settle(db, item, answer, { code: "note", note: answer.note });
	}
}

/** A new row, and with it a new key: the gateway repeats its answer to the old one. Its ledger is read first. */
async function retryRefund(db: Database, item: Incident, answer: StaffAnswer) {
	const failed = sql`payment_id = ${item.payment?.id ?? ""} AND state = 'failed'`;
	const { before: changed } = await runBatch(db, {
		again: db.run(sql`
			INSERT INTO refunds (payment_id, amount_cents, reason, source, state, attempts, actor_id, actor_name, created_at)
			SELECT payment_id, amount_cents, reason, source, 'wanted', 1, actor_id, actor_name, ${answer.now}
			FROM refunds WHERE ${failed}`),
		before: db.run(sql`UPDATE refunds SET state = 'dropped' WHERE ${failed}`),
		event: inHistory(db, item, answer, { code: "refund tried again" }),
	});
	return changed.rowsAffected > 0;
}

/** Refunded in cash, by transfer or by the guest's bank instead of the gateway. */
async function paidBackElsewhere(db: Database, item: Incident, answer: StaffAnswer) {
	const { actor, now, note } = answer;
	const paymentId = item.payment?.id ?? "";
	const { refunds: changed } = await runBatch(db, {
		refunds: endElsewhere(
			db,
			sql`refunds.payment_id = ${paymentId} AND ${isDue()}
				AND (refunds.state = 'failed' OR EXISTS (SELECT 1 FROM payments WHERE payments.id = ${paymentId} AND ${isDisputed()}))
				-- a request under way may still give back what a person is about to give
				AND NOT EXISTS (SELECT 1 FROM refunds AS other
					WHERE other.payment_id = ${paymentId} AND other.claimed_until > ${now})
				AND EXISTS (SELECT 1 FROM attention_items
					WHERE id = ${item.id} AND status = 'open' AND updated_at <= ${answer.seenAt})`,
			now,
		),
		event: item.booking
			? recordBookingEntry(db, item.booking.id, {
					type: "refunded",
					line: { code: "paid back another way", note },
					actor,
					now,
				})
			: undefined,
		incident: settleByStaff(
			db,
			settlingOf(item, answer, { code: "paid back another way", note }),
			sql`EXISTS (SELECT 1 FROM refunds WHERE payment_id = ${paymentId} AND is_elsewhere = 1 AND done_at = ${now})`,
		),
	});
	return changed.rowsAffected > 0;
}

async function resendMail(db: Database, item: Incident, answer: StaffAnswer) {
	const { mail: changed } = await runBatch(db, {
		mail: retryFailedMail(db, item.outboxId ?? 0, answer.now),
		event: inHistory(db, item, answer, { code: "failed mail again", subject: item.detail }),
		incident: settleByStaff(
			db,
			settlingOf(item, answer, { code: "sent again" }),
			sql`EXISTS (SELECT 1 FROM outbox WHERE id = ${item.outboxId} AND status <> 'failed')`,
		),
	});
	return changed.rowsAffected > 0;
}

/**
 * Cancels a booking whose money has been refunded already: frees its seats and mails the guest.
 * @returns the excursion whose seats became free; null when nothing changed.
 */
async function cancelPaidBack(
	db: Database,
	item: Incident,
	answer: StaffAnswer,
	sender: MailSender,
): Promise<string | null> {
	const { actor, now } = answer;
	const bookingId = item.booking?.id ?? 0;
	const record = await getBookingRecord(db, { kind: "all" }, bookingId, now);
	if (!record) return null;
	const own = guestLanguage(record, sender);
	const booking = { ...record, ...record.inGuestWords };
	const money = voucherTexts[own.language].moneyOfCancelledByStaff.isBack;
	const mail = cancellationMail(
		booking,
		{ paragraphs: [cancelledByStaff(booking, answer.note, own), money] },
		sender,
	);
	const isSeen = sql`EXISTS (SELECT 1 FROM attention_items AS item
		WHERE item.id = ${item.id} AND item.status = 'open' AND item.updated_at <= ${answer.seenAt})`;
	const cancellation = { refund: false, reason: answer.note, actor, now };
	const { cancel } = await runBatch(db, {
		cancel: cancelStatements(db, [bookingId], cancellation, isSeen),
		notice: cancellationNotice(db, bookingId, mail, cancellation),
		incident: settleByStaff(
			db,
			settlingOf(item, answer, { code: "booking cancelled" }),
			wasCancelledAt(bookingId, now),
		),
	});
	return cancel.bookings.rowsAffected > 0 ? record.excursionId : null;
}

async function settle(
	db: Database,
	item: Incident,
	answer: StaffAnswer,
	outcome: EndLine,
): Promise<boolean> {
	const { incident: changed } = await runBatch(db, {
		incident: settleByStaff(db, settlingOf(item, answer, outcome)),
		event: inHistory(db, item, answer, {
			code: "settled",
			note: answer.note,
			isKept: answer.act === "keep",
		}),
	});
	return changed.rowsAffected > 0;
}

function settlingOf(item: Incident, { seenAt, actor, now }: StaffAnswer, outcome: EndLine) {
	return { itemId: item.id, seenAt, outcome, actor, now };
}

/** Adds the event to the booking's history if the incident belongs to a booking. */
function inHistory(
	db: Database,
	item: Incident,
	{ actor, now }: StaffAnswer,
	line: NewHistoryLine,
) {
	if (!item.booking) return undefined;
	return recordBookingEntry(db, item.booking.id, { type: "note", line, actor, now });
}
