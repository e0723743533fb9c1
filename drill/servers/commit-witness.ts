import * as v from "valibot";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";

const question = v.object({
	requests: v.array(
		v.variant("type", [
			v.object({ type: v.literal("store_sql"), sql_id: v.number(), sql: v.string() }),
			v.object({
				type: v.literal("batch"),
				batch: v.object({
					steps: v.array(
						v.object({
							stmt: v.object({
								sql: v.nullish(v.string()),
								sql_id: v.nullish(v.number()),
								args: v.optional(v.array(v.looseObject({ value: v.optional(v.unknown()) })), []),
							}),
						}),
					),
				}),
			}),
			v.object({ type: v.literal("execute") }),
			v.object({ type: v.literal("close_sql") }),
			v.object({ type: v.literal("close") }),
		]),
	),
});
const stepResults = v.array(v.nullable(v.object({ affected_row_count: v.number() })));
const answerToBatch = v.object({
	response: v.object({
		type: v.literal("batch"),
		result: v.object({ step_results: stepResults }),
	}),
});
const answers = v.object({ results: v.array(v.unknown()) });

/**
 * Hears of which bookings the database has said that they are committed. One of those that is gone afterwards was lost by
 * the database; any other that a guest was promised, by the product.
 */
export function makeCommitWitness() {
	const commits = new Set<string>();
	return {
		commits,
		/**
		 * @param call what was sent to the database: a pipeline of Hrana, in JSON
		 * @param answer what the database said to it
		 */
		hear(call: string, answer: string): void {
			if (!call.includes("INSERT INTO bookings")) return;
			for (const confirmId of committedIn(call, answer)) commits.add(confirmId);
		},
	};
}

/** Every text among the values of the INSERT that has the form of a confirm id, of which there is one. */
function committedIn(call: string, answer: string): string[] {
	const { requests } = v.parse(question, JSON.parse(call));
	const texts = new Map(
		requests.flatMap((each) => (each.type === "store_sql" ? [[each.sql_id, each.sql]] : [])),
	);
	const steps = requests.flatMap(stepsOf);
	const results = resultsIn(answer);
	if (!results) return [];
	const sqls = steps.map(({ stmt }) => stmt.sql ?? texts.get(stmt.sql_id ?? -1) ?? "");
	if (!results[sqls.indexOf("COMMIT")]) return [];
	return steps.flatMap(({ stmt }, step) =>
		sqls[step]?.includes("INSERT INTO bookings") && results[step]?.affected_row_count
			? stmt.args.flatMap(({ value }) =>
					typeof value === "string" && isConfirmId(value) ? [value] : [],
				)
			: [],
	);
}

function stepsOf(request: v.InferOutput<typeof question>["requests"][number]) {
	if (request.type !== "batch") return [];
	const { batch } = request;
	return batch.steps;
}

function resultsIn(answer: string): v.InferOutput<typeof stepResults> | null {
	const batch = v
		.parse(answers, JSON.parse(answer))
		.results.map((each) => v.safeParse(answerToBatch, each))
		.find(({ success }) => success);
	return batch?.success ? batch.output.response.result.step_results : null;
}
