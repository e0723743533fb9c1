import { type SQL, sql } from "drizzle-orm";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { Database } from "#app/database/client.server.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { answers, bookings } from "#app/database/schema.server.ts";
import type { NewAnswer } from "./answer.ts";
import { type AnsweredQuestion, type AnswerLine, answerLines } from "./answer-lines.ts";

const answerRows = jsonRows(
	pickColumns(answers, ["questionId", "guest", "value", "wording", "answeredAt"]),
);

/** A column with the answers of the row `bookings`. */
export const answersOfBooking = answerRows.all(
	(rows) => sql`SELECT ${rows} FROM ${answers} WHERE ${answers.bookingId} = ${bookings.id}`,
);

/** Writes answers of a booking that the same batch may have inserted; nothing where it has not. */
export function writeAnswers(
	db: Database,
	isBooking: SQL,
	newAnswers: readonly NewAnswer[],
	now: number,
) {
	if (newAnswers.length === 0) return undefined;
	const rows = newAnswers.map(({ questionId, guest, value, wording }) => [
		...[questionId, guest],
		...[value, wording],
	]);
	return db.run(sql`
		INSERT INTO answers (booking_id, question_id, guest, value, wording, answered_at)
		SELECT bookings.id, answer.value ->> 0, answer.value ->> 1, answer.value ->> 2, answer.value ->> 3, ${now}
		FROM bookings, json_each(${JSON.stringify(rows)}) AS answer WHERE ${isBooking}
		ON CONFLICT (booking_id, question_id, guest) DO UPDATE SET
			value = excluded.value, wording = excluded.wording, answered_at = excluded.answered_at`);
}

export function removeAnswers(
	db: Database,
	bookingId: number,
	removedAnswers: readonly Pick<NewAnswer, "questionId" | "guest">[],
) {
	if (removedAnswers.length === 0) return undefined;
	const rows = removedAnswers.map(({ questionId, guest }) => [questionId, guest]);
	return db.run(sql`
		DELETE FROM answers WHERE booking_id = ${bookingId}
			AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(rows)}) AS gone
				WHERE gone.value ->> 0 = answers.question_id AND gone.value ->> 1 = answers.guest)`);
}

/**
 * Statement of an erasure: also a consent goes, because a trip that is over needs none.
 * @param bookings SQL of their ids.
 */
export function deleteAnswersOf(db: Database, bookings: SQL) {
	return db.run(sql`DELETE FROM answers WHERE booking_id IN ${bookings}`);
}

/** SQL: the questions of a row of `bookings` with their answers, as JSON that `readAnswers` reads; by their titles for staff. */
export const answersAsJson = sql`(
	SELECT json_group_array(json_object('id', id, 'title', title, 'kind', kind, 'asks', asks,
		'isRequired', is_required, 'isActive', is_active, 'answers', json((
			SELECT json_group_array(json_object('questionId', question_id, 'guest', guest, 'value', value))
			FROM answers WHERE answers.booking_id = bookings.id AND answers.question_id = question.id))))
	FROM (SELECT * FROM questions WHERE questions.excursion_id = bookings.excursion_id
		AND (questions.is_active = 1 OR EXISTS (SELECT 1 FROM answers
			WHERE answers.booking_id = bookings.id AND answers.question_id = questions.id))
		ORDER BY questions.position, questions.id) AS question)`;

export function readAnswers(json: string, party: People): AnswerLine[] {
	const questions: AnsweredQuestion[] = JSON.parse(json);
	return answerLines(questions, party);
}
