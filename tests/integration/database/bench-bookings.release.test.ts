import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseTemplate } from "#tests/run/database-template.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";
import { fillBookings } from "../../../bench/bookings-load.ts";

test("the bench fills a database as it is today with bookings, payments and lines that belong together", async () => {
	const folder = temporaryFolder();
	cpSync(await databaseTemplate("demo-island"), folder, { recursive: true });
	fillBookings(folder, 2000);

	const db = new DatabaseSync(join(folder, "dbs", "default", "data"), { readOnly: true });
	const count = (sql: string) => db.prepare(sql).get()?.count;
	expect(count("SELECT count(*) AS count FROM bookings")).toBe(2000);
	expect(
		count(`SELECT count(*) AS count FROM bookings WHERE price_cents <> (
			SELECT sum(quantity * unit_cents) FROM price_lines WHERE booking_id = bookings.id)`),
	).toBe(0);
	expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
	db.close();
	rmSync(folder, { recursive: true });
});
