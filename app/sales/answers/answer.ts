/** What a booking's guests have answered: which answers a form gives, what they change, and which are missing. */
import * as v from "valibot";
import type { People } from "#app/catalogue/prices/prices.ts";
import {
	type AskedQuestion,
	answerField,
	askedOf,
	type Question,
} from "#app/catalogue/questions/question.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import type { Language } from "#app/messages/languages.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";

export interface NewAnswer {
	questionId: number;
	/** '' for the booking. */
	guest: string;
	/** Never empty; 'yes' is a tick and a "yes". */
	value: string;
	/** Of a consent. */
	wording: number | null;
}

export interface Answer extends NewAnswer {
	/** Milliseconds since the epoch. */
	answeredAt: number;
}

export function answerTo<Of extends Pick<Answer, "questionId" | "guest">>(
	{ question, guest }: AskedQuestion<Pick<Question, "id" | "asks">>,
	answers: readonly Of[],
): Of | undefined {
	return answers.find((each) => each.questionId === question.id && each.guest === guest);
}

/** What must be answered and is not. */
export function missingAnswers(
	questions: readonly AskedQuestion[],
	answers: readonly NewAnswer[],
): AskedQuestion[] {
	return questions.filter((each) => each.question.isRequired && !answerTo(each, answers));
}

/** What the fields of a form say of questions. A field that is missing is no answer. */
export type AnswerFields = Readonly<Record<string, unknown>>;

/** The answers of a form that may have given no others. */
export function checkAnswers(
	questions: readonly AskedQuestion[],
	fields: AnswerFields,
	{
		language,
		storedAnswers = [],
		areRequired,
	}: {
		language: Language;
		/** Those that the booking has. */
		storedAnswers?: readonly Answer[];
		/** False where some may be given later. */
		areRequired: boolean;
	},
): { answers: NewAnswer[]; errors: FormErrors } {
	const errors: Record<string, string[]> = {};
	const answers: NewAnswer[] = [];
	for (const each of questions) {
		const answer = answerIn(each, fields, { language, earlier: answerTo(each, storedAnswers) });
		if ("error" in answer) errors[answerField(each)] = [answer.error];
		else if (answer.value !== "")
			answers.push({ questionId: each.question.id, guest: each.guest, ...answer });
		else if (areRequired && each.question.isRequired)
			errors[answerField(each)] = [missingInWords(each.question, language)];
	}
	return { answers, errors };
}

function missingInWords({ kind, title }: Question, language: Language): string {
	const { errors } = questionsTexts[language];
	return kind === "consent" ? errors.agree({ title }) : errors.missing({ title });
}

function answerIn(
	askedQuestion: AskedQuestion,
	fields: AnswerFields,
	{ language, earlier }: { language: Language; earlier: Answer | undefined },
): { value: string; wording: number | null } | { error: string } {
	const { kind, title, choices, wording } = askedQuestion.question;
	const { errors } = questionsTexts[language];
	const field = fields[answerField(askedQuestion)];
	const text = typeof field === "string" || typeof field === "number" ? `${field}`.trim() : "";
	const none = { value: "", wording: null };
	if (text === "") return none;
	switch (kind) {
		case "consent": {
			// the field says which text its reader agreed to
			const agreed = Number(text);
			if (agreed !== wording && agreed !== earlier?.wording)
				return { error: errors.textChanged({ title }) };
			return { value: "yes", wording: agreed };
		}
		case "yes or no":
			return text === "yes" || text === "no"
				? { value: text, wording: null }
				: { error: errors.choose({ title }) };
		case "choice":
			return choices.some(({ value }) => value === text) || text === earlier?.value
				? { value: text, wording: null }
				: { error: errors.choose({ title }) };
		case "number":
			return /^\d{1,6}([.,]\d{1,2})?$/.test(text)
				? { value: text.replace(",", "."), wording: null }
				: { error: errors.number({ title }) };
		case "text": {
			const line = v.safeParse(lineOfText({ what: title, most: 200 }), text, { lang: language });
			return line.success
				? { value: line.output, wording: null }
				: { error: line.issues[0].message };
		}
	}
}

/** The answers to what is asked while booking. */
export function answersOfRequest(
	{ answers: fields, ...party }: People & { answers: AnswerFields },
	{ questions = [] }: { questions?: readonly Question[] },
	rules: { language: Language; areRequired: boolean },
) {
	const whileBooking = questions.filter(({ moment }) => moment === "booking");
	return checkAnswers(askedOf(whileBooking, party), fields, rules);
}

/** What a save writes and deletes; answers that stay keep the time at which they were given. */
export function answerChanges(
	questions: readonly AskedQuestion[],
	storedAnswers: readonly Answer[],
	answers: readonly NewAnswer[],
) {
	const newAnswers = answers.filter((answer) => {
		const earlier = storedAnswers.find(
			(each) => each.questionId === answer.questionId && each.guest === answer.guest,
		);
		return earlier?.value !== answer.value || earlier.wording !== answer.wording;
	});
	const removedAnswers = questions
		.filter((each) => answerTo(each, storedAnswers) && !answerTo(each, answers))
		.map(({ question, guest }) => ({ questionId: question.id, guest }));
	const changedIds = [...newAnswers, ...removedAnswers].map(({ questionId }) => questionId);
	return { newAnswers, removedAnswers, changedIds };
}

/** Answers as the fields of a form hold them. */
export function answeredValues(
	questions: readonly AskedQuestion[],
	answers: readonly Answer[],
): Record<string, string> {
	return Object.fromEntries(
		questions.flatMap((each) => {
			const answer = answerTo(each, answers);
			if (!answer) return [];
			return [[answerField(each), answer.wording === null ? answer.value : String(answer.wording)]];
		}),
	);
}

/** What is asked of a booking: by guests while they book and on their own page, or by staff too. */
export function askedOfBooking(
	booking: {
		questions: readonly (Question & { isActive: boolean })[];
		adults: number;
		children: number;
		bebe: number;
	},
	by: "guest" | "staff",
): AskedQuestion[] {
	return askedOf(
		booking.questions.filter(
			({ isActive, moment }) => isActive && (by === "staff" || moment !== "staff"),
		),
		booking,
	);
}
