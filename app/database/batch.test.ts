import { sql } from "drizzle-orm";
import { beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import { runBatch, type Statements } from "./batch.server.ts";
import { connect, type Database } from "./client.server.ts";

/** Each statement is answered with its own text; `sent` holds the texts in the order of the batch. */
let db: Database;
let sentStatements: string[];

beforeEach(() => {
	db = connect({ url: "http://database.invalid" });
	sentStatements = [];
	vi.spyOn(db, "batch").mockImplementation(async (statements) => {
		sentStatements = statements.map(String);
		return sentStatements;
	});
});

/** A statement that says its name. */
function say(name: string) {
	return Object.assign(db.all<{ answer: string }>(sql`SELECT ${name}`), { toString: () => name });
}

test("each statement is answered under its own name, and they run as they are written", async () => {
	const answers = await runBatch(db, { second: say("b"), first: say("a") });
	expect(answers).toEqual({ second: "b", first: "a" });
	expect(sentStatements).toEqual(["b", "a"]);
	expectTypeOf(answers.first).toEqualTypeOf<{ answer: string }[]>();
});

test("statements that a function returns keep their names below one of the caller's", async () => {
	const release = { event: say("event"), released: say("released") };
	const answers = await runBatch(db, { before: say("before"), release, after: say("after") });
	expect(answers).toEqual({
		before: "before",
		release: { event: "event", released: "released" },
		after: "after",
	});
	expect(sentStatements).toEqual(["before", "event", "released", "after"]);
	expectTypeOf(answers.release.released).toEqualTypeOf<{ answer: string }[]>();
});

test("a list below one name is answered as a list", async () => {
	const answers = await runBatch(db, {
		mails: ["x", "y"].map((name) => ({ mail: say(name), event: say(`${name}!`) })),
		last: [say("z")],
	});
	expect(answers).toEqual({
		mails: [
			{ mail: "x", event: "x!" },
			{ mail: "y", event: "y!" },
		],
		last: ["z"],
	});
	expect(sentStatements).toEqual(["x", "x!", "y", "y!", "z"]);
});

test("undefined statements are left out, and the others keep their answers", async () => {
	const maybe = (isWanted: boolean) => (isWanted ? say("maybe") : undefined);
	const answers = await runBatch(db, { maybe: maybe(false), none: [], last: say("last") });
	expect(answers).toEqual({ maybe: undefined, none: [], last: "last" });
	expect(sentStatements).toEqual(["last"]);
	expectTypeOf(answers.maybe).toEqualTypeOf<{ answer: string }[] | undefined>();
});

test("without any statement no request is sent", async () => {
	expect(await runBatch(db, { maybe: undefined, mails: [] })).toEqual({
		maybe: undefined,
		mails: [],
	});
	expect(db.batch).not.toHaveBeenCalled();
});

test("the compiler refuses what is no statement, and names that would change the order", () => {
	// @ts-expect-error an expression is no statement
	const expression: Statements = { condition: sql`true` };
	// @ts-expect-error a promise is no statement: the await is missing
	const promise: Statements = { mail: Promise.resolve([]) };
	// @ts-expect-error JavaScript sorts this name before all others
	const number: Statements = { b: say("b"), 1: say("a") };
	expect([expression, promise, number]).toHaveLength(3);
});
