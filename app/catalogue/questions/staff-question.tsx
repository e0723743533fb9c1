import { questionsTexts } from "#app/messages/staff/excursions/questions.ts";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import type { typedFields } from "#app/ui/form/typed-values.ts";
import { formatList } from "#app/ui/format/format.ts";
import type { QuestionFields } from "./question-form.ts";

const { form: texts, kinds, asks: askedWhom, moments, list: listTexts } = questionsTexts;

/** The fields of a question after its title. */
export function QuestionInputs({
	field,
	values,
}: {
	field: ReturnType<typeof typedFields>;
	values: TypedValues;
}) {
	return (
		<>
			<TextArea {...field("note")} label={texts.note} rows={3} />
			<SelectField {...field("kind")} label={texts.kind}>
				{optionsOf(kinds)}
			</SelectField>
			<TextArea {...field("options")} label={texts.options} hint={texts.optionsHint} rows={3} />
			<SelectField {...field("asks")} label={texts.asks}>
				{optionsOf(askedWhom)}
			</SelectField>
			<SelectField {...field("moment")} label={texts.moment} hint={texts.momentHint}>
				{optionsOf(moments)}
			</SelectField>
			<div>
				<TickBox name="isRequired" label={texts.isRequired} isOn={values.isRequired === "on"} />
			</div>
		</>
	);
}

function optionsOf(words: Readonly<Record<string, string>>) {
	return Object.entries(words).map(([value, word]) => (
		<option key={value} value={value}>
			{word}
		</option>
	));
}

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
		kinds[kind],
		kind === "consent" && listTexts.wording({ wording }),
		askedWhom[asks],
		moments[moment],
		isRequired && listTexts.required,
		kind === "choice" && listTexts.options({ options: formatList(options.split("\n")) }),
	];
	return { facts: facts.filter(Boolean).join(" · "), note };
}

/** A question as its form shows it; null is a new one. */
export function questionFormOf(question: QuestionFields | null): TypedValues {
	if (!question) return { kind: "text", asks: "guests", moment: "later" };
	const { isRequired, ...texts } = question;
	return { ...texts, isRequired: isRequired ? "on" : "off" };
}
