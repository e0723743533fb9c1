// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are code that is read as text
import { globSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#app/database/schema.server.ts";

/** The folder below `app/` that alone writes a table; the others call a statement that it exports. */
const owners = {
	excursions: "catalogue",
	excursionImages: "catalogue",
	extras: "catalogue",
	fares: "catalogue",
	extraStocks: "catalogue",
	questions: "catalogue",
	consentTexts: "catalogue",
	timetables: "departures",
	timetableDays: "departures",
	departures: "departures",
	pickupAssignments: "catalogue",
	pickupPoints: "catalogue",
	resources: "departures",
	departureAssignments: "departures",
	calendarFeeds: "departures",
	hotels: "partners",
	totems: "partners",
	totemEnrolments: "partners",
	resellers: "partners",
	resellerKeys: "partners",
	resellerBookings: "sales",
	resellerTestBookings: "partners",
	resellerSubscriptions: "partners",
	resellerNotices: "partners",
	priceRules: "catalogue",
	priceLines: "sales",
	answers: "sales",
	codes: "sales",
	codeExcursions: "sales",
	credits: "sales",
	creditMovements: "sales",
	bookings: "sales",
	bookingEvents: "sales",
	waitingParties: "sales",
	waitingEvents: "sales",
	boardings: "sales",
	boardingTicks: "operations",
	departureEvents: "operations",
	departureMessages: "operations",
	toldGuests: "operations",
	weatherChoices: "sales",
	handovers: "partners",
	payments: "sales",
	refunds: "sales",
	paymentEvents: "sales",
	disputes: "sales",
	reconciliations: "sales",
	sandboxCheckouts: "sales",
	cashMovements: "sales",
	cashHandovers: "sales",
	attentionItems: "incidents",
	outbox: "outbox",
	contactMessages: "contact",
	users: "account",
	accounts: "account",
	sessions: "account",
	knownDevices: "account",
	verifications: "account",
	passkeys: "account",
	userEvents: "account",
	twoFactors: "account",
	recoveryCodes: "account",
	catalogueEvents: "database",
	catalogueState: "database",
	settings: "settings",
	translations: "database",
	writeProbe: "database",
	cronRuns: "health",
} satisfies Record<TableExport, string>;

type TableExport = {
	[Name in keyof typeof schema]: (typeof schema)[Name] extends SQLiteTable ? Name : never;
}[keyof typeof schema];

/** Made by a migration, because Drizzle knows no virtual tables. */
const searchIndex: [table: string, owner: string] = ["booking_search", "sales"];

/** Owners by the table's name in SQL and by its export's name, as a statement may say either. */
const ownerOf = new Map<string, string>([
	searchIndex,
	...Object.entries(schema).flatMap(([name, table]): [string, string][] => {
		if (!is(table, SQLiteTable)) return [];
		const owner = owners[name as TableExport];
		return [
			[name, owner],
			[getTableName(table), owner],
		];
	}),
]);

interface Write {
	/** As the code names it. */
	table: string;
	line: number;
}

const rawWrite =
	/\b(?:INSERT\s+(?:OR\s+\w+\s+)?INTO|REPLACE\s+INTO|DELETE\s+FROM|UPDATE(?:\s+OR\s+\w+)?)\s+(?!SET\b)(?:"(\w+)"|\$\{\s*([^}]*?)\s*\}|(\w+))/gi;
const drizzleWrite = /\b(?:db|tx|database)\s*\.\s*(?:insert|update|delete)\(\s*([^)]*?)\s*\)/g;

/** Every write of a file, in raw SQL (template literals) and through Drizzle. */
function writesIn(code: string): Write[] {
	const lineAt = (index: number) => code.slice(0, index).split("\n").length;
	const raw = templatesOf(code).flatMap(({ text, at }) =>
		[...text.matchAll(rawWrite)].map((match) => ({
			table: match[1] ?? match[2] ?? match[3] ?? "",
			line: lineAt(at + match.index),
		})),
	);
	const drizzle = [...code.matchAll(drizzleWrite)].map((match) => ({
		table: match[1] ?? "",
		line: lineAt(match.index),
	}));
	return [...raw, ...drizzle];
}

