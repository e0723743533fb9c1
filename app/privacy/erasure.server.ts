/** An erasure over every table: each domain empties its own rows, in one batch. */
import { type SQL, sql } from "drizzle-orm";
import { deleteMessagesFrom } from "#app/contact/messages.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { eraseIncidentsOf } from "#app/incidents/erased-incidents.server.ts";
import { eraseToldGuests } from "#app/operations/messages/departure-messages.server.ts";
import { deleteMailsFrom, eraseMailsOf } from "#app/outbox/erased-mails.server.ts";
import { deleteAnswersOf } from "#app/sales/answers/answers.server.ts";
import {
	type ErasureClock,
	isErasable,
	whatBlocksErasure,
} from "#app/sales/erasure/erasable.server.ts";
import {
	type Erasure,
	eraseBookings,
	erasedNow,
	forgetSearchedWords,
} from "#app/sales/erasure/erase-bookings.server.ts";
import type { ErasureBlocker } from "#app/sales/erasure/erased-booking.ts";
import { erasePaymentsOf } from "#app/sales/payments/checkout/payment-page.server.ts";
import { eraseCreditsOf } from "#app/sales/payments/credits/credits.server.ts";
import { deleteParties } from "#app/sales/waiting/waiting-parties.server.ts";

/** @param mayErase SQL on `bookings`, checked in the statement itself. */
export function erasureStatements(db: Database, erasure: Erasure, mayErase: SQL) {
	const erased = erasedNow(erasure);
	return {
		bookings: eraseBookings(db, erasure, mayErase),
		told: eraseToldGuests(db, erased),
		mails: eraseMailsOf(db, erased),
		incidents: eraseIncidentsOf(db, erased),
		payments: erasePaymentsOf(db, erased),
		credits: eraseCreditsOf(db, erased),
		answers: deleteAnswersOf(db, erased),
		waiting: deleteParties(db, sql`booking_id IN ${erased}`),
	};
}

export type ErasureOutcome =
	| { outcome: "erased" }
	| { outcome: "blocked"; by: ErasureBlocker[] }
	| { outcome: "unknown" };

/**
 * Erases one booking at the wish of its guest; two round trips. A repeated call finds it erased.
 * @param messagesOf also deletes what was written from this address on the contact page, and its places in waiting lists. Only staff may ask for it: nobody
 * has proved the address of a booking, and a stranger's messages must not be deleted with it.
 */
export async function eraseBooking(
	db: Database,
	{ id, ...erasure }: Omit<Erasure, "ids"> & { id: number },
	clock: ErasureClock,
	messagesOf: string | null = null,
): Promise<ErasureOutcome> {
	const ids = [id];
	const isErased = sql`EXISTS ${erasedNow({ ids, now: erasure.now })}`;
	const { statements } = await runBatch(db, {
		statements: erasureStatements(db, { ids, ...erasure }, isErasable(clock, true)),
		messages: messagesOf === null ? undefined : deleteMessagesFrom(db, messagesOf, isErased),
		copies: messagesOf === null ? undefined : deleteMailsFrom(db, messagesOf, isErased),
		waiting:
			messagesOf === null
				? undefined
				: deleteParties(db, sql`email = ${messagesOf} AND ${isErased}`),
		words: forgetSearchedWords(db),
	});
	if (statements.bookings.bookings.rowsAffected > 0) return { outcome: "erased" };
	const by = await whatBlocksErasure(db, id, clock);
	return by === null ? { outcome: "unknown" } : { outcome: "blocked", by };
}
