import * as v from "valibot";
import type { Database } from "#app/database/client.server.ts";
import type { Island } from "./island.ts";

const question = v.object({
	sql: v.string(),
	args: v.optional(v.array(v.object({ type: v.string(), value: v.optional(v.unknown()) })), []),
});

/** A statement that reads or writes rows, as it was sent. */
export type Question = v.InferOutput<typeof question>;

/** At any depth of a database request. */
function questionsIn(value: unknown): Question[] {
	if (Array.isArray(value)) return value.flatMap(questionsIn);
	if (typeof value !== "object" || value === null) return [];
	const read = v.safeParse(question, value);
	return read.success ? [read.output] : Object.values(value).flatMap(questionsIn);
}

/** What the worker asks its database during a walk, each statement once. */
export async function questionsOf(island: Island, walk: () => Promise<void>): Promise<Question[]> {
	const questions = new Map<string, Question>();
	island.onDatabaseCall((body) => {
		for (const each of questionsIn(JSON.parse(body))) questions.set(each.sql, each);
		return body;
	});
	await walk();
	island.onDatabaseCall(null);
	return [...questions.values()].filter(({ sql }) =>
		/^\s*(select|insert|update|delete)/i.test(sql),
	);
}

/** The steps by which the database answers it. */
export async function planOf(db: Database, { sql, args }: Question): Promise<string[]> {
	const values = args.map(({ value }) => (value === undefined ? null : String(value)));
	const plan = await db.$client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args: values });
	return plan.rows.map((row) => String(row.detail));
}

/** The steps of these questions that scan what must not be scanned, each with the beginning of its statement. */
export async function scansOf(
	db: Database,
	questions: readonly Question[],
	isWrong: (step: string) => boolean,
): Promise<string[]> {
	const scans: string[] = [];
	for (const each of questions)
		for (const step of await planOf(db, each))
			if (isWrong(step)) scans.push(`${step} — ${each.sql.replace(/\s+/g, " ").slice(0, 240)}`);
	return scans;
}
