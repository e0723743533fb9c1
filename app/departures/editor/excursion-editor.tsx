import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import type { NamedCategory } from "#app/catalogue/category.ts";
import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { fieldOf, translatedNames } from "#app/catalogue/excursion-fields.ts";
import { EditorPictures } from "#app/departures/editor/editor-pictures.tsx";
import { excursionEditorTexts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { UnsavedChanges, useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import type { TranslatableText } from "#app/ui/translations/other-languages.tsx";
import { OtherLanguages } from "#app/ui/translations/other-languages.tsx";
import { anchorOf, type StoredTranslation } from "#app/ui/translations/translations.ts";
import { EditorFacts, EditorNumbers, EditorWords } from "./editor-fields.tsx";
import { EditorPickups, type OfferedPoint } from "./editor-pickups.tsx";
import { EditorWeek } from "./editor-week.tsx";
import type { ExcursionDraft } from "./excursion-draft.ts";
import { pictureField } from "./excursion-translations.ts";

/** Id for the "On sale" switch, which is outside of the form element. */
export const editorFormId = "excursion";

/** One form for the whole excursion; a new one has no pictures and pickups yet. */
export function ExcursionEditor({
	storedExcursion,
	draft,
	errors,
	refusedVersion = null,
	openQuestion: question = null,
	currency,
	categories,
	points,
	children,
}: {
	/** The stored excursion; null for a new one. */
	storedExcursion: { id: string; version: number; texts: readonly StoredTranslation[] } | null;
	/** What a refused form is based on: the newer version whose values it shows, else the one that it was sent with. */
	refusedVersion?: number | null;
	draft: ExcursionDraft;
	errors: FormErrors | null;
	/** A question to answer before saving; nothing is saved while it is open. */
	openQuestion?: object | null;
	currency: string;
	/** Of the operator, in the language of staff. */
	categories: readonly NamedCategory[];
	points: OfferedPoint[];
	/** The action bar; absent for users who may only read. */
	children?: React.ReactNode;
}) {
	const form = useRef<HTMLFormElement>(null);
	const [isDirty, setIsDirty] = useDirty(form, errors ?? question);
	const touch = () => setIsDirty(true);
	// kept from the first render: reloaded data has a newer version, which this form is not based on
	const [openedVersion] = useState(storedExcursion?.version);
	const section = { fields: draft.fields, errors: errors ?? {}, currency, categories };
	return (
		<Form
			ref={form}
			id={editorFormId}
			method="post"
			noValidate
			onSubmit={() => setIsDirty(false)}
			className="grid grid-cols-[minmax(0,1fr)] gap-6"
		>
			<ErrorSummary errors={errors} hrefOf={anchorOf} />
			<fieldset disabled={!children} className="contents">
				{/* Enter presses the first button of a form, so that must be "Save". */}
				<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
					{excursionEditorTexts.save}
				</button>
				{storedExcursion ? (
					<>
						<input type="hidden" name="id" value={storedExcursion.id} />
						<input type="hidden" name="version" value={refusedVersion ?? openedVersion} />
					</>
				) : null}
				{draft.fields.capacity_seen ? (
					<input type="hidden" name="capacity_seen" value={draft.fields.capacity_seen} />
				) : null}
				<EditorWords {...section} />
				<EditorNumbers {...section}>
					{storedExcursion && children ? (
						<p>
							<Link
								to={choicesPath("price", storedExcursion.id)}
								className="inline-block py-1 font-semibold"
							>
								{excursionEditorTexts.numbers.bySeason}
							</Link>
						</p>
					) : null}
				</EditorNumbers>
				{storedExcursion ? (
					<EditorPictures
						excursionId={storedExcursion.id}
						pictures={draft.pictures}
						errors={section.errors}
						onChange={touch}
					/>
				) : null}
				<EditorWeek days={draft.days} errors={section.errors} />
				{storedExcursion ? (
					<EditorPickups
						stops={draft.stops}
						points={points}
						errors={section.errors}
						onChange={touch}
					/>
				) : null}
				<EditorFacts {...section} />
				{storedExcursion ? (
					<OtherLanguages
						translatable={translatableTexts(draft)}
						values={draft.fields}
						errors={section.errors}
						storedTexts={storedExcursion.texts}
					/>
				) : null}
			</fieldset>
			{children}
			<UnsavedChanges isDirty={isDirty} />
		</Form>
	);
}

/** Dirty after typing, and while the answer to the last save is a refusal or a question. */
function useDirty(form: RefObject<HTMLFormElement | null>, unsaved: object | null) {
	const [isDirty, setIsDirty] = useUnsaved();
	useEffect(() => {
		if (unsaved) setIsDirty(true);
	}, [unsaved, setIsDirty]);
	useEffect(() => {
		// fields outside of the form element can belong to the form too
		const listen = ({ target }: Event) => {
			const isOurs =
				target instanceof HTMLElement && "form" in target && target.form === form.current;
			if (isOurs) setIsDirty(true);
		};
		document.addEventListener("input", listen);
		return () => document.removeEventListener("input", listen);
	}, [form, setIsDirty]);
	return [isDirty, setIsDirty] as const;
}

/** The excursion's own texts in the order of the editor, then the words of its pictures. */
function translatableTexts({ fields, pictures }: ExcursionDraft): TranslatableText[] {
	const ownTexts = translatedNames.map((field) => {
		const { label, control, rows = 3 } = fieldOf(field);
		const english = fields[field] ?? "";
		return { field, label, english, rows: control === "area" ? rows : undefined };
	});
	const ofPictures = pictures.map(({ id, url, srcSet, alt, width, height }, index) => ({
		field: pictureField(id),
		label: excursionPicturesTexts.whatPictureShows({ place: index + 1 }),
		english: alt,
		picture: (
			<img
				src={url}
				srcSet={srcSet}
				sizes="4rem"
				alt=""
				width={width}
				height={height}
				loading="lazy"
				className="size-16 flex-none rounded-md object-cover"
			/>
		),
	}));
	return [...ownTexts, ...ofPictures];
}
