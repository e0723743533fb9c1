import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { personalBookingColumns } from "#app/bookings/booking-columns.server.ts";
import * as schema from "#app/database/schema.server.ts";
import { privacyPolicyTexts } from "#app/messages/texts.ts";
import { tablesOfUser } from "./account-download.server.ts";
import { inventory } from "./inventory.ts";

const columnsOf = new Map(
	Object.values<unknown>(schema)
		.filter((table): table is SQLiteTable => is(table, SQLiteTable))
		.map((table) => [
			getTableName(table),
			getTableConfig(table)
				.columns.map(({ name }) => name)
				.sort(),
		]),
);

test("every column of every table has a row, and no row is about a column that is gone", () => {
	expect(columnsOf.size).toBeGreaterThan(30);
	const told = new Map(
		Object.entries(inventory).map(([name, { plain, personal }]) => [
			name,
			[...plain, ...Object.keys(personal)].sort(),
		]),
	);
	expect([...told.keys()].sort()).toEqual([...columnsOf.keys()].sort());
	for (const [name, columns] of columnsOf)
		expect({ name, columns: told.get(name) }).toEqual({ name, columns });
});

test("what the rows of a booking's fields call personal leaves it with an erasure", () => {
	const kept = personalBookingColumns.filter(
		(name) => !["emptied", "replaced"].includes(inventory.bookings?.personal[name]?.fate ?? ""),
	);
	expect(kept).toEqual([]);
});

test("a user's download has every table that ends with the account and keeps more than secrets", () => {
	const ofUsers = Object.entries(inventory).filter(
		([, { of, end, plain, personal }]) =>
			of === "staff" &&
			(end === "account" || end === "expiry") &&
			["id", "user_id"].some((name) => plain.includes(name) || personal[name]) &&
			Object.values(personal).some(({ told, isSecret }) => told === "accounts" && !isSecret),
	);
	const names = [...ofUsers.map(([name]) => name), "user_events"].sort();
	expect([...tablesOfUser].sort()).toEqual(names);
});

test("rows end as their columns do", () => {
	for (const [name, { end, personal }] of Object.entries(inventory)) {
		const areRowsDeleted = ["message", "expiry", "account"].includes(end);
		for (const [column, { fate }] of Object.entries(personal))
			expect(`${name}.${column} ${fate === "deleted"}`).toBe(`${name}.${column} ${areRowsDeleted}`);
	}
});

test("the privacy page tells every row that the inventory names, and no other", () => {
	const told = new Set(
		Object.values(inventory).flatMap(({ personal }) =>
			Object.values(personal).map((each) => each.told),
		),
	);
	expect([...told].sort()).toEqual([...Object.keys(privacyPolicyTexts.en.rows), "accounts"].sort());
});
