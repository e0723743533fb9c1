import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { translationsTexts as texts } from "#app/messages/staff/excursions/translations.ts";
import { Card } from "#app/ui/card.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import {
	checkedName,
	type EnglishTexts,
	otherLanguages,
	type StoredTranslation,
	stateInWords,
	textName,
	translationState,
} from "./translations.ts";

/** A text that staff may give in each language. */
export interface TranslatableText {
	/** Id of the control with its English words; also its field in the table of translations. */
	field: string;
	label: string;
	/** As stored, or as typed before. */
	english: string;
	/** Lines, of a text that may have several. */
	rows?: number | undefined;
	/** The picture that the text is about. */
	picture?: ReactNode;
}

/** Each language in its own fold, beside the English text as it stands in the form. */
export function OtherLanguages({
	translatable,
	values,
	errors,
	storedTexts,
}: {
	translatable: readonly TranslatableText[];
	values: TypedValues;
	errors: FormErrors;
	storedTexts: readonly StoredTranslation[];
}) {
	const inner = useRef<HTMLDivElement>(null);
	const typedEnglish = useTypedTexts(
		inner,
		translatable.map(({ field }) => field),
	);
	const read = translatable.map((text) => ({
		...text,
		english: (typedEnglish[text.field] ?? text.english).trim(),
	}));
	const english = Object.fromEntries(read.map(({ field, english }) => [field, english]));
	return (
		<Card title={texts.title} id="texts">
			<div ref={inner} className="grid">
				{otherLanguages.map(({ code, name }) => {
					const state = translationState(english, storedTexts, code);
					return (
						<details
							key={code}
							open={Object.keys(errors).some((field) => field.startsWith(`texts.${code}.`))}
							className="border-b border-line"
						>
							<summary className="py-3">
								<b className="font-bold">{name}</b>{" "}
								<span
									className={
										state.missing.length + state.older.length > 0 ? "text-few" : "text-ink-soft"
									}
								>
									{stateInWords(state)}
								</span>
							</summary>
							<div className="grid gap-5 pt-2 pb-5">
								{read.map((text) => (
									<SideBySide
										key={text.field}
										{...{ text, values, errors }}
										language={{ code, name }}
										isOlder={state.older.includes(text.field)}
										isMissing={state.missing.includes(text.field)}
									/>
								))}
							</div>
						</details>
					);
				})}
			</div>
		</Card>
	);
}

function SideBySide({
	text: { field, label, english, rows, picture },
	language,
	values,
	errors,
	isOlder,
	isMissing,
}: {
	text: TranslatableText;
	language: { code: (typeof otherLanguages)[number]["code"]; name: string };
	values: TypedValues;
	errors: FormErrors;
	isOlder: boolean;
	isMissing: boolean;
}) {
	const name = textName(language.code, field);
	const words = values[name] ?? "";
	// nothing to translate
	if (english.trim() === "" && words === "") return null;
	const props = {
		name,
		lang: language.code,
		label: texts.inLanguage({ label, language: language.name }),
		defaultValue: words,
		errors: errors[name],
		hint: isOlder ? texts.older : isMissing ? texts.missing : undefined,
	};
	return (
		<div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
			<div className="flex min-w-0 items-start gap-3">
				{picture}
				<div className="min-w-0">
					<p className="text-sm font-[650]">{texts.english({ label })}</p>
					<p className="mt-1.5 whitespace-pre-line text-ink-soft wrap-anywhere">{english}</p>
				</div>
			</div>
			<div className="grid min-w-0 content-start gap-1">
				{rows === undefined ? <TextField {...props} /> : <TextArea {...props} rows={rows} />}
				{isOlder ? (
					<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
						<input
							type="checkbox"
							name={checkedName}
							value={`${language.code}.${field}`}
							className="size-5 flex-none accent-ocean"
						/>
						{texts.stillRight}
					</label>
				) : null}
			</div>
		</div>
	);
}

/** What is typed into these controls of the same form, by their ids. */
function useTypedTexts(inner: RefObject<HTMLElement | null>, ids: readonly string[]): EnglishTexts {
	const [typedTexts, setTypedTexts] = useState<EnglishTexts>({});
	const watchedIds = useRef(ids);
	watchedIds.current = ids;
	useEffect(() => {
		const form = inner.current?.closest("form");
		const read = ({ target }: Event) => {
			if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
			const { id, value } = target;
			if (watchedIds.current.includes(id)) setTypedTexts((texts) => ({ ...texts, [id]: value }));
		};
		form?.addEventListener("input", read);
		return () => form?.removeEventListener("input", read);
	}, [inner]);
	return typedTexts;
}
