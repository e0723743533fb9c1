import { LibsqlError } from "@libsql/client/web";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { isUnreachable } from "./database-unreachable.ts";
import { WriteNotSent } from "./write-gate.ts";

test("a call that never arrived means that the database is unreachable", () => {
	const cause = new TypeError("fetch failed");
	expect(isUnreachable(cause)).toBe(true);
	expect(isUnreachable(new DrizzleQueryError("select 1", [], cause))).toBe(true);
	expect(isUnreachable(new LibsqlError("bad gateway", "SERVER_ERROR"))).toBe(true);
});

test("a database that is busy counts as unreachable for writes", () => {
	const busy = new LibsqlError("database is locked", "SQLITE_BUSY");
	expect(isUnreachable(new DrizzleQueryError("insert", [], busy))).toBe(true);
	expect(isUnreachable(new DrizzleQueryError("insert", [], new WriteNotSent("full")))).toBe(true);
	expect(isUnreachable(new WriteNotSent("full"))).toBe(true);
});

test("a statement that the database refused is our error", () => {
	const refused = new LibsqlError("UNIQUE constraint failed", "SQLITE_CONSTRAINT_UNIQUE");
	expect(isUnreachable(refused)).toBe(false);
	expect(isUnreachable(new DrizzleQueryError("insert", [], refused))).toBe(false);
});

test("any other error is ours", () => {
	expect(isUnreachable(new Error("undefined is not a function"))).toBe(false);
	expect(isUnreachable("text")).toBe(false);
});
