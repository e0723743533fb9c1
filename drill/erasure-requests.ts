import { sql } from "drizzle-orm";
import { rowOf, sendAll } from "./guest-returns.ts";
import type { Visit } from "./guests.ts";
import { noteBookings } from "./note-bookings.ts";
import type { Answer } from "./press.ts";
import type { Staff } from "./staff.ts";

/** Guests and staff who ask for an erasure in one round. */
const requests = 8;

/** A guest deletes the data of a booking on its own page; each click is sent so many times at once. */
export async function askToBeForgotten(
	visit: Visit,
	confirmId: string,
	clicks: number,
): Promise<void> {
	const { tally } = visit;
	const row = await rowOf(visit, confirmId);
	if (!row) return;
	// an erasure changes the confirm id, so the promise is found by the booking's id from here on
	for (const promise of tally.promisedBookings)
		if (promise.confirmId === confirmId) promise.bookingId = row.id;
	const note = { bookingId: row.id, by: "guest" as const, answer: "unknown" as Answer };
	tally.erasures.push(note);
	const path = `/booking/${confirmId}/data`;
	const answers = await sendAll(visit, path, { eraseEmail: row.email ?? "" }, clicks);
	const statuses = answers.map((answer) => answer?.status ?? null);
	// 303 also when another click, or one whose answer was lost, has erased the booking; 429: asked too often in a minute
	for (const status of statuses)
		if (status !== null && ![303, 409, 429].includes(status))
			tally.broken.push(`a guest's ${path} ended with ${status}`);
	if (statuses.includes(303)) note.answer = "done";
	else if (statuses.every((status) => status === 409)) note.answer = "refused";
}

/**
 * Some people of a round ask to be forgotten: on their page, by telephone, or both at the same time. What they ask for
 * may have to wait: for their trip, their money, a dispute or a mail.
 */
export async function someAskToBeForgotten(
	visit: Visit,
	staff: Staff,
	since: number,
): Promise<void> {
	const { world, random, tally } = visit;
	await world.quiet();
	await noteBookings(world, tally);
	const rows = await world.db.all<{ id: number; confirmId: string; isReseller: number }>(sql`
		SELECT id, confirm_id AS confirmId, source = 'reseller' AS isReseller FROM bookings
		WHERE created_at >= ${since} AND erased_at IS NULL ORDER BY id`);
	await Promise.all(
		random
			.shuffled(rows)
			.slice(0, requests)
			.map(async ({ id, confirmId, isReseller }, index) => {
				await Promise.all([
					// nobody has told the reseller's guest the address of a page
					index % 3 === 1 || isReseller ? null : askToBeForgotten(visit, confirmId, 2),
					index % 3 === 0 ? null : staffErase(visit, staff, id),
				]);
			}),
	);
}

async function staffErase({ tally }: Visit, staff: Staff, bookingId: number): Promise<void> {
	const note = { bookingId, by: "staff" as const, answer: "unknown" as Answer };
	tally.erasures.push(note);
	note.answer = await staff.erase(bookingId, 2);
}
