import { LibsqlBatchError, LibsqlError } from "@libsql/client/web";
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

test("a batch fails as a single statement does", () => {
	expect(isUnreachable(new LibsqlBatchError("database is locked", 0, "SQLITE_BUSY"))).toBe(true);
	const refused = new LibsqlBatchError("UNIQUE constraint failed", 1, "SQLITE_CONSTRAINT");
	expect(isUnreachable(refused)).toBe(false);
});

test.each(["BLOCKED", "SQLITE_READONLY", "SQLITE_FULL", "SQLITE_IOERR_WRITE"])(
	"a database that can't write, %s, counts as unreachable",
	(code) => {
		expect(isUnreachable(new LibsqlBatchError("not now", 0, code))).toBe(true);
		expect(isUnreachable(new LibsqlError("not now", code))).toBe(true);
	},
);

test("a statement that the database refused is our error", () => {
	const refused = new LibsqlError("UNIQUE constraint failed", "SQLITE_CONSTRAINT_UNIQUE");
	expect(isUnreachable(refused)).toBe(false);
	expect(isUnreachable(new DrizzleQueryError("insert", [], refused))).toBe(false);
});

test("any other error is ours", () => {
	expect(isUnreachable(new Error("undefined is not a function"))).toBe(false);
	expect(isUnreachable("text")).toBe(false);
});
