/** What the screens of an excursion's fares, extras and questions ask of the server. */
import { data, redirect } from "react-router";
import type {
	ChoiceEdit,
	ChoiceFields,
	ChoiceKind,
	ChoiceStep,
} from "#app/catalogue/choices/choice-list-decision.ts";
import {
	type ChoiceList,
	type ChoiceTable,
	editChoiceList,
} from "#app/catalogue/choices/choice-table.server.ts";
import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { choicesTexts as texts } from "#app/messages/staff/excursions/choices.ts";
import { checkForm, checkInput, type FormErrors } from "#app/ui/form/form.ts";
import { errorsInLanguages, textsOf, typedTexts } from "#app/ui/translations/translations.ts";
import type { Route } from "./+types/fares";
import {
	backToList,
	idOf,
	noSuchExcursion,
	type Press,
	refuse,
	requireListChange,
} from "./press.server.ts";

/** The list, with the row that the address names. */
export async function loadChoices<Fields extends ChoiceFields, List extends ChoiceList<Fields>>(
	args: Pick<Route.LoaderArgs, "request" | "params" | "context" | "url">,
	{ kind, read }: ChoiceTable<Fields, List>,
) {
	const { services, excursionId } = await requireListChange(args);
	const list = await read(services.db, excursionId);
	if (!list) throw noSuchExcursion();
	return { ...list, openId: Number(args.url.searchParams.get(kind)) };
}

/** A press on the list, or the form of a row. */
export async function editChoices<Fields extends ChoiceFields, List extends ChoiceList<Fields>>(
	press: Press,
	table: ChoiceTable<Fields, List>,
) {
	const { edit, errors } = checkEdit(press, table);
	if (errors) return refuse(press, 400, errors);
	const { services, excursionId, save } = press;
	const answer = await editChoiceList(services.db, table, excursionId, { edit, ...save });
	return answerPress(press, table.kind, texts.nouns[table.kind], answer);
}

/** @param noun what was changed, in words. */
export function answerPress(
	press: Press,
	kind: ChoiceKind,
	noun: string,
	answer:
		| { outcome: "saved"; step: ChoiceStep; others?: readonly string[] }
		| { outcome: "same" | "unknown" | "changed meanwhile" }
		| { outcome: "refused"; errors: FormErrors }
		| { outcome: "newer"; version: number },
) {
	const { excursionId, typedValues } = press;
	const changedMeanwhile = { "": [texts.refused.changedMeanwhile] };
	switch (answer.outcome) {
		case "unknown":
			throw data(texts.refused.unknown({ noun }), { status: 404 });
		case "refused":
			return refuse(press, 409, answer.errors);
		case "changed meanwhile":
			return refuse(press, 409, changedMeanwhile);
		case "newer": {
			const version = String(answer.version);
			return refuse({ typedValues: { ...typedValues, version } }, 409, changedMeanwhile);
		}
		case "saved": {
			const { step, others } = answer;
			throw backToList(press, { about: `${kind}s`, text: texts.done[step]({ noun }), others });
		}
		case "same":
			throw redirect(choicesPath(kind, excursionId), 303);
	}
}

function checkEdit<Fields extends ChoiceFields, List extends ChoiceList<Fields>>(
	{ form, typedValues }: Press,
	{ kind, schema, textsSchema }: ChoiceTable<Fields, List>,
): { edit: ChoiceEdit<Fields>; errors: null } | { edit: null; errors: FormErrors } {
	const { act } = typedValues;
	const id = idOf(typedValues[kind]);
	if (act === "retire" || act === "restore" || act === "up" || act === "down")
		return { edit: { act, id: id ?? 0 }, errors: null };
	const { values: fields, errors } = checkForm(schema, form);
	const inLanguages = checkInput(textsSchema, textsOf(form));
	if (errors || inLanguages.errors) {
		const ofTexts = errorsInLanguages(inLanguages.errors ?? {});
		return { edit: null, errors: { ...errors, ...ofTexts } };
	}
	const translations = typedTexts(inLanguages.values);
	return { edit: { act: "save", id, fields, translations }, errors: null };
}
