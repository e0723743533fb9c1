import { eq, inArray, sql } from "drizzle-orm";
import { abortUnless, runBatch, type Statements } from "#app/database/batch.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, outbox, refunds } from "#app/database/schema.server.ts";
import type { Incident } from "#app/incidents/incident.ts";
import type { EndLine } from "#app/incidents/incident-lines.ts";
import { settleByStaff } from "#app/incidents/incidents.server.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { retryFailedMail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import {
	type NewHistoryLine,
	recordBookingEntry,
} from "#app/sales/booking/booking-events.server.ts";
import { bookingStatements, toBookings } from "#app/sales/booking/read-booking.server.ts";
import { cancelBookingStatements } from "#app/sales/cancellation/cancel-statements.server.ts";
import { cancellationMail, cancelledByStaff } from "#app/sales/cancellation/cancellation-mail.ts";
import { guestView } from "#app/sales/guest/guest-booking.server.ts";
import { incidentsStatement, toIncident } from "#app/sales/incidents-of-bookings.server.ts";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { endElsewhere } from "#app/sales/payments/refunds/refund-rows.server.ts";
import { decideIncident, type IncidentAnswer, type IncidentDecision } from "./incident-decision.ts";

export interface StaffAnswer extends IncidentAnswer {
	itemId: number;
	note: string;
	actor: Actor;
}

export type IncidentActionOutcome =
	| { outcome: "unknown" | "changed meanwhile"; freed?: undefined }
	/** `freed`: the excursion whose seats became free, if any. */
	| { outcome: "done"; freed?: string };

type Change = NonNullable<Extract<IncidentDecision, { outcome: "done" }>["change"]>;

/** Applies what staff decide about one incident; the booking's history names the member of staff. */
export async function actOnIncident(
	db: Database,
	answer: StaffAnswer,
	sender: MailSender,
): Promise<IncidentActionOutcome> {
	const done = await changeRecord(db, {
		read: () => readIncident(db, answer),
		decide: (state) => ({ ...decideIncident(state, answer), trip: state.booking?.excursionId }),
		write(decision, { item, booking }) {
			if (decision.outcome !== "done" || !decision.change || !item) return undefined;
			return {
				asRead: abortUnless(
					db,
					sql`EXISTS (SELECT 1 FROM attention_items
						WHERE id = ${item.id} AND status = 'open' AND updated_at = ${item.updatedAt})`,
				),
				// a cancellation takes the version itself
				version:
					booking && decision.change.kind !== "cancel"
						? takeVersion(db, "bookings", booking)
						: undefined,
				...changeStatements(db, decision.change, { item, booking, answer, sender }),
			};
		},
	});
	if (done.outcome !== "done") return { outcome: done.outcome };
	const isFreed = done.change?.kind === "cancel" && done.trip !== undefined;
	return { outcome: "done", ...(isFreed ? { freed: done.trip } : {}) };
}

/** The incident with its booking; one round trip. */
async function readIncident(db: Database, { itemId, now }: StaffAnswer) {
	const paymentId = sql`(SELECT payment_id FROM attention_items WHERE id = ${itemId})`;
	const bookingId = sql`(SELECT coalesce(item.booking_id, paid.booking_id) FROM attention_items AS item
		LEFT JOIN payments AS paid ON paid.id = item.payment_id WHERE item.id = ${itemId})`;
	const answers = await runBatch(db, {
		items: incidentsStatement(db, sql`item.id = ${itemId}`, 1),
		booking: bookingStatements(db, eq(bookings.id, bookingId)),
		refunds: db
			.select({ id: refunds.id, state: refunds.state, claimedUntil: refunds.claimedUntil })
			.from(refunds)
			.where(eq(refunds.paymentId, paymentId)),
		mail: db
			.select({ id: outbox.id })
			.from(outbox)
			.where(
				sql`id = (SELECT outbox_id FROM attention_items WHERE id = ${itemId}) AND status = 'failed'
					AND text_body <> '' AND (expires_at IS NULL OR expires_at > ${now})`,
			),
	});
	const [item] = answers.items;
	return {
		item: item ? toIncident(item) : null,
		booking: toBookings(answers.booking, now)[0] ?? null,
		refunds: answers.refunds,
		isMailRetryable: answers.mail.length > 0,
	};
}

interface Incidence {
	item: Incident;
	booking: Booking | null;
	answer: StaffAnswer;
	sender: MailSender;
}

function changeStatements(db: Database, change: Change, incidence: Incidence): Statements {
	const { item, answer } = incidence;
	const { note, now } = answer;
	const ends = (outcome: EndLine) => settleByStaff(db, { ...answer, outcome });
	switch (change.kind) {
		case "retry refund":
			return {
				refunds: retryRefunds(db, change.refundIds, now),
				event: inHistory(db, incidence, { code: "refund tried again" }),
			};
		case "paid back":
			return {
				refunds: endElsewhere(db, inArray(refunds.id, change.refundIds), now),
				// in cash, by transfer or by the guest's bank instead of the gateway
				event: inHistory(db, incidence, { code: "paid back another way", note }, "refunded"),
				incident: ends({ code: "paid back another way", note }),
			};
		case "resend":
			return {
				mail: retryFailedMail(db, item.outboxId ?? 0, now),
				event: inHistory(db, incidence, { code: "failed mail again", subject: item.detail }),
				incident: ends({ code: "sent again" }),
			};
		case "cancel":
			return {
				cancel: cancelPaidBack(db, incidence),
				incident: ends({ code: "booking cancelled" }),
			};
		case "keep":
		case "settle": {
			const isKept = change.kind === "keep";
			return {
				incident: ends({ code: isKept ? "booking stays" : "note", note }),
				event: inHistory(db, incidence, { code: "settled", note, isKept }),
			};
		}
	}
}

/** New rows, and with them new keys: the gateway repeats its answer to the old ones. Its ledger is read first. */
function retryRefunds(db: Database, ids: readonly number[], now: number) {
	const failed = inArray(refunds.id, ids);
	return {
		again: db.run(sql`
			INSERT INTO refunds (payment_id, amount_cents, reason, source, state, attempts, actor_id, actor_name, created_at)
			SELECT payment_id, amount_cents, reason, source, 'wanted', 1, actor_id, actor_name, ${now}
			FROM refunds WHERE ${failed}`),
		before: db.update(refunds).set({ state: "dropped" }).where(failed),
	};
}

/** Cancels a booking whose money has been refunded already: frees its seats and mails the guest. */
function cancelPaidBack(db: Database, { booking, answer, sender }: Incidence) {
	if (!booking) return undefined;
	const { actor, note, now } = answer;
	const { title, pickup } = guestView(booking);
	const words = guestLanguage(booking, sender);
	const read = { ...booking, title, pickup: `${pickup.time} · ${pickup.title}` };
	const money = voucherTexts[words.language].moneyOfCancelledByStaff.isBack;
	const paragraphs = [cancelledByStaff(read, note, words), money];
	const mail = cancellationMail(read, { paragraphs }, sender);
	return cancelBookingStatements(db, [{ ...booking, shares: [], mail }], {
		entry: { typedText: note },
		actor,
		now,
	});
}

/** Adds the event to the booking's history if the incident belongs to a booking. */
function inHistory(
	db: Database,
	{ booking, answer: { actor, now } }: Incidence,
	line: NewHistoryLine,
	type: "note" | "refunded" = "note",
) {
	if (!booking) return undefined;
	return recordBookingEntry(db, booking.id, { type, line, actor, now });
}
