import { type NamedCategory, withCategory } from "#app/catalogue/category.ts";
import type { Control, Section } from "#app/catalogue/excursion-field-kinds.ts";
import { fieldOf, fieldsOfSection } from "#app/catalogue/excursion-fields.ts";
import { excursionEditorTexts as texts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { alignedFieldsClass } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { PolicyField } from "./policy-field.tsx";

interface SectionProps {
	fields: TypedValues;
	errors: FormErrors;
	currency: string;
	categories: readonly NamedCategory[];
}

export function EditorWords(props: SectionProps) {
	return (
		<Card title={texts.words.title} id="words">
			<div className="grid gap-4 md:grid-cols-2">
				<SectionFields section="words" {...props} />
			</div>
		</Card>
	);
}

/** Aligns labels, inputs and errors of neighbouring fields, even when one text is longer. */
const sideBySide =
	"grid grid-cols-2 gap-x-4 gap-y-1.5 *:row-span-3 *:mb-1 *:grid-rows-subgrid [&_label]:self-end";

/** @param children below the prices. */
export function EditorNumbers({
	children,
	...props
}: SectionProps & { children?: React.ReactNode }) {
	return (
		<Card title={texts.numbers.title} id="numbers">
			<div className={`${sideBySide} md:grid-cols-3 lg:grid-cols-[repeat(5,1fr)_1.6fr]`}>
				<SectionFields section="numbers" {...props} />
			</div>
			{children}
			<div className={`${alignedFieldsClass} grid-cols-2 md:grid-cols-3`}>
				<SectionFields section="tax" {...props} />
			</div>
			<SectionFields section="policy" {...props} />
			<div className={`${sideBySide} md:grid-cols-4`}>
				<SectionFields section="duration and ages" {...props} />
			</div>
			<div className="flex flex-wrap gap-x-8">
				<SectionFields section="team" {...props} />
			</div>
			<div className={`${alignedFieldsClass} grid-cols-2 md:grid-cols-4`}>
				<SectionFields section="costs" {...props} />
			</div>
		</Card>
	);
}

export function EditorFacts(props: SectionProps) {
	return (
		<Card title={texts.facts.title} id="facts">
			<div className="grid gap-4 md:grid-cols-2">
				<SectionFields section="facts" {...props} />
			</div>
			<h3 className="text-lg">{texts.access.title}</h3>
			<p className="text-sm text-ink-soft">{texts.access.hint}</p>
			<div className={`${sideBySide} md:grid-cols-3`}>
				<SectionFields section="access" {...props} />
			</div>
		</Card>
	);
}

function SectionFields({
	section,
	fields,
	errors,
	...page
}: SectionProps & { section: Exclude<Section, "head"> }) {
	const field = typedFields(fields, errors);
	// a hotel's draft has no fields of the house
	const sectionNames = fieldsOfSection(section).filter((name) => fields[name] !== undefined);
	return sectionNames.map((name) => {
		const { control, label, caption, hint, isRequired, isWide, rows, options } = fieldOf(name);
		const FieldControl = controls[control];
		return (
			<FieldControl
				key={name}
				field={{
					...field(name),
					label: caption ?? label,
					hint,
					required: isRequired,
					className: isWide ? "md:col-span-2" : undefined,
				}}
				{...{ rows, options, ...page }}
			/>
		);
	});
}

interface ControlProps extends Pick<SectionProps, "currency" | "categories"> {
	field: ReturnType<ReturnType<typeof typedFields>> & {
		label: string;
		hint: string | undefined;
		required: boolean;
		className: string | undefined;
	};
	/** Lines of a text area. */
	rows: number | undefined;
	/** Of a choice. */
	options: Readonly<Record<string, string>> | undefined;
}

/** The "On sale" switch is in the page's head, not in a section. */
const controls: Record<Control, (props: ControlProps) => React.ReactNode> = {
	line: ({ field }) => <TextField {...field} />,
	area: ({ field, rows = 3 }) => <TextArea {...field} rows={rows} />,
	time: ({ field }) => <TextField {...field} type="time" />,
	number: ({ field }) => <TextField {...field} inputMode="numeric" autoComplete="off" />,
	price: ({ field, currency }) => (
		<TextField
			{...field}
			label={texts.numbers.price({ label: field.label, currency: signOf(currency) })}
			inputMode="decimal"
			autoComplete="off"
		/>
	),
	percent: ({ field }) => <TextField {...field} inputMode="decimal" autoComplete="off" />,
	date: ({ field }) => <TextField {...field} type="date" />,
	policy: ({ field }) => <PolicyField {...field} />,
	category: ({ field: { required: _, ...field }, categories }) => (
		<SelectField {...field}>
			{withCategory(categories, field.defaultValue ?? "").map(({ key, name }) => (
				<option key={key} value={key}>
					{name}
				</option>
			))}
		</SelectField>
	),
	choice: ({ field, options = {} }) => (
		<SelectField {...field}>
			<option value="">{texts.access.unsaid}</option>
			{Object.entries(options).map(([value, words]) => (
				<option key={value} value={value}>
					{words}
				</option>
			))}
		</SelectField>
	),
	tick: ({ field: { name, label, defaultValue } }) => (
		<TickBox name={name} label={label} isOn={defaultValue === "on"} />
	),
	switch: () => null,
};

/** Currency symbol: "€". */
function signOf(currency: string): string {
	const parts = new Intl.NumberFormat("en-GB", { style: "currency", currency }).formatToParts(0);
	return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
