/**
 * What is kept of guests and of users, by table and column, in files that programs can read (GDPR, articles 15 and 20).
 * Instants are ISO 8601 in UTC, money is in cents.
 */
import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { inventory } from "./inventory.ts";
import { guestOfToday, type Row, rowOfGuest } from "./rows-of-guest.ts";

/** Where somebody's rows are, by the names of the tables. */
type Relations<Id> = Readonly<Record<string, (id: Id) => SQL>>;

const isOfBooking = (id: number) => sql`booking_id = ${id}`;
const isOfItsPayment = (id: number) =>
	sql`payment_id IN (SELECT payments.id FROM payments WHERE payments.booking_id = ${id})`;

const ofBooking: Relations<number> = {
	bookings: (id) => sql`bookings.id = ${id}`,
	booking_events: isOfBooking,
	boarding_ticks: isOfBooking,
	boardings: isOfBooking,
	told_guests: isOfBooking,
	weather_choices: isOfBooking,
	reseller_bookings: isOfBooking,
	price_lines: isOfBooking,
	answers: isOfBooking,
	payments: isOfBooking,
	refunds: isOfItsPayment,
	credits: isOfBooking,
	// somebody else may have spent the rest
	credit_movements: isOfItsPayment,
	disputes: isOfItsPayment,
	attention_items: (id) => sql`(${isOfBooking(id)} OR ${isOfItsPayment(id)})`,
	outbox: isOfBooking,
	waiting_parties: isOfBooking,
};
export const tablesOfBooking = Object.keys(ofBooking);

/** Columns of the guest: not the tokens, and not the names of staff, which are theirs. */
export function columnsToGive(table: string): string[] {
	return Object.entries(inventory[table]?.personal ?? {})
		.filter(([, { isSecret, privacyRow }]) => !isSecret && privacyRow !== "accounts")
		.map(([name]) => name);
}

/** Everything personal that a booking keeps of its guest, without what belongs to somebody else. One round trip. */
export async function dataFile(
	db: Database,
	{ id, reference }: { id: number; reference: string },
): Promise<Response> {
	const tables = await readRows(db, ofBooking, id, columnsToGive);
	const guest = guestOfToday(tables.get("bookings")?.[0]);
	const content = [...tables].map(([table, rows]) => [
		table,
		rows.flatMap((row) => rowOfGuest(table, row, guest) ?? []),
	]);
	return jsonFile(reference, Object.fromEntries(content));
}

const isOfUser = (id: string) => sql`user_id = ${id}`;

const ofUser: Relations<string> = {
	users: (id) => sql`id = ${id}`,
	accounts: isOfUser,
	passkeys: isOfUser,
	two_factors: isOfUser,
	// a session of staff who act as the user tells where those are
	sessions: (id) => sql`user_id = ${id} AND impersonated_by IS NULL`,
	known_devices: isOfUser,
	calendar_feeds: isOfUser,
	user_events: isOfUser,
};
export const tablesOfUser = Object.keys(ofUser);

/** Not the tokens, keys and hashes, and not the staff who changed something: their names are theirs. */
export function columnsOfUser(table: string): string[] {
	return Object.entries(inventory[table]?.personal ?? {})
		.filter(([name, { isSecret }]) => !isSecret && !/^(actor|impersonat)/.test(name))
		.map(([name]) => name);
}

/** Everything personal that an account keeps of its user. One round trip. */
export async function accountFile(db: Database, userId: string): Promise<Response> {
	const tables = await readRows(db, ofUser, userId, columnsOfUser);
	return jsonFile("my-account", Object.fromEntries(tables));
}

async function readRows<Id>(
	db: Database,
	relations: Relations<Id>,
	id: Id,
	columnsOf: (table: string) => string[],
): Promise<Map<string, Row[]>> {
	const names = Object.keys(relations);
	const { answers } = await runBatch(db, {
		answers: Object.entries(relations).map(([table, isTheirs]) => ({
			rows: db.all<Row>(selectColumns(table, columnsOf(table), isTheirs(id))),
		})),
	});
	return new Map(names.map((table, place) => [table, (answers[place]?.rows ?? []).map(readable)]));
}

function selectColumns(table: string, columns: readonly string[], condition: SQL): SQL {
	const names = columns.map((name) => sql.identifier(name));
	return sql`SELECT ${sql.join(names, sql`, `)} FROM ${sql.identifier(table)} WHERE ${condition}`;
}

function readable(row: Row): Row {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => {
			const isInstant = name.endsWith("_at") || name === "ban_expires";
			if (isInstant && typeof value === "number") return [name, new Date(value).toISOString()];
			const isJson = name === "line" || name === "outcome_line";
			return [name, isJson && typeof value === "string" ? JSON.parse(value) : value];
		}),
	);
}

/** An answer that the browser saves as a file. */
function jsonFile(name: string, content: unknown): Response {
	return new Response(JSON.stringify(content, null, "\t"), {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}.json"`,
		},
	});
}
