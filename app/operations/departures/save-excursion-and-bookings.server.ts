import { type SQL, sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import type { Author } from "#app/database/catalogue-events.server.ts";
import { changeAttempts } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import type { ExcursionChange } from "#app/departures/editor/save/excursion-change.ts";
import {
	type SavedTogether,
	type SaveOutcome,
	saveExcursion,
} from "#app/departures/editor/save/save-excursion.server.ts";
import {
	type GuestsAnswer,
	newTimesLine,
	type TouchedBooking,
	timesNotTold,
} from "#app/departures/time-change.ts";
import { newTimesMail } from "#app/operations/departures/time-change-mail.tsx";
import {
	queueBookingMail,
	recordSelectedEntries,
	somethingChanged,
} from "#app/sales/booking-events.server.ts";
import { setTimesOfBookings } from "#app/sales/booking-times.server.ts";
import type { HistoryLine } from "#app/sales/history/history-lines.ts";
import { updateEndedHolds } from "#app/sales/holds/update-ended-holds.server.ts";
import type { MailSender } from "#app/sales/mails/booking-mails.tsx";
import { reportGuestWithoutEmail } from "./guest-without-email.server.ts";
import {
	changesTimes,
	type RetimedBooking,
	type RetimedGuests,
	readTouched,
	touchedBookingsKey,
	touchesOnly,
} from "./time-change.server.ts";

/** What staff decided about the affected guests, and which guests they had been shown. */
export interface GuestsDecision {
	answer: GuestsAnswer;
	/** `touchedBookingsKey` of the bookings shown; null skips that check. */
	shown: string | null;
}

export type GuestsSaveOutcome =
	| Exclude<SaveOutcome, { outcome: "saved" | "not together" }>
	| (Extract<SaveOutcome, { outcome: "saved" }> & { bookings: number })
	/** Nothing is saved: these bookings' times would change, and staff have not decided what to tell the guests. */
	| { outcome: "guests affected"; touched: TouchedBooking[]; shown: string }
	/** Nothing is saved: these bookings are picked up at a stop that would be removed. */
	| { outcome: "guests stranded"; stranded: TouchedBooking[] };

export interface GuestsSave {
	author: Author;
	clock: IslandClock;
	/** As `saveExcursion` takes it. */
	keepsSeatsFrom: string | null;
	/** Null before staff were asked. */
	guests: GuestsDecision | null;
	sender: MailSender;
}

/**
 * Saves an excursion. If its times change for booked guests, staff are asked first what to tell
 * them; then their bookings, events and mails are saved in the same batch. One round trip when
 * nobody is affected and no answer was given.
 */
export async function saveExcursionAndBookings(
	db: Database,
	change: ExcursionChange,
	save: GuestsSave,
): Promise<GuestsSaveOutcome> {
	const { author, clock, keepsSeatsFrom, guests } = save;
	const { now } = clock;
	const today = localDateAt(now, clock.timeZone);
	const write = (together?: SavedTogether) =>
		saveExcursion(db, change, { author, now, today, keepsSeatsFrom, together });
	if (!changesTimes(change)) return counted(await write(), 0);
	const read = () => readTouched(db, change, clock);
	let known = guests ? await read() : nobody;
	for (let attempt = 0; attempt < changeAttempts; attempt += 1) {
		const refusal = guestsRefusal(known, guests);
		if (refusal) return refusal;
		const saved = await write(guestStatements(db, change, known, save));
		if (saved.outcome !== "not together") return counted(saved, known.touched.length);
		known = await read();
	}
	return {
		outcome: "guests affected",
		touched: known.touched,
		shown: touchedBookingsKey(known.touched),
	};
}

const nobody: RetimedGuests = {
	touched: [],
	stranded: [],
	mark: "",
};

function counted(saved: SaveOutcome, bookings: number): GuestsSaveOutcome {
	if (saved.outcome === "not together") throw new Error("No condition was given with this save");
	return saved.outcome === "saved" ? { ...saved, bookings } : saved;
}

function guestsRefusal(
	{ touched, stranded }: RetimedGuests,
	guests: GuestsDecision | null,
): GuestsSaveOutcome | null {
	if (stranded.length > 0) return { outcome: "guests stranded", stranded };
	if (touched.length === 0) return null;
	const shown = touchedBookingsKey(touched);
	const isAnswered = guests && (guests.shown === null || guests.shown === shown);
	return isAnswered ? null : { outcome: "guests affected", touched, shown };
}

/** Statements for times, events and mails of the affected bookings, for the batch of the save. */
function guestStatements(
	db: Database,
	change: ExcursionChange,
	known: RetimedGuests,
	{ author, clock, guests, sender }: GuestsSave,
): SavedTogether {
	const { now } = clock;
	const act = crypto.randomUUID();
	const { impersonatedBy, ...by } = author;
	const actor = { ...by, impersonatorId: impersonatedBy };
	const isWritten = guests?.answer === "write";
	// as a bound number it would become "12.0" in the text
	const keyOf = (id: number | SQL) =>
		typeof id === "number" ? sql`${`times:${act}:${id}`}` : sql`(${`times:${act}:`} || ${id})`;
	/** True when this save has changed the booking: its event says so. */
	const tookPart = (id: number | SQL) =>
		sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${keyOf(id)})`;
	const stated = { actor, now, keyOf, tookPart };
	const behindTheSave =
		known.touched.length > 0 ? newTimesStatements(db, known, isWritten, stated) : undefined;
	const mails = isWritten
		? known.touched.map((booking: RetimedBooking) => {
				const mail = newTimesMail(booking, `new-times:${act}:${booking.id}`, sender);
				const condition = tookPart(booking.id);
				return {
					mail: queueBookingMail(db, booking.id, mail, { actor, now, condition }),
					call: reportGuestWithoutEmail(
						db,
						booking,
						{ act, line: timesNotTold(booking), now },
						condition,
					),
				};
			})
		: [];
	const [first] = known.touched;
	const isSaved = first ? tookPart(first.id) : somethingChanged;
	return {
		condition: touchesOnly(known.mark, change, clock),
		statements: {
			behindTheSave,
			endedHolds: updateEndedHolds(db, sql`departure.excursion_id = ${change.id}`, clock, isSaved),
			mails,
		},
	};
}

/** Each booking's entry says that this save has changed it, which the statements after it ask. */
function newTimesStatements(
	db: Database,
	known: RetimedGuests,
	isWritten: boolean,
	{
		actor,
		now,
		keyOf,
		tookPart,
	}: {
		actor: { id: string; name: string; impersonatorId: string | null };
		now: number;
		/** SQL of the key of a booking's entry. */
		keyOf: (id: number | SQL) => SQL;
		tookPart: (id: number | SQL) => SQL;
	},
) {
	const rows = JSON.stringify(
		known.touched.map((booking) => ({
			id: booking.id,
			start: booking.start.after,
			pickup: booking.pickup.after,
			line: { ...newTimesLine(booking), isUntold: !isWritten } satisfies HistoryLine,
		})),
	);
	return {
		events: recordSelectedEntries(
			db,
			sql`SELECT value ->> 'id', 'changed', '', value -> 'line', ${actor.id}, ${actor.name},
				${actor.impersonatorId}, ${keyOf(sql`(value ->> 'id')`)}, ${now}
			FROM json_each(${rows}) WHERE ${somethingChanged}`,
		),
		bookings: setTimesOfBookings(db, { rows, now }, tookPart(sql`bookings.id`)),
	};
}
