import type { AskedQuestion } from "#app/catalogue/questions/question.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { guestInWords } from "./answers-in-words.ts";

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
