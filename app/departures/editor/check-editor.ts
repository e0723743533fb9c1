import type * as v from "valibot";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { checkInput, type FormErrors } from "#app/ui/form/form.ts";
import { weekdayName } from "#app/ui/format/format.ts";
import { errorsInLanguages } from "#app/ui/translations/translations.ts";
import { type ExcursionInput, excursionInputOf, partialSections } from "./excursion-form.ts";

const texts = excursionAnswersTexts.refused;

/** Checks the editor's form; every error is at the field, day, pickup or picture that it concerns. */
export function checkEditor<Schema extends v.GenericSchema>(
	schema: Schema,
	form: FormData,
): { values: v.InferOutput<Schema>; errors: null } | { values: null; errors: FormErrors } {
	const input = excursionInputOf(form);
	const checked = checkInput(schema, input);
	const partial = Object.fromEntries(
		partialSections(form).map(({ name, label }) => [name, [texts.notWhole({ section: label })]]),
	);
	if (!checked.errors && Object.keys(partial).length === 0) return checked;
	const errors = Object.entries(errorsInLanguages({ ...checked.errors, ...partial }));
	return {
		values: null,
		errors: Object.fromEntries(
			errors.map(([field, messages]) => {
				const owner = ownerOf(field, input);
				return [
					field,
					owner
						? messages.map((message) => texts.concerns({ what: owner, error: message }))
						: messages,
				];
			}),
		),
	};
}

/** The pickup of a path like "pickups.0.pickup_time"; null for other fields. */
function ownerOf(field: string, { pickups }: ExcursionInput): string | null {
	const [section, key] = field.split(".");
	if (key === undefined) return null;
	if (section === "pickups") return pickups?.[Number(key)]?.pickup_point.title ?? null;
	if (section === "pictures") return texts.picture({ place: Number(key) + 1 });
	if (section === "day_languages") return weekdayName(Number(key));
	return null;
}
