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
	currency,
	categories,
}: SectionProps & { section: Exclude<Section, "head"> }) {
	const field = typedFields(fields, errors);
	// a hotel's draft has no fields of the house
	const sectionNames = fieldsOfSection(section).filter((name) => fields[name] !== undefined);
	return sectionNames.map((name) => {
		const {
			control,
			label,
			caption = label,
			hint,
			isRequired,
			isWide,
			rows,
			options,
		} = fieldOf(name);
		if (control === "category")
			return <CategoryField key={name} {...{ ...field(name), label: caption, hint, categories }} />;
		const FieldControl = controls[control];
		return (
			<FieldControl
				key={name}
				{...field(name)}
				label={caption}
				hint={hint}
				required={isRequired}
				className={isWide ? "md:col-span-2" : undefined}
				rows={rows}
				options={options}
				currency={currency}
			/>
		);
	});
}

interface ControlProps {
	name: string;
	defaultValue: string | undefined;
	errors: string[] | undefined;
	label: string;
	hint: string | undefined;
	required: boolean;
	className: string | undefined;
	/** Lines of a text area. */
	rows: number | undefined;
	/** Of a choice. */
	options: Readonly<Record<string, string>> | undefined;
	currency: string;
}

/** The "On sale" switch is in the page's head, not in a section. */
const controls: Record<Exclude<Control, "category">, (props: ControlProps) => React.ReactNode> = {
	line: ({ rows: _, currency: __, options: ___, ...field }) => <TextField {...field} />,
	area: ({ rows = 3, currency: _, options: __, ...field }) => <TextArea {...field} rows={rows} />,
	time: ({ rows: _, currency: __, options: ___, ...field }) => <TextField {...field} type="time" />,
	number: ({ rows: _, currency: __, options: ___, ...field }) => (
		<TextField {...field} inputMode="numeric" autoComplete="off" />
	),
	price: ({ rows: _, currency, options: __, label, ...field }) => (
		<TextField
			{...field}
			label={texts.numbers.price({ label, currency: signOf(currency) })}
			inputMode="decimal"
			autoComplete="off"
		/>
	),
	percent: ({ rows: _, currency: __, options: ___, ...field }) => (
		<TextField {...field} inputMode="decimal" autoComplete="off" />
	),
	date: ({ rows: _, currency: __, options: ___, ...field }) => <TextField {...field} type="date" />,
	policy: PolicyField,
	choice: ChoiceField,
	tick: ({ name, label, defaultValue = "" }) => (
		<TickBox name={name} label={label} isOn={defaultValue === "on"} />
	),
	switch: () => null,
};

/** Currency symbol: "€". */
function signOf(currency: string): string {
	const parts = new Intl.NumberFormat("en-GB", { style: "currency", currency }).formatToParts(0);
	return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

function ChoiceField({
	rows: _,
	currency: __,
	options = {},
	required: ___,
	...field
}: ControlProps) {
	return (
		<SelectField {...field}>
			<option value="">{texts.access.unsaid}</option>
			{Object.entries(options).map(([value, words]) => (
				<option key={value} value={value}>
					{words}
				</option>
			))}
		</SelectField>
	);
}

function CategoryField({
	categories,
	...field
}: Pick<ControlProps, "name" | "label" | "hint" | "errors" | "defaultValue"> &
	Pick<SectionProps, "categories">) {
	const { defaultValue: ownCategory = "" } = field;
	return (
		<SelectField {...field}>
			{withCategory(categories, ownCategory).map(({ key, name }) => (
				<option key={key} value={key}>
					{name}
				</option>
			))}
		</SelectField>
	);
}
