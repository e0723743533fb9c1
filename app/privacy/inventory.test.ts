import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#app/database/schema.server.ts";
import { privacyPolicyTexts } from "#app/messages/texts.ts";
import { personalBookingColumns } from "#app/sales/booking/booking-columns.server.ts";
import { tablesOfUser } from "./data-files.server.ts";
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
	const inventoryColumns = new Map(
		Object.entries(inventory).map(([name, { plain, personal }]) => [
			name,
			[...plain, ...Object.keys(personal)].sort(),
		]),
	);
	expect([...inventoryColumns.keys()].sort()).toEqual([...columnsOf.keys()].sort());
	for (const [name, columns] of columnsOf)
		expect({ name, columns: inventoryColumns.get(name) }).toEqual({ name, columns });
});

test("what the rows of a booking's fields call personal leaves it with an erasure", () => {
	const fates = personalBookingColumns.map((name) => [
		name,
		inventory.bookings?.personal[name]?.fate,
	]);
	expect(Object.fromEntries(fates)).toEqual({
		// an erasure empties every other column that these rows name (`eraseBookings`)
		...Object.fromEntries(personalBookingColumns.map((name) => [name, "emptied"])),
		name: "replaced",
	});
});

test("a user's download has every table that ends with the account and keeps more than secrets", () => {
	const ofUsers = Object.entries(inventory).filter(
		([, { of, end, plain, personal }]) =>
			of === "staff" &&
			(end === "account" || end === "expiry") &&
			["id", "user_id"].some((name) => plain.includes(name) || personal[name]) &&
			Object.values(personal).some(
				({ privacyRow, isSecret }) => privacyRow === "accounts" && !isSecret,
			),
	);
	const names = [...ofUsers.map(([name]) => name), "user_events"].sort();
	expect([...tablesOfUser].sort()).toEqual(names);
});

test("rows end as their columns do", () => {
	for (const [name, { end, personal }] of Object.entries(inventory)) {
		const areRowsDeleted = ["message", "expiry", "account", "erasure"].includes(end);
		for (const [column, { fate }] of Object.entries(personal))
			expect(`${name}.${column} ${fate === "deleted"}`).toBe(`${name}.${column} ${areRowsDeleted}`);
	}
});

test("the privacy page tells every row that the inventory names, and no other", () => {
	const rowNames = new Set(
		Object.values(inventory).flatMap(({ personal }) =>
			Object.values(personal).map((each) => each.privacyRow),
		),
	);
	expect([...rowNames].sort()).toEqual(
		[...Object.keys(privacyPolicyTexts.en.rows), "accounts"].sort(),
	);
});

test("docs/personal-columns.md says the same; `-u` writes it anew", async () => {
	const tables = Object.entries(inventory);
	const rows = tables.flatMap(([table, { of, end, personal }]) => {
		const alike = Object.groupBy(Object.entries(personal), ([, { privacyRow, to, fate }]) =>
			[privacyRow, to.join(", "), fate].join(" | "),
		);
		return Object.entries(alike).map(([facts, columns = []]) => {
			const names = columns.map(([name, { isSecret }]) => (isSecret ? `${name}*` : name));
			return `| ${table} | ${of} | ${end} | ${names.join(", ")} | ${facts} |`;
		});
	});
	const plain = tables.filter(([, { personal }]) => Object.keys(personal).length === 0);
	const page = [
		"# Personal columns",
		"",
		"Printed from `app/privacy/inventory.ts` by its test: change that file, then run",
		"`npx vitest run --project unit app/privacy/inventory.test.ts -u`. What the words mean stands in [privacy](privacy.md).",
		"`*`: a token or a hash, which no download has. Who gets it: beside the office.",
		"",
		"| table | of | its rows end with | columns | told under | who gets it | fate |",
		"|---|---|---|---|---|---|---|",
		...rows,
		"",
		`Nothing of a person: ${plain.map(([table]) => table).join(", ")}.`,
		"",
	].join("\n");
	await expect(page).toMatchFileSnapshot("../../docs/personal-columns.md");
});
