import { asc, eq, sql } from "drizzle-orm";
import {
	type ChoiceList,
	type ChoiceTable,
	listStatements,
} from "#app/catalogue/choices/choice-table.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { questions, translations } from "#app/database/schema.server.ts";
import { keepConsentTexts } from "./consent-texts.server.ts";
import {
	type QuestionFields,
	questionFormSchema,
	questionRefusal,
	questionTextsSchema,
} from "./question-form.ts";

interface QuestionList extends ChoiceList<QuestionFields> {
	rows: readonly (QuestionFields & {
		id: number;
		isActive: boolean;
		wording: number;
		hasAnswers: boolean;
	})[];
}

export const questionTable: ChoiceTable<QuestionFields, QuestionList> = {
	kind: "question",
	schema: questionFormSchema,
	textsSchema: questionTextsSchema,
	async read(db, excursionId) {
		const isOfExcursion = eq(questions.excursionId, excursionId);
		const { trip, ...list } = await runBatch(db, {
			...listStatements(db, excursionId, {
				owner: translations.questionId,
				ids: db.select({ id: questions.id }).from(questions).where(isOfExcursion),
			}),
			rows: db
				.select({
					...pickColumns(questions, ["id", "title", "note", "kind", "options", "asks", "moment"]),
					...pickColumns(questions, ["isRequired", "wording", "isActive"]),
					hasAnswers:
						sql`EXISTS (SELECT 1 FROM answers WHERE question_id = ${questions.id})`.mapWith(
							Boolean,
						),
				})
				.from(questions)
				.where(isOfExcursion)
				.orderBy(asc(questions.position), asc(questions.id)),
		});
		const [excursion] = trip;
		return excursion ? { ...excursion, ...list } : null;
	},
	insert: (db, fields, place) => ({ row: db.insert(questions).values({ ...fields, ...place }) }),
	update: (db, id, change, now) => ({
		row: db
			.update(questions)
			.set({ ...change, updatedAt: now })
			.where(eq(questions.id, id)),
	}),
	order: (db, ids) => ({
		order: db.run(sql`
			UPDATE questions SET position = next.key FROM json_each(${JSON.stringify(ids)}) AS next
			WHERE questions.id = next.value`),
	}),
	afterSave: keepConsentTexts,
	refusal: (fields, storedRow, { rows }) =>
		questionRefusal(fields, rows.find(({ id }) => id === storedRow?.id) ?? null),
};
