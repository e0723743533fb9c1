import type { People } from "#app/catalogue/prices/prices.ts";
import { type AskedQuestion, answerField } from "#app/catalogue/questions/question.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";

interface FieldProps {
	askedQuestion: AskedQuestion;
	/** What was typed or stored. */
	value: string | undefined;
	errors: readonly string[] | undefined;
	/** Absent where the form is read only when it is sent. */
	onChange?: (value: string) => void;
}

/** The questions of the booking, then those of each guest. */
export function AnswerGroups({
	questions,
	values,
	errors,
}: {
	questions: readonly AskedQuestion[];
	values: TypedValues;
	errors: FormErrors;
}) {
	const language = useLanguage();
	const groups = [...Map.groupBy(questions, ({ guest }) => guest)];
	// those of the booking first, whatever the order of the questions
	groups.sort(([one], [other]) => Number(one !== "") - Number(other !== ""));
	return groups.map(([guest, ofGuest]) => (
		<fieldset key={guest} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
			<legend className="mb-2 font-display text-xl/tight">{legendOf(guest, language)}</legend>
			<AnswerFields questions={ofGuest} values={values} errors={errors} />
		</fieldset>
	));
}

function legendOf(guest: string, language: Language): string {
	return guest === "" ? questionsTexts[language].forAll : guestInWords(guest, language);
}

/** "Adult 1", of 'adults-1'. */
function guestInWords(guest: string, language: Language): string {
	const [kind = "", number = ""] = guest.split("-");
	const words: Record<keyof People, (guest: { number: string }) => string> =
		questionsTexts[language].guest;
	const say = Object.entries(words).find(([each]) => each === kind)?.[1];
	return say?.({ number }) ?? guest;
}

/** The fields of questions, each as its kind wants it. */
export function AnswerFields({
	questions,
	values,
	errors,
	onChange,
}: {
	questions: readonly AskedQuestion[];
	values: TypedValues;
	errors: FormErrors;
	onChange?: (field: string, value: string) => void;
}) {
	return questions.map((each) => {
		const name = answerField(each);
		return (
			<AnswerField
				key={name}
				askedQuestion={each}
				value={values[name]}
				errors={errors[name]}
				{...(onChange ? { onChange: (value: string) => onChange(name, value) } : {})}
			/>
		);
	});
}

function AnswerField(props: FieldProps) {
	const { askedQuestion, value, errors, onChange } = props;
	const { question } = askedQuestion;
	const texts = useTexts(questionsTexts);
	if (question.kind === "consent") return <ConsentField {...props} />;
	const lang = langOf(question, "title");
	const frame = {
		name: answerField(askedQuestion),
		errors,
		label: <Title question={question} />,
		hint: question.note ? <span lang={langOf(question, "note")}>{question.note}</span> : undefined,
		required: question.isRequired,
		...valueProps(value, onChange),
	};
	switch (question.kind) {
		case "choice":
			return (
				<SelectField {...frame}>
					<option value="">{texts.choose}</option>
					{question.choices.map(({ value: choice, words }) => (
						<option key={choice} value={choice} lang={lang}>
							{words}
						</option>
					))}
				</SelectField>
			);
		case "yes or no":
			return (
				<SelectField {...frame}>
					<option value="">{texts.choose}</option>
					<option value="yes">{texts.yes}</option>
					<option value="no">{texts.no}</option>
				</SelectField>
			);
		case "number":
			return <TextField {...frame} inputMode="decimal" autoComplete="off" />;
		case "text":
			return <TextField {...frame} autoComplete="off" />;
	}
}

function Title({ question }: Pick<AskedQuestion, "question">) {
	const { optional } = useTexts(questionsTexts);
	return (
		<>
			<span lang={langOf(question, "title")}>{question.title}</span>{" "}
			{question.isRequired ? null : <span className="font-normal text-ink-soft">{optional}</span>}
		</>
	);
}

function valueProps(value: string | undefined, onChange: FieldProps["onChange"]) {
	if (!onChange) return { defaultValue: value };
	return {
		value: value ?? "",
		onChange: (event: { target: { value: string } }) => onChange(event.target.value),
	};
}

/** The tick says which version of the text its reader agrees to. */
function ConsentField({ askedQuestion, value, errors, onChange }: FieldProps) {
	const { question } = askedQuestion;
	const texts = useTexts(questionsTexts);
	const name = answerField(askedQuestion);
	const wording = String(question.wording);
	const isEarlier = Boolean(value) && value !== wording && !errors;
	const isTicked = value === wording || isEarlier;
	return (
		<div className="grid min-w-0 gap-1.5">
			<p
				id={`${name}-hint`}
				lang={langOf(question, "note")}
				className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere"
			>
				{question.note}
			</p>
			<label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm font-semibold">
				<input
					id={name}
					name={name}
					type="checkbox"
					value={isEarlier ? value : wording}
					required={question.isRequired}
					aria-describedby={errors ? `${name}-hint ${name}-error` : `${name}-hint`}
					aria-invalid={errors ? true : undefined}
					className="size-6 flex-none accent-ocean"
					{...(onChange
						? {
								checked: isTicked,
								onChange: (event) => onChange(event.target.checked ? wording : ""),
							}
						: { defaultChecked: isTicked })}
				/>
				<span className="min-w-0 wrap-anywhere">
					<Title question={question} />
				</span>
			</label>
			{isEarlier ? <p className="text-sm text-ink-soft">{texts.agreedEarlier}</p> : null}
			{errors ? <FieldError id={`${name}-error`}>{errors[0]}</FieldError> : null}
		</div>
	);
}
