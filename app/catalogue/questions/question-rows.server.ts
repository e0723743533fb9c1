import { jsonRows } from "#app/database/json-rows.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { questions } from "#app/database/schema.server.ts";
import { linesOf, type Question } from "./question.ts";

/** Of rows of `questions`. */
const questionColumns = pickColumns(questions, [
	...(["position", "id", "title", "note", "kind", "options", "asks", "moment"] as const),
	...(["isRequired", "wording", "isActive"] as const),
]);
export const questionRows = jsonRows(questionColumns);

export type QuestionRow = Pick<typeof questions.$inferSelect, keyof typeof questionColumns>;

export function toQuestion({
	position: _position,
	isActive: _isActive,
	options,
	...question
}: QuestionRow): Question {
	return { ...question, choices: linesOf(options).map((value) => ({ value, words: value })) };
}
