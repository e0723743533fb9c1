/** Bookings by test keys: they see true seats and take none. */
import { type SQL, sql } from "drizzle-orm";
import { abortUnless } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { statusAt } from "#app/sales/booking/booking.ts";
import type { ResellerBooking } from "#app/sales/resellers/reseller-booking.ts";

const keptMilliseconds = 30 * 24 * 3_600_000;
/** More than a reseller's engineer makes in a month. */
const mostRows = 500;

interface Row {
	id: number;
	record: string;
	revision: number;
}

export interface TestBooking extends ResellerBooking {
	id: number;
	revision: number;
}

/** @param resellerId SQL of it. @param which SQL on the row */
export function testBookingsStatement(db: Database, resellerId: SQL, which: SQL) {
	return db.all<Row>(sql`
		SELECT id, record, revision FROM reseller_test_bookings
		WHERE reseller_id = ${resellerId} AND ${which}
		ORDER BY id DESC LIMIT ${mostRows}`);
}

export function toTestBookings(rows: readonly Row[], now: number): TestBooking[] {
	return rows.map(({ id, record, revision }) => {
		const booking: ResellerBooking = JSON.parse(record);
		return { ...booking, status: statusAt(booking, now), id, revision };
	});
}

/** Those of long ago; an index finds them. */
export function forgetTestBookings(db: Database, now: number) {
	return db.run(
		sql`DELETE FROM reseller_test_bookings WHERE created_at < ${now - keptMilliseconds}`,
	);
}

/** The statement that keeps a new one. @returns nothing of `inserted` where its uuid is there. */
export function keepTestBooking(
	db: Database,
	{ booking, resellerId, now }: { booking: ResellerBooking; resellerId: number; now: number },
) {
	return {
		inserted: db.all<{ id: number }>(sql`
			INSERT INTO reseller_test_bookings (reseller_id, uuid, record, created_at)
			VALUES (${resellerId}, ${booking.uuid}, ${JSON.stringify(booking)}, ${now})
			ON CONFLICT DO NOTHING RETURNING id`),
	};
}

export function changeTestBooking(
	db: Database,
	{ id, revision }: Pick<TestBooking, "id" | "revision">,
	changedBooking: ResellerBooking,
) {
	return {
		booking: db.run(sql`
			UPDATE reseller_test_bookings SET record = ${JSON.stringify(changedBooking)}, revision = revision + 1
			WHERE id = ${id} AND revision = ${revision}`),
		isSame: abortUnless(db, sql`changes() = 1`),
	};
}
