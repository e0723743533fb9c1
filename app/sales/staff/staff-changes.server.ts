import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	departures,
	excursions,
	pickupAssignments,
	pickupPoints,
} from "#app/database/schema.server.ts";
import { languagesOfRow } from "#app/departures/departure.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { isNamed } from "#app/sales/erasure/erase-bookings.server.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import {
	changedMail,
	type MailSender,
	plainMail,
	voucherMail,
} from "#app/sales/mails/booking-mails.tsx";
import { moveBookingStatements } from "#app/sales/move-booking.server.ts";
import { getBookingRecord } from "./booking-record.server.ts";
import type { BookingScope } from "./booking-scope.server.ts";
import { decideResend } from "./resend-decision.ts";

export interface StaffAct {
	actor: Actor;
	/** Made once for each form, so that a repeated click has no effect. */
	key: string;
	now: number;
}

export interface BookingChange {
	departureId: number;
	pickupPointId: number;
	/** Local date of today: a past departure cannot be changed. */
	today: string;
	/** Version of the booking that staff saw: a change made after this is not overwritten. */
	seenAt: number;
}

export type ChangeOutcome =
	| { outcome: "changed"; excursionId: string }
	| { outcome: "nothing to change" | "unknown" | "over" | "changed meanwhile" | "not possible" }
	/** The chosen departure is of an earlier day. */
	| { outcome: "day over" };

/** Moves a live booking to another departure or pickup of its excursion. */
export async function changeBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		change,
		act: { actor, key, now },
		sender,
	}: { change: BookingChange; act: StaffAct; sender: MailSender },
): Promise<ChangeOutcome> {
	const { departureId, pickupPointId, seenAt, today } = change;
	const before = await getBookingRecord(db, scope, bookingId, now);
	if (!before) return { outcome: "unknown" };
	if (before.date < today) return { outcome: "over" };
	// a repeated click: the first one has done it
	if (before.departureId === departureId && before.pickupPointId === pickupPointId)
		return { outcome: "nothing to change" };
	const [own, stop] = await Promise.all([
		getGuestBooking(db, before.confirmId, now),
		findStop(db, before.excursionId, { pickupPointId, departureId }),
	]);
	if (!own || !stop) return { outcome: "not possible" };
	if (stop.date < today) return { outcome: "day over" };
	const { guest } = own;
	const { date, startTime } = stop;
	const languages = languagesOfRow(stop);
	const inGuestWords = own.stops.find(({ pointId }) => pointId === pickupPointId);
	const pickup = {
		...stop,
		...(inGuestWords && { title: inGuestWords.title, place: inGuestWords.place }),
	};
	const after = { ...guest, date, startTime, pickup, languages };
	const mail = plainMail(changedMail(after, sender), {
		guest,
		booking: before,
		dedupeKey: `booking-changed:${key}`,
		sender,
	});
	const target = {
		departure: { id: departureId, date },
		stop: { ...stop, pointId: pickupPointId },
	};
	const { moved } = await runBatch(
		db,
		moveBookingStatements(
			db,
			{ ...before, bookingId },
			{ target, mail, move: { seenAt, actor, now } },
		),
	);
	if (moved.rowsAffected > 0) return { outcome: "changed", excursionId: before.excursionId };
	return { outcome: before.updatedAt > seenAt ? "changed meanwhile" : "not possible" };
}

/** The stop with its times on a departure of the excursion. */
async function findStop(
	db: Database,
	excursionId: string,
	{ pickupPointId, departureId }: { pickupPointId: number; departureId: number },
) {
	const [stop] = await db
		.select({
			date: departures.date,
			startTime: departures.startTime,
			languages: departures.languages,
			time: sql<string>`${timeOn(sql`${pickupAssignments.pickupTime}`, "excursions", "departures")}`,
			title: pickupPoints.title,
			place: pickupPoints.place,
			lat: pickupPoints.lat,
			lng: pickupPoints.lng,
		})
		.from(pickupAssignments)
		.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
		.innerJoin(excursions, eq(excursions.id, pickupAssignments.excursionId))
		.innerJoin(departures, eq(departures.excursionId, excursions.id))
		.where(
			and(
				eq(departures.id, departureId),
				eq(pickupAssignments.excursionId, excursionId),
				eq(pickupAssignments.pickupPointId, pickupPointId),
			),
		);
	return stop ?? null;
}

export type NoteOutcome = "saved" | "unknown" | "erased";

/** What was erased takes no new words; the statement checks it again. */
export async function addNote(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ text, act: { actor, key, now } }: { text: string; act: StaffAct },
): Promise<NoteOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return "unknown";
	if (record.erasedAt !== null) return "erased";
	await recordBookingEntry(
		db,
		bookingId,
		{ type: "note", typedText: text, actor, dedupeKey: `note:${key}`, now },
		isNamed(bookingId),
	);
	return "saved";
}

/** Mails the voucher again; a repeated click queues one mail. */
export async function resendVoucher(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act: { actor, key, now }, sender }: { act: StaffAct; sender: MailSender },
) {
	return changeRecord(db, {
		read: async () => {
			const record = await getBookingRecord(db, scope, bookingId, now);
			return { record, booking: record && (await getGuestBooking(db, record.confirmId, now)) };
		},
		decide: ({ record }) => decideResend(record),
		write: ({ outcome }, { record, booking }) => {
			if (outcome !== "queued" || !record || !booking) return;
			const mail = voucherMail(booking.guest, booking, `voucher-again:${key}`, sender);
			return {
				version: takeVersion(db, "bookings", record),
				mail: queueMail(db, mail, now),
				event: recordBookingEntry(db, bookingId, {
					type: "mail",
					line: { code: "mail again", subject: mail.subject },
					actor,
					now,
				}),
			};
		},
	});
}
