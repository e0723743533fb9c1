import type { People } from "#app/catalogue/prices/prices.ts";
import { askedOf, type Question } from "#app/catalogue/questions/question.ts";
import { answersTexts as texts } from "#app/messages/staff/bookings/answers.ts";
import { type Answer, answerTo } from "./answer.ts";

/** What the guests of a booking answered to a question, as staff read it. */
export interface AnswerLine {
	title: string;
	/** "42, –, 38": in the order of the guests, adults first; empty where nobody answered. */
	words: string;
	/** How many required answers are not there. */
	missing: number;
}

export interface AnsweredQuestion
	extends Pick<Question, "id" | "title" | "kind" | "asks" | "isRequired"> {
	isActive: boolean;
	answers: readonly Pick<Answer, "questionId" | "guest" | "value">[];
}

/** Without what nobody answered and nobody must. */
export function answerLines(questions: readonly AnsweredQuestion[], party: People): AnswerLine[] {
	return questions.flatMap((question) => {
		const values = askedOf([question], party).map(
			(each) => answerTo(each, question.answers)?.value,
		);
		const isNeeded = question.isActive && question.isRequired;
		const missing = isNeeded ? values.filter((value) => value === undefined).length : 0;
		const isAnswered = values.some((value) => value !== undefined);
		if (!isAnswered && missing === 0) return [];
		const words = values.map((value) => valueInWords(question.kind, value)).join(", ");
		return [{ title: question.title, words: isAnswered ? words : "", missing }];
	});
}

function valueInWords(kind: Question["kind"], value: string | undefined): string {
	if (value === undefined) return "–";
	if (kind === "consent") return texts.agreed;
	if (kind === "yes or no") return value === "yes" ? texts.yes : texts.no;
	return value;
}

/** "Shoe size: 42, – (1 answer missing)" */
export function answerInWords({ title, words, missing }: AnswerLine): string {
	const lack = missing > 0 ? texts.missing({ count: missing }) : "";
	return texts.line({ title, words: words && lack ? `${words} (${lack})` : words || lack });
}
