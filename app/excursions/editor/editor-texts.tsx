import { useEffect, useRef, useState } from "react";
import { fieldOf, translatedNames } from "#app/excursions/excursion-fields.ts";
import { Card } from "#app/ui/card.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import {
	checkedName,
	otherLanguages,
	type StoredTranslation,
	stateInWords,
	type TranslatedName,
	textName,
	translationState,
} from "./excursion-translations.ts";

type EnglishTexts = Record<TranslatedName, string>;

/** Each language in its own fold, beside the English text as it stands in the form. */
export function EditorTexts({
	fields,
	errors,
	stored,
}: {
	fields: TypedValues;
	errors: FormErrors;
	stored: readonly StoredTranslation[];
}) {
	const inner = useRef<HTMLDivElement>(null);
	const english = useEnglish(inner, fields);
	return (
		<Card title="Other languages" id="texts">
			<div ref={inner} className="grid">
				{otherLanguages.map(({ code, english: name, own }) => {
					const state = translationState(english, stored, code);
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
								{translatedNames.map((field) => (
									<SideBySide
										key={field}
										{...{ field, english: english[field], fields, errors }}
										language={{ code, name, own }}
										isOlder={state.older.includes(field)}
										isMissing={state.missing.includes(field)}
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
	field,
	language,
	english,
	fields,
	errors,
	isOlder,
	isMissing,
}: {
	field: TranslatedName;
	language: { code: (typeof otherLanguages)[number]["code"]; name: string; own: string };
	english: string;
	fields: TypedValues;
	errors: FormErrors;
	isOlder: boolean;
	isMissing: boolean;
}) {
	const { label, control, rows = 3 } = fieldOf(field);
	const name = textName(language.code, field);
	const typed = fields[name] ?? "";
	// nothing to translate
	if (english.trim() === "" && typed === "") return null;
	const props = {
		name,
		lang: language.code,
		label: `${label} in ${language.name}`,
		defaultValue: typed,
		errors: errors[name],
		hint: isOlder
			? "Older than the English text."
			: isMissing
				? "Missing: guests read it in English."
				: undefined,
	};
	return (
		<div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
			<div className="min-w-0">
				<p className="text-sm font-[650]">{label}, English</p>
				<p className="mt-1.5 whitespace-pre-line text-ink-soft wrap-anywhere">{english}</p>
			</div>
			<div className="grid min-w-0 content-start gap-1">
				{control === "area" ? <TextArea {...props} rows={rows} /> : <TextField {...props} />}
				{isOlder ? (
					<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
						<input
							type="checkbox"
							name={checkedName}
							value={`${language.code}.${field}`}
							className="size-5 flex-none accent-ocean"
						/>
						It is still right
					</label>
				) : null}
			</div>
		</div>
	);
}

/** The English texts of the same form, as they are typed. */
function useEnglish(inner: React.RefObject<HTMLElement | null>, fields: TypedValues): EnglishTexts {
	const [typed, setTyped] = useState<TypedValues>({});
	useEffect(() => {
		const form = inner.current?.closest("form");
		const read = ({ target }: Event) => {
			if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
			const { name, value } = target;
			if (translatedNames.some((each) => each === name))
				setTyped((before) => ({ ...before, [name]: value }));
		};
		form?.addEventListener("input", read);
		return () => form?.removeEventListener("input", read);
	}, [inner]);
	// TypeScript loses the names in fromEntries; they are exactly those of the rows
	return Object.fromEntries(
		translatedNames.map((name) => [name, typed[name] ?? fields[name] ?? ""]),
	) as EnglishTexts;
}
