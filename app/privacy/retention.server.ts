/** What is kept of people ends by itself: docs/privacy.md. */
import { type SQL, sql } from "drizzle-orm";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { countOldMessages, deleteOldMessages } from "#app/contact/messages.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { countOldMails, forgetMails } from "#app/outbox/erased-mails.server.ts";
import { type ErasureClock, isErasable } from "#app/sales/erasure/erasable.server.ts";
import { forgetSearchedWords } from "#app/sales/erasure/erase-bookings.server.ts";
import { countOldParties, deleteOldParties } from "#app/sales/waiting/waiting-parties.server.ts";
import { erasureStatements } from "./erasure.server.ts";

/** How long people are known here, as the operator has set it. */
interface RetentionPeriods {
	/** After the trip, or the day of a trip that was cancelled. */
	bookingMonths: number;
	/** After the end of the hold of a booking that nobody paid. */
	unpaidDays: number;
	/** After a message from the contact page was answered or closed. */
	messageMonths: number;
	/** After a mail was written. */
	mailDays: number;
}

/**
 * The same moment some months earlier; from the end of a long month the last days count into the next one.
 * @returns milliseconds since the epoch
 */
function monthsBefore(now: number, months: number): number {
	const day = new Date(now);
	return day.setUTCMonth(day.getUTCMonth() - months);
}

/** Of each kind in one run, so that a run stays short; the next minute does the next. */
const mostARun = 20;
const dayMs = 24 * 60 * 60_000;
/** Merging takes a few runs; each booking that is sold meanwhile adds a little. */
const mergingMs = 60 * 60_000;

export interface RetentionSettings {
	periods: RetentionPeriods;
	/** IANA name of the island's time zone. */
	timeZone: string;
}

/**
 * Ends what is due, a little in each run. One question finds whether anything is; a run that dies is repeated by the
 * next one, and a repeated one finds nothing.
 * @returns how many bookings, mails, messages and waiting parties were due, as far as one run takes them.
 */
export async function endPersonalData(
	db: Database,
	{ periods, timeZone }: RetentionSettings,
	now: number,
): Promise<number> {
	const clock = { now, today: localDateAt(now, timeZone) };
	const old = { createdBefore: now - periods.mailDays * dayMs, most: mostARun };
	const messagesBefore = monthsBefore(now, periods.messageMonths);
	const due = await runBatch(db, {
		bookings: db.all<{ id: number }>(dueBookings(periods, clock)),
		mails: countOldMails(db, old),
		messages: countOldMessages(db, messagesBefore, mostARun),
		waiting: countOldParties(db, messagesBefore, mostARun),
		erased: db.all<{ count: number }>(
			sql`SELECT count(*) AS count FROM bookings WHERE erased_at IS NOT NULL AND erased_at > ${now - mergingMs}`,
		),
	});
	const ids = due.bookings.map(({ id }) => id);
	await runBatch(db, {
		bookings:
			ids.length > 0
				? erasureStatements(
						db,
						{ ids, line: { code: "erased", by: "time" }, now },
						isErasable(clock, false),
					)
				: undefined,
		mails: countOf(due.mails) > 0 ? forgetMails(db, old) : undefined,
		messages:
			countOf(due.messages) > 0 ? deleteOldMessages(db, messagesBefore, mostARun) : undefined,
		waiting: countOf(due.waiting) > 0 ? deleteOldParties(db, messagesBefore, mostARun) : undefined,
		words: ids.length > 0 || countOf(due.erased) > 0 ? forgetSearchedWords(db) : undefined,
	});
	return ids.length + countOf(due.mails) + countOf(due.messages) + countOf(due.waiting);
}

function countOf([row]: readonly { count: number }[]): number {
	return row?.count ?? 0;
}

/** Bookings whose time is over. The conditions are the text of two partial indexes. */
function dueBookings(periods: RetentionPeriods, clock: ErasureClock): SQL {
	const lastDay = new Date(monthsBefore(clock.now, periods.bookingMonths))
		.toISOString()
		.slice(0, 10);
	const unpaidBefore = clock.now - periods.unpaidDays * dayMs;
	const mayBe = isErasable(clock, false);
	return sql`
		SELECT id FROM (SELECT id FROM bookings
			WHERE erased_at IS NULL AND date < ${lastDay} AND ${mayBe} ORDER BY date LIMIT ${mostARun})
		UNION
		SELECT id FROM (SELECT id FROM bookings
			WHERE status = 'expired' AND erased_at IS NULL AND hold_expires_at < ${unpaidBefore} AND ${mayBe}
			ORDER BY hold_expires_at LIMIT ${mostARun})`;
}
