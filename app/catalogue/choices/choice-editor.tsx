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

/** The form of a fare or an extra, with its texts in other languages once it is made. */
export function ChoiceEditor({
	kind,
	open,
	note,
	translations,
	values,
	errors,
	bar,
	children,
}: {
	kind: ChoiceKind;
	/** The one that is changed; null for a new one. */
	open: { id: number; title: string } | null;
	/** The field of what guests read beside the title; `rows` where it has several lines. */
	note: { field: string; label: string; rows?: number };
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
				hint={open ? texts.changeHint : undefined}
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
						{ ...note, english: values[note.field] ?? "" },
					]}
					errors={errors ?? {}}
					storedTexts={translations}
					values={values}
				/>
			) : null}
		</StaffForm>
	);
}
