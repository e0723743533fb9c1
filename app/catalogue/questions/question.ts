/** What guests are asked beside name and email: a shoe size, a diet, a consent to a waiver. */
import type { People } from "#app/catalogue/prices/prices.ts";
import { translated, type WrittenTexts } from "#app/messages/written-texts.ts";

export interface Question extends WrittenTexts<"title" | "note"> {
	id: number;
	title: string;
	/** What stands beside it; of a consent the text that guests agree to. May be empty. */
	note: string;
	kind: "text" | "choice" | "number" | "yes or no" | "consent";
	/** Of a "choice". Stored is `value`, the English words, so that staff read one name for one thing. */
	choices: readonly { value: string; words: string }[];
	/** The booking once, each adult and child, or babies too. */
	asks: "booking" | "guests" | "everybody";
	/** While booking, on the guest's own page, or by staff alone. */
	moment: "booking" | "later" | "staff";
	isRequired: boolean;
	/** Which version of its text a consent agrees to. */
	wording: number;
}

/** Its texts in another language; of the choices as many lines as in English. */
export interface QuestionTexts {
	title?: string;
	note?: string;
	options?: string;
}

export const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

export function questionIn(question: Question, { options, ...texts }: QuestionTexts): Question {
	const words = linesOf(options ?? "");
	const { choices } = question;
	return {
		...translated<Question, "title" | "note">(question, ["title", "note"], texts),
		choices:
			words.length === choices.length
				? choices.map(({ value }, place) => ({ value, words: words[place] ?? value }))
				: choices,
	};
}

/** One that is asked of the booking ('') or of a guest: 'adults-1', 'children-2', 'bebe-1'. */
export interface AskedQuestion<Of extends Pick<Question, "id" | "asks"> = Question> {
	question: Of;
	guest: string;
}

/** Every answer that a party may give, in the order of the questions. */
export function askedOf<Of extends Pick<Question, "id" | "asks">>(
	questions: readonly Of[],
	party: People,
): AskedQuestion<Of>[] {
	return questions.flatMap((question) =>
		guestsOf(question.asks, party).map((guest) => ({ question, guest })),
	);
}

function guestsOf(asks: Question["asks"], { adults, children, bebe }: People): string[] {
	if (asks === "booking") return [""];
	const guests = (kind: keyof People, count: number) =>
		Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
	return [
		...guests("adults", adults),
		...guests("children", children),
		...(asks === "everybody" ? guests("bebe", bebe) : []),
	];
}

/** The field of a form: "answer_7", "answer_7_adults-1". */
export function answerField({ question, guest }: AskedQuestion<Pick<Question, "id" | "asks">>) {
	return guest ? `answer_${question.id}_${guest}` : `answer_${question.id}`;
}
