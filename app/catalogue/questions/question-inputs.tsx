import { questionsTexts } from "#app/messages/staff/excursions/questions.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import type { typedFields } from "#app/ui/form/typed-fields.ts";

const { form: texts, kinds, asks, moments } = questionsTexts;

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
				{optionsOf(asks)}
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
