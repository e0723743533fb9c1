import { sql } from "drizzle-orm";
import type { Tally } from "./tally.ts";
import type { World } from "./world.ts";

/**
 * Notes which booking each promise and each sale became. Must come before an erasure, which changes a booking's confirm id
 * and deletes the notes of staff.
 */
export async function noteBookings(
	{ db }: { db: Pick<World["db"], "all"> },
	{ promisedBookings, notebook }: Pick<Tally, "promisedBookings" | "notebook">,
): Promise<void> {
	const rows = await db.all<{ id: number; confirmId: string; mark: string | null }>(
		sql`SELECT id, confirm_id AS confirmId, staff_notes AS mark FROM bookings WHERE erased_at IS NULL`,
	);
	const byConfirmId = new Map(rows.map(({ id, confirmId }) => [confirmId, id]));
	const byMark = new Map(rows.map(({ id, mark }) => [mark, id]));
	for (const promise of promisedBookings)
		promise.bookingId ??= byConfirmId.get(promise.confirmId) ?? null;
	for (const sale of notebook.sales) sale.bookingId ??= byMark.get(sale.mark) ?? null;
}
