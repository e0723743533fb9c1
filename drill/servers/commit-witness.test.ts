import { describe, expect, test } from "vitest";
import { makeCommitWitness } from "./commit-witness.ts";

const confirmId = "Pagd7ubcFhKFdqFUEzaPdw";
const insert = "INSERT INTO bookings (confirm_id, name) SELECT ?, ?";
const oneRow = { affected_row_count: 1, rows: [] };
const noRow = { affected_row_count: 0, rows: [] };

/** A batch of one INSERT, as `@libsql/client` sends it. */
const call = JSON.stringify({
	requests: [
		{ type: "store_sql", sql_id: 0, sql: insert },
		{
			type: "batch",
			batch: {
				steps: [
					{ stmt: { sql: "BEGIN IMMEDIATE", args: [], want_rows: false } },
					{
						stmt: {
							sql_id: 0,
							args: [
								{ type: "text", value: confirmId },
								{ type: "text", value: "Nora" },
								{ type: "null" },
							],
						},
					},
					{ stmt: { sql: "COMMIT" } },
					{ stmt: { sql: "ROLLBACK" } },
				],
			},
		},
		{ type: "close" },
	],
});

function answerWith(step_results: unknown[]): string {
	const response = { type: "batch", result: { step_results, step_errors: [] } };
	return JSON.stringify({
		baton: null,
		results: [
			{ type: "ok", response: { type: "store_sql" } },
			{ type: "ok", response },
			{ type: "ok", response: { type: "close" } },
		],
	});
}

function commitsAfter(answer: string): string[] {
	const { hear, commits } = makeCommitWitness();
	hear(call, answer);
	return [...commits];
}

describe("a booking", () => {
	test("is committed when the database says that its batch is", () => {
		expect(commitsAfter(answerWith([noRow, oneRow, noRow, null]))).toEqual([confirmId]);
	});

	test("is not when the commit failed", () => {
		expect(commitsAfter(answerWith([noRow, oneRow, null, noRow]))).toEqual([]);
	});

	test("is not when no row was written, because the seats are gone", () => {
		expect(commitsAfter(answerWith([noRow, noRow, noRow, null]))).toEqual([]);
	});

	test("is not when the batch was not begun", () => {
		const error = { type: "error", error: { message: "busy" } };
		expect(commitsAfter(JSON.stringify({ baton: null, results: [error] }))).toEqual([]);
	});
});