/** The text of each sql`…` with those nested in it, so that comments are not taken for statements. */
function templatesOf(code: string): { text: string; at: number }[] {
	const templates: { text: string; at: number }[] = [];
	for (const { index } of code.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
		const at = code.indexOf("`", index) + 1;
		templates.push({ text: code.slice(at, endOfTemplate(code, at)), at });
	}
	for (const { 1: text = "", index } of code.matchAll(/\bsql\.raw\(\s*["'`]([^"'`]*)/g))
		templates.push({ text, at: index });
	return templates;
}

function endOfTemplate(code: string, start: number): number {
	for (let at = start; at < code.length; at += 1) {
		if (code[at] === "\\") at += 1;
		else if (code[at] === "`") return at;
		else if (code.startsWith("${", at)) at = endOfExpression(code, at + 2);
	}
	return code.length;
}

function endOfExpression(code: string, start: number): number {
	let depth = 1;
	for (let at = start; at < code.length; at += 1) {
		if (code[at] === "`") at = endOfTemplate(code, at + 1);
		else if (code[at] === "{") depth += 1;
		else if (code[at] === "}" && --depth === 0) return at;
	}
	return code.length;
}

/** What is wrong with the writes of a file: another domain's table, or one that cannot be read. */
function crossings(path: string, code: string): string[] {
	const folder = path.split("/")[1];
	// it raises versions alone, of whichever table a command names
	if (path === "app/database/change-record.server.ts") return [];
	return writesIn(code).flatMap(({ table, line }) => {
		const owner = ownerOf.get(table);
		if (owner === folder) return [];
		return owner
			? `${path}:${line} writes ${table}, which belongs to ${owner}`
			: `${path}:${line} writes "${table}", of which no owner is known`;
	});
}

test("a domain writes no table of another", () => {
	const files = globSync("app/**/*.server.{ts,tsx}");
	const broken = files.flatMap((path) => crossings(path, readFileSync(path, "utf8")));
	expect(broken).toEqual([]);
	const writes = files.flatMap((path) => writesIn(readFileSync(path, "utf8")));
	expect(writes.length).toBeGreaterThan(80);
});

test("only server files write SQL", () => {
	const others = globSync("app/**/*.{ts,tsx}").filter(
		(path) => !path.includes(".server.") && !path.includes(".test."),
	);
	expect(others.filter((path) => writesIn(readFileSync(path, "utf8")).length > 0)).toEqual([]);
});

test("each way to write another domain's table is found", () => {
	const foreignWrites = (code: string) => crossings("app/partners/x.server.ts", code);
	expect(foreignWrites("db.run(sql`INSERT INTO payments (id) SELECT 1`)")).toHaveLength(1);
	expect(foreignWrites("db.run(sql`insert or ignore into payments (id) VALUES (1)`)")).toHaveLength(
		1,
	);
	expect(foreignWrites("db.run(sql`UPDATE ${payments} SET id = 1`)")).toHaveLength(1);
	expect(foreignWrites("db.run(sql`\n\tDELETE FROM\n\tpayments`)")).toHaveLength(1);
	expect(foreignWrites('db.run(sql`UPDATE "payments" SET id = 1`)')).toHaveLength(1);
	expect(foreignWrites("db\n\t.update(payments)\n\t.set({})")).toHaveLength(1);
	expect(foreignWrites("db.insert(payments)")).toHaveLength(1);
	expect(foreignWrites("sql`${all ? sql`DELETE FROM payments` : sql``}`").length).toBeGreaterThan(
		0,
	);
	expect(foreignWrites('sql.raw("DELETE FROM payments")')).toHaveLength(1);
	// a table that only the running code knows cannot be checked
	expect(foreignWrites("db.delete(someTable)")).toHaveLength(1);
	expect(foreignWrites("db.run(sql`UPDATE ${name} SET id = 1`)")).toHaveLength(1);
	expect(foreignWrites("db.run(sql`UPDATE hotels SET id = 1`); db.delete(hotels)")).toEqual([]);
	expect(
		foreignWrites("// The UPDATE payments needs comes first.\nlisteners.delete(listener)"),
	).toEqual([]);
	expect(
		foreignWrites("sql`INSERT INTO hotels (id) VALUES (1) ON CONFLICT DO UPDATE SET id = 2`"),
	).toEqual([]);
});
