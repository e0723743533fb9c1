import { asc, eq, type SQL, sql } from "drizzle-orm";
import {
	type ChoiceList,
	type ChoiceTable,
	listStatements,
} from "#app/catalogue/choices/choice-table.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { questions } from "#app/database/schema.server.ts";
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
		const { trip, ...list } = await runBatch(db, {
			...listStatements(db, "question", excursionId),
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
				.where(eq(questions.excursionId, excursionId))
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

/**
 * Statements for a batch that has written questions of an excursion or their translations: the wording of a consent whose
 * words are others than before is raised, and its words are kept for as long as somebody has agreed to them.
 */
function keepConsentTexts(db: Database, excursionId: string, now: number) {
	return {
		raised: db.run(sql`
			UPDATE questions SET wording = wording + 1
			WHERE excursion_id = ${excursionId} AND kind = 'consent'
				AND EXISTS (SELECT 1 FROM consent_texts WHERE question_id = questions.id)
				AND EXISTS (
					SELECT * FROM (${textsNow(sql`questions.id`)} EXCEPT ${textsKept})
					UNION ALL SELECT * FROM (${textsKept} EXCEPT ${textsNow(sql`questions.id`)}))`),
		texts: db.run(sql`
			INSERT INTO consent_texts (question_id, wording, language, title, note, created_at)
			SELECT consent.id, consent.wording, now.language, now.title, now.note, ${now}
			FROM questions AS consent JOIN (${textsNow(null)}) AS now ON now.id = consent.id
			WHERE consent.excursion_id = ${excursionId} AND consent.kind = 'consent'
			ON CONFLICT DO NOTHING`),
	};
}

/** SELECT of what guests read of a question in English and in each language that has words of its own. */
function textsNow(id: SQL | null): SQL {
	const wordsOf = (field: string) => sql`(SELECT words FROM translations AS said
		WHERE said.question_id = question.id AND said.language = spoken.language AND said.field = ${field})`;
	return sql`
		SELECT question.id AS id, spoken.language AS language,
			coalesce(${wordsOf("title")}, question.title) AS title, coalesce(${wordsOf("note")}, question.note) AS note
		FROM questions AS question
		JOIN (SELECT id AS owner, 'en' AS language FROM questions
			UNION SELECT question_id, language FROM translations WHERE question_id IS NOT NULL) AS spoken
			ON spoken.owner = question.id
		${id ? sql`WHERE question.id = ${id}` : sql``}`;
}

/** Of the row `questions`. */
const textsKept = sql`
	SELECT question_id, language, title, note FROM consent_texts
	WHERE question_id = questions.id AND wording = questions.wording`;
