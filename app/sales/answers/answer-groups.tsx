import type { People } from "#app/catalogue/prices/prices.ts";
import type { AskedQuestion } from "#app/catalogue/questions/question.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { AnswerFields } from "./answer-fields.tsx";

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
