import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { inventory } from "./inventory.ts";
import { jsonFile, type Row, readable, selectColumns } from "./rows-in-file.server.ts";

const isUsers = (id: string) => sql`user_id = ${id}`;

/** Where a user's rows are in the tables that tell of users. */
const relations: Readonly<Record<string, (id: string) => SQL>> = {
	users: (id) => sql`id = ${id}`,
	accounts: isUsers,
	passkeys: isUsers,
	two_factors: isUsers,
	// a session of staff who act as the user tells where those are
	sessions: (id) => sql`user_id = ${id} AND impersonated_by IS NULL`,
	known_devices: isUsers,
	calendar_feeds: isUsers,
	user_events: isUsers,
};
export const tablesOfUser = Object.keys(relations);

/** Not the tokens, keys and hashes, and not the staff who changed something: their names are theirs. */
export function columnsOfUser(table: string): string[] {
	return Object.entries(inventory[table]?.personal ?? {})
		.filter(([name, { isSecret }]) => !isSecret && !/^(actor|impersonat)/.test(name))
		.map(([name]) => name);
}

/** Everything personal that an account keeps of its user (GDPR, articles 15 and 20), as a file. One round trip. */
export async function accountFile(db: Database, userId: string): Promise<Response> {
	const answers = await runBatch(db, {
		tables: Object.entries(relations).map(([table, isTheirs]) => ({
			rows: db.all<Row>(selectColumns(table, columnsOfUser(table), isTheirs(userId))),
		})),
	});
	const content = tablesOfUser.map((table, place) => [
		table,
		(answers.tables[place]?.rows ?? []).map(readable),
	]);
	return jsonFile("my-account", Object.fromEntries(content));
}
