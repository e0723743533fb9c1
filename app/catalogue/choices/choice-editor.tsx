import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { OtherLanguages } from "#app/ui/translations/other-languages.tsx";
import { anchorOf, type StoredTranslation } from "#app/ui/translations/translations.ts";
import type { ChoiceKind } from "./choice-list-decision.ts";

const { form: texts, list, nouns } = choicesTexts;

export interface ChoiceText {
	field: string;
	label: string;
	rows?: number;
}

/** The form of a row of the list, with its texts in other languages once it is made. */
export function ChoiceEditor({
	kind,
	open,
	texts: ownTexts,
	translations,
	values,
	errors,
	bar,
	children,
}: {
	kind: ChoiceKind;
	/** The one that is changed; null for a new one. */
	open: { id: number; title: string } | null;
	/** The fields of what guests read beside the title; `rows` where one has several lines. */
	texts: readonly ChoiceText[];
	/** Of this one. */
	translations: readonly StoredTranslation[];
	values: TypedValues;
	errors: FormErrors | null;
	/** The save bar. */
	bar: React.ReactNode;
	/** The fields after the title. */
	children: React.ReactNode;
}) {
	return (
		<StaffForm
			unsaved={useUnsaved()}
			errors={errors}
			version={values.version}
			hrefOf={anchorOf}
			openedBy={kind}
			bar={bar}
		>
			<input type="hidden" name={kind} value={open?.id ?? ""} />
			<Card
				id={kind}
				title={open ? list.changeOne(open) : texts.new({ noun: nouns[kind] })}
				hint={open ? texts.changeHint[kind] : undefined}
			>
				<TextField
					{...typedFields(values, errors)("title")}
					label={texts.titleLabel}
					autoComplete="off"
				/>
				{children}
			</Card>
			{open ? (
				<OtherLanguages
					translatable={[
						{ field: "title", label: texts.titleLabel, english: values.title ?? "" },
						...ownTexts.map((text) => ({ ...text, english: values[text.field] ?? "" })),
					]}
					errors={errors ?? {}}
					storedTexts={translations}
					values={values}
				/>
			) : null}
		</StaffForm>
	);
}
