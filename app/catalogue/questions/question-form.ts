/** What staff type into the form of a question, checked; the server alone has it. */
import * as v from "valibot";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { questionsTexts } from "#app/messages/staff/excursions/questions.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { blockOfText, lineOfText } from "#app/ui/form/values/text-schema.ts";
import { tick } from "#app/ui/form/values/tick-schema.ts";
import { textsEntries } from "#app/ui/translations/translations.ts";

const texts = questionsTexts.errors;

const linesIn = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

/** What guests read of a question, and staff may give in each language. */
const readByGuests = {
	title: lineOfText({ what: () => choicesTexts.form.titleLabel, least: 3, most: 120 }),
	note: blockOfText({ what: () => questionsTexts.form.note, most: 3000 }),
	/** One a line. */
	options: v.pipe(
		blockOfText({ what: () => questionsTexts.form.options, most: 1000 }),
		v.transform((text) => linesIn(text).join("\n")),
	),
};

export const questionFormSchema = v.pipe(
	v.object({
		...readByGuests,
		kind: v.picklist(["text", "choice", "number", "yes or no", "consent"], () => texts.kind),
		asks: v.picklist(["booking", "guests", "everybody"], () => texts.asks),
		moment: v.picklist(["booking", "later", "staff"], () => texts.moment),
		isRequired: tick,
	}),
	v.forward(
		v.partialCheck(
			[["asks"], ["moment"]],
			({ asks, moment }) => asks === "booking" || moment !== "booking",
			() => texts.guestsLater,
		),
		["moment"],
	),
	v.forward(
		v.partialCheck(
			[["kind"], ["note"]],
			({ kind, note }) => kind !== "consent" || note !== "",
			() => texts.consentNote,
		),
		["note"],
	),
	v.forward(
		v.partialCheck(
			[["kind"], ["options"]],
			({ kind, options }) => kind !== "choice" || linesIn(options).length > 1,
			() => texts.fewOptions,
		),
		["options"],
	),
	v.forward(
		v.partialCheck(
			[["kind"], ["options"]],
			({ kind, options }) => kind === "choice" || options === "",
			() => texts.noOptions,
		),
		["options"],
	),
	v.forward(
		v.partialCheck(
			[["options"]],
			({ options }) => new Set(linesIn(options)).size === linesIn(options).length,
			() => texts.sameOptions,
		),
		["options"],
	),
);

/** Their texts in other languages. */
export const questionTextsSchema = v.object(textsEntries(readByGuests));

export type QuestionFields = v.InferOutput<typeof questionFormSchema>;

/** Answers keep their meaning: a question that has some keeps its kind, whom it asks, and the choices that were taken. */
export function questionRefusal(
	fields: QuestionFields,
	storedRow: (QuestionFields & { hasAnswers: boolean }) | null,
): FormErrors | null {
	if (!storedRow?.hasAnswers) return null;
	const stays = [texts.staysSo];
	const options = linesIn(fields.options);
	const errors = {
		...(fields.kind === storedRow.kind ? {} : { kind: stays }),
		...(fields.asks === storedRow.asks ? {} : { asks: stays }),
		...(linesIn(storedRow.options).every((option) => options.includes(option))
			? {}
			: { options: [texts.optionsStay] }),
	};
	return Object.keys(errors).length > 0 ? errors : null;
}
