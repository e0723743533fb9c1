import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { inventory } from "./inventory.ts";
import { jsonFile, type Row, readable, selectColumns } from "./rows-in-file.server.ts";
import { guestOfToday, rowOfGuest } from "./rows-of-guest.ts";

/** Where a booking's rows are in the tables that tell of guests. */
const relations: Readonly<Record<string, (id: number) => SQL>> = {
	bookings: (id) => sql`bookings.id = ${id}`,
	booking_events: (id) => sql`booking_id = ${id}`,
	boarding_ticks: (id) => sql`booking_id = ${id}`,
	boardings: (id) => sql`booking_id = ${id}`,
	told_guests: (id) => sql`booking_id = ${id}`,
	weather_choices: (id) => sql`booking_id = ${id}`,
	reseller_bookings: (id) => sql`booking_id = ${id}`,
	price_lines: (id) => sql`booking_id = ${id}`,
	answers: (id) => sql`booking_id = ${id}`,
	payments: (id) => sql`booking_id = ${id}`,
	refunds: (id) =>
		sql`payment_id IN (SELECT payments.id FROM payments WHERE payments.booking_id = ${id})`,
	credits: (id) => sql`booking_id = ${id}`,
	// somebody else may have spent the rest
	credit_movements: (id) =>
		sql`payment_id IN (SELECT payments.id FROM payments WHERE payments.booking_id = ${id})`,
	disputes: (id) =>
		sql`payment_id IN (SELECT payments.id FROM payments WHERE payments.booking_id = ${id})`,
	attention_items: (id) => sql`(booking_id = ${id}
		OR payment_id IN (SELECT payments.id FROM payments WHERE payments.booking_id = ${id}))`,
	outbox: (id) => sql`booking_id = ${id}`,
	waiting_parties: (id) => sql`booking_id = ${id}`,
};
export const tablesOfBooking = Object.keys(relations);

/** Columns of the guest: not the tokens, and not the names of staff, which are theirs. */
export function columnsToGive(table: string): string[] {
	return Object.entries(inventory[table]?.personal ?? {})
		.filter(([, { isSecret, privacyRow }]) => !isSecret && privacyRow !== "accounts")
		.map(([name]) => name);
}

/**
 * Everything personal that a booking keeps of its guest, by table and column, for a file that programs can read
 * (GDPR, articles 15 and 20), without what belongs to somebody else. Instants are ISO 8601 in UTC, money is in cents.
 * One round trip.
 */
export async function dataFile(
	db: Database,
	{ id, reference }: { id: number; reference: string },
): Promise<Response> {
	const answers = await runBatch(db, {
		tables: Object.entries(relations).map(([table, isIts]) => ({
			rows: db.all<Row>(selectColumns(table, columnsToGive(table), isIts(id))),
		})),
	});
	const rowsOf = (table: string) => answers.tables[tablesOfBooking.indexOf(table)]?.rows ?? [];
	const guest = guestOfToday(rowsOf("bookings")[0]);
	const content = tablesOfBooking.map((table) => [
		table,
		rowsOf(table).flatMap((row) => rowOfGuest(table, readable(row), guest) ?? []),
	]);
	return jsonFile(reference, Object.fromEntries(content));
}
