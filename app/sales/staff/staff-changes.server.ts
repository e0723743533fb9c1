import { and, eq, sql } from "drizzle-orm";
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
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { makeConfirmId } from "#app/sales/booking/booking-ids.ts";
import { policyStartAfter } from "#app/sales/cancellation/refund-by-policy.ts";
import { guestDetails } from "#app/sales/guest/guest-booking.server.ts";
import { changedMail, plainMail, voucherMail } from "#app/sales/mails/booking-mails.tsx";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { moveBookingStatements } from "#app/sales/move-booking.server.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";
import type { BookingScope } from "./booking-scope.server.ts";
import { decideDayChange, type StopOfDay } from "./day-change-decision.ts";
import { readRoom, reissueStatement } from "./edit/edit-statements.server.ts";
import { decideNote, decideReissue, decideResend } from "./staff-changes-decision.ts";

export interface StaffAct {
	actor: Actor;
	/** Made once for each form, so that a repeated click has no effect. */
	key: string;
	now: number;
}

interface BookingChange {
	departureId: number;
	pickupPointId: number;
	/** Local date of today: a past departure cannot be changed. */
	today: string;
	/** `bookingFingerprint` of the screen: a change made after this is not overwritten. */
	fingerprint: string;
}

/** Moves a live booking to another departure or pickup of its excursion. */
export function changeBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ change, act, sender }: { change: BookingChange; act: StaffAct; sender: MailSender },
) {
	const { departureId } = change;
	const { actor, key, now } = act;
	return changeRecord(db, {
		read: async () => {
			const [record, stop, room] = await Promise.all([
				getBookingRecord(db, scope, bookingId, now),
				findStop(db, bookingId, change),
				readRoom(db, bookingId, { departureId, now }),
			]);
			return { record, stop, ...room };
		},
		decide: (state) => decideDayChange(state, change),
		write: ({ outcome }, { record, stop }) => {
			if (outcome !== "changed" || !record || !stop) return;
			const mail = dayChangeMail(record, { stop, key, sender });
			const departure = { id: departureId, date: stop.date };
			return moveBookingStatements(db, record, { departure, stop, mail, actor, now });
		},
	});
}

/** The mail about the other day or pickup, in the guest's words. */
function dayChangeMail(
	record: BookingRecord,
	{ stop, key, sender }: { stop: StopOfDay; key: string; sender: MailSender },
) {
	const { guest, stops } = guestDetails(record);
	const { date, startTime, pointId } = stop;
	const inGuestWords = stops.find((each) => each.pointId === pointId);
	const pickup = {
		...stop,
		...(inGuestWords && { title: inGuestWords.title, place: inGuestWords.place }),
	};
	const guestAfter = {
		...{ ...guest, date, startTime, pickup, languages: languagesOfRow(stop) },
		policyStart: policyStartAfter(guest, stop),
	};
	return plainMail(changedMail(guestAfter, sender), {
		...{ guest, booking: record, dedupeKey: `booking-changed:${key}`, sender },
	});
}

/** A stop with its times on a departure of the booking's excursion. */
async function findStop(
	db: Database,
	bookingId: number,
	{ pickupPointId, departureId }: { pickupPointId: number; departureId: number },
): Promise<StopOfDay | null> {
	const [stop] = await db
		.select({
			pointId: pickupPoints.id,
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
				sql`${excursions.id} = (SELECT excursion_id FROM bookings WHERE bookings.id = ${bookingId})`,
				eq(pickupAssignments.pickupPointId, pickupPointId),
			),
		);
	return stop ?? null;
}

/** A repeated form is saved once. */
export function addNote(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ text, act: { actor, key, now } }: { text: string; act: StaffAct },
) {
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: decideNote,
		write: ({ outcome }, record) => {
			if (outcome !== "saved" || !record) return;
			return {
				version: takeVersion(db, "bookings", record),
				note: recordBookingEntry(
					db,
					bookingId,
					{ type: "note", typedText: text, actor, dedupeKey: `note:${key}`, now },
					sql`true`,
				),
			};
		},
	});
}

/** Mails the voucher again; a repeated click queues one mail. */
export async function resendVoucher(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act: { actor, key, now }, sender }: { act: StaffAct; sender: MailSender },
) {
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: decideResend,
		write: ({ outcome }, record) => {
			if (outcome !== "queued" || !record) return;
			const booking = guestDetails(record);
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

/** Gives a confirmed booking a new link and mails it; the old link and its QR code end at once. */
export function reissueVoucher(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		fingerprint,
		act: { actor, key, now },
		sender,
	}: {
		/** `bookingFingerprint` of the screen. */
		fingerprint: string;
		act: StaffAct;
		sender: MailSender;
	},
) {
	const eventKey = `reissue:${bookingId}:${key}`;
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => decideReissue(record, { fingerprint, eventKey }),
		write: ({ outcome }, record) => {
			if (outcome !== "done" || !record) return;
			const confirmId = makeConfirmId();
			const booking = guestDetails(record);
			const guest = { ...booking.guest, confirmId };
			const mail = voucherMail(guest, booking, `voucher-anew:${key}`, sender);
			return {
				version: takeVersion(db, "bookings", record),
				reissued: reissueStatement(db, { id: bookingId, confirmId, now }),
				event: recordBookingEntry(db, bookingId, {
					...{ type: "changed", line: { code: "new link" }, actor, dedupeKey: eventKey, now },
				}),
				mail: queueBookingMail(db, bookingId, mail, { actor, now }),
			};
		},
	});
}
