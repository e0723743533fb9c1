import type { TypedValues } from "#app/ui/form/form.ts";
import type { QuestionFields } from "./question-form.ts";

/** A question as its form shows it; null is a new one. */
export function questionFormOf(question: QuestionFields | null): TypedValues {
	if (!question) return { kind: "text", asks: "guests", moment: "later" };
	const { isRequired, ...texts } = question;
	return { ...texts, isRequired: isRequired ? "on" : "off" };
}
