import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { personalBookingColumns } from "#app/sales/booking/booking-columns.server.ts";

/** Columns with personal data or secrets. */
const personalColumns: Record<string, string[]> = {
	users: ["name", "email"],
	sessions: ["token"],
	accounts: ["password", "access_token", "refresh_token", "id_token"],
	verifications: ["identifier", "value"],
	bookings: ["confirm_id", ...personalBookingColumns],
	contact_messages: ["name", "email", "message"],
	outbox: ["recipient"],
	answers: ["value"],
	told_guests: ["text"],
	waiting_parties: ["secret", "name", "email", "phone"],
	handovers: ["token_hash", "watch_hash"],
	totems: ["secret_hash"],
};

/** Shorter values ("Ida") occur in harmless words too. */
const shortest = 6;

/**
 * Personal data and secrets of the database that occur in a log.
 * @param lines the log of a worker that used this database.
 */
export async function personalDataIn(lines: readonly string[], db: Database): Promise<string[]> {
	if (lines.length === 0) return [];
	const log = lines.join("\n");
	const values = await db.all<{ place: string; value: string }>(
		sql.join(
			Object.entries(personalColumns).flatMap(([table, columns]) =>
				columns.map(
					(column) =>
						sql`SELECT ${`${table}.${column}`} AS place, ${sql.identifier(column)} AS value
							FROM ${sql.identifier(table)} WHERE length(${sql.identifier(column)}) >= ${shortest}`,
				),
			),
			sql` UNION `,
		),
	);
	return values
		.filter(({ value }) => log.includes(value))
		.map(({ place, value }) => `${place}: ${value}`);
}

/** Links with a token: whoever reads them can use them. */
export function linksIn(lines: readonly string[]): string[] {
	return lines.flatMap((line) => line.match(/https?:\/\/\S*(?:token|code|state)=\S+/g) ?? []);
}
