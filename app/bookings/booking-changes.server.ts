import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { excursions, pickupAssignments, pickupPoints } from "#app/database/schema.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "./actor.ts";
import { recordEvent } from "./booking-events.server.ts";
import { changedLetter, letterMail, type MailSender, voucherMail } from "./booking-mails.tsx";
import { moveStatements } from "./booking-move.server.ts";
import { getBookingRecord } from "./booking-record.server.ts";
import { getBooking } from "./bookings.server.ts";
import type { BookingScope } from "./staff-booking.ts";

export interface StaffAct {
	actor: Actor;
	/** Made once a form: the same click twice is one act. */
	key: string;
	now: number;
}

export interface BookingChange {
	/** Local date. */
	date: string;
	pickupPointId: number;
	/** When the form was filled: a booking that somebody changed since then is not overwritten. */
	seenAt: number;
}

export type ChangeOutcome =
	| { outcome: "changed"; excursionId: string }
	| { outcome: "nothing to change" | "unknown" | "changed meanwhile" | "not possible" };

/**
 * Moves a live booking to another date or pickup of its excursion.
 */
export async function changeBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	change: BookingChange,
	{ actor, key, now }: StaffAct,
	sender: MailSender,
): Promise<ChangeOutcome> {
	const { date, pickupPointId, seenAt } = change;
	const before = await getBookingRecord(db, scope, bookingId, now);
	if (!before) return { outcome: "unknown" };
	// the first of two clicks has done it
	if (before.date === date && before.pickupPointId === pickupPointId)
		return { outcome: "nothing to change" };
	const [guest, stop] = await Promise.all([
		getBooking(db, before.confirmId, now),
		findStop(db, before.excursionId, pickupPointId),
	]);
	if (!guest || !stop) return { outcome: "not possible" };
	const after = { ...guest, date, startTime: stop.startTime, pickup: stop };
	const mail = letterMail(
		changedLetter(after, sender),
		guest,
		before,
		`booking-changed:${key}`,
		sender,
	);
	const target = { date, stop: { ...stop, pointId: pickupPointId } };
	const [changed] = await db.batch(
		moveStatements(db, { ...before, bookingId }, target, mail, { seenAt, actor, now }),
	);
	if (changed.rowsAffected > 0) return { outcome: "changed", excursionId: before.excursionId };
	return { outcome: before.updatedAt > seenAt ? "changed meanwhile" : "not possible" };
}

async function findStop(db: Database, excursionId: string, pickupPointId: number) {
	const [stop] = await db
		.select({
			startTime: excursions.startTime,
			time: pickupAssignments.pickupTime,
			title: pickupPoints.title,
			place: pickupPoints.place,
			lat: pickupPoints.lat,
			lng: pickupPoints.lng,
		})
		.from(pickupAssignments)
		.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
		.innerJoin(excursions, eq(excursions.id, pickupAssignments.excursionId))
		.where(
			and(
				eq(pickupAssignments.excursionId, excursionId),
				eq(pickupAssignments.pickupPointId, pickupPointId),
			),
		);
	return stop ?? null;
}

/** @returns false when the booking is not there for this user. */
export async function addNote(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	text: string,
	{ actor, key, now }: StaffAct,
): Promise<boolean> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return false;
	await recordEvent(
		db,
		bookingId,
		{ type: "note", detail: text, actor, dedupeKey: `note:${key}`, now },
		sql`true`,
	);
	return true;
}

export type ResendOutcome = "queued" | "not confirmed" | "unknown";

/** Sends the voucher once more, as the booking stands now. */
export async function resendVoucher(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ actor, key, now }: StaffAct,
	sender: MailSender,
): Promise<ResendOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return "unknown";
	if (record.status !== "confirmed") return "not confirmed";
	const guest = await getBooking(db, record.confirmId, now);
	if (!guest) return "unknown";
	const mail = voucherMail(guest, record, `voucher-again:${key}`, sender);
	await db.batch([
		queueMail(db, mail, now),
		recordEvent(db, bookingId, { type: "mail", detail: `again: ${mail.subject}`, actor, now }),
	]);
	return "queued";
}
