import type { ReactNode } from "react";
import { ChoiceList, type ListedChoice } from "#app/catalogue/choices/choice-list.tsx";
import type { ChoiceKind, ChoiceListState } from "#app/catalogue/choices/choice-list-decision.ts";
import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { OtherLanguages } from "#app/ui/translations/other-languages.tsx";
import {
	anchorOf,
	type StoredTranslation,
	typedTextsOf,
} from "#app/ui/translations/translations.ts";

const { form: texts, list, nouns } = choicesTexts;

/** The list of an excursion's fares, extras or questions, and below it the form of one. */
export function ChoicesScreen<Row extends { id: number; title: string; isActive: boolean }>({
	kind,
	words,
	loaded: { id, title, version, rows, translations, openId },
	refused,
	inWords,
	formOf,
	texts: textsOfForm,
	fields,
	children,
}: {
	kind: ChoiceKind;
	words: { title: string; list: { title: string; hint: string; none: string } };
	loaded: Omit<ChoiceListState<Row>, "rows"> & {
		/** Of the excursion. */
		id: string;
		title: string;
		rows: readonly Row[];
		/** The row that is changed; 0 for a new one. */
		openId: number;
	};
	/** The answer to a press that was refused. */
	refused: { errors: FormErrors; typedValues: TypedValues } | undefined;
	inWords: (row: Row) => Pick<ListedChoice, "facts" | "note">;
	/** A row as its form shows it; null is a new one. */
	formOf: (row: Row | null) => TypedValues;
	/** What guests read beside the title. */
	texts: (values: TypedValues) => readonly ChoiceText[];
	/** The fields after the title. */
	fields: (field: ReturnType<typeof typedFields>, values: TypedValues) => ReactNode;
	/** Between list and form. */
	children?: ReactNode;
}) {
	const path = choicesPath(kind, id);
	const lastSave = useLastSave(`${kind}s`);
	const refusedForm = refused && !refused.typedValues.act ? refused : null;
	const pressError = refused?.typedValues.act ? refused.errors[""] : undefined;
	const shownId = refusedForm ? Number(refusedForm.typedValues[kind]) : openId;
	const open = rows.find((row) => row.id === shownId) ?? null;
	const textsOfRow = translations.filter(({ ownerId }) => ownerId === open?.id);
	const openedVersion = useOpenedVersion(lastSave, { id: open?.id ?? 0, version });
	const values = refusedForm?.typedValues ?? {
		...formOf(open),
		...typedTextsOf(textsOfRow),
		version: openedVersion,
	};
	const errors = refusedForm?.errors ?? null;
	const noun = nouns[kind];
	return (
		<>
			<PageHead title={words.title} up={{ to: `/dashboard/excursion/${id}`, label: title }} />
			{pressError ? <Notice look="bad">{pressError}</Notice> : null}
			<ChoiceList
				{...{ kind, version, path }}
				words={words.list}
				rows={rows.map((row) => ({ ...row, ...inWords(row) }))}
			/>
			{children}
			<ChoiceEditor
				key={`${open?.id} ${lastSave}`}
				{...{ kind, open, values, errors }}
				texts={textsOfForm(values)}
				translations={textsOfRow}
				bar={
					<SaveBar
						state=""
						back={open ? path : `/dashboard/excursion/${id}`}
						label={open ? texts.save({ noun }) : texts.create({ noun })}
					/>
				}
			>
				{fields(typedFields(values, errors), values)}
			</ChoiceEditor>
		</>
	);
}

interface ChoiceText {
	field: string;
	label: string;
	rows?: number;
}

/** The form of a row of the list, with its texts in other languages once it is made. */
function ChoiceEditor({
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
