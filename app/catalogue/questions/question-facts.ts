import { questionsTexts as texts } from "#app/messages/staff/excursions/questions.ts";
import { formatList } from "#app/ui/format/format.ts";
import type { QuestionFields } from "./question-form.ts";

/** "A number · Each adult and child · While booking · required", and what guests read. */
export function questionFacts({
	kind,
	asks,
	moment,
	isRequired,
	options,
	note,
	wording,
}: QuestionFields & { wording: number }): { facts: string; note: string } {
	const facts = [
		texts.kinds[kind],
		kind === "consent" && texts.list.wording({ wording }),
		texts.asks[asks],
		texts.moments[moment],
		isRequired && texts.list.required,
		kind === "choice" && texts.list.options({ options: formatList(options.split("\n")) }),
	];
	return { facts: facts.filter(Boolean).join(" · "), note };
}
