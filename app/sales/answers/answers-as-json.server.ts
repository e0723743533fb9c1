import { sql } from "drizzle-orm";
import type { People } from "#app/catalogue/prices/prices.ts";
import { type AnsweredQuestion, type AnswerLine, answerLines } from "./answer-lines.ts";

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
