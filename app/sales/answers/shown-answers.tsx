import { answersTexts as texts } from "#app/messages/staff/bookings/answers.ts";
import type { AnswerLine } from "./answer-lines.ts";

/** The answers of a booking on a list of staff, a question a line. */
export function ShownAnswers({ answers }: { answers: readonly AnswerLine[] }) {
	return answers.map(({ title, words, missing }) => (
		<p key={title} className="text-sm">
			{texts.line({ title, words })}
			{missing > 0 ? <b className="text-few"> {texts.missing({ count: missing })}</b> : null}
		</p>
	));
}
