import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import {
	extraFormSchema,
	extraTextsSchema,
	stockSchema,
} from "#app/catalogue/extras/extra-form.ts";
import type { ExtraEdit } from "#app/catalogue/extras/extra-list-decision.ts";
import { editExtraList } from "#app/catalogue/extras/extras-page.server.ts";
import { extrasPath } from "#app/catalogue/extras/extras-path.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { extrasTexts as texts } from "#app/messages/staff/excursions/extras.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import {
	checkForm,
	checkInput,
	type FormErrors,
	type TypedValues,
	typedValuesOf,
} from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import { errorsInLanguages, textsOf, typedTexts } from "#app/ui/translations/translations.ts";
import type { Route } from "./+types/extras";

/** A press on the list of extras, or the form of one. */
export async function editExtras({ request, params, context }: Route.ActionArgs) {
	const { excursionId } = params;
	if (!isExcursionId(excursionId))
		throw data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });
	const author = await requireExcursionChange(context, request, excursionId);
	const form = await readFormData(request);
	const { edit, errors, typedValues } = checkEdit(form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const services = context.get(requestContext);
	const save = { openedVersion: openedVersionOf(form), author, now: Date.now() };
	const answer = await editExtraList(services.db, excursionId, edit, save);
	const refuse = (words: FormErrors, values = typedValues) =>
		data({ errors: words, typedValues: values }, { status: 409 });
	const path = extrasPath(excursionId);
	switch (answer.outcome) {
		case "unknown":
			throw data(texts.refused.noSuchExtra, { status: 404 });
		case "no such stock":
			if (edit.act === "stock") throw data(texts.refused.noSuchStock, { status: 404 });
			return refuse({ stockId: [texts.errors.sharedStock] });
		case "changed meanwhile":
			return refuse({ "": [texts.refused.changedMeanwhile] });
		case "newer":
			return refuse(
				{ "": [texts.refused.changedMeanwhile] },
				{ ...typedValues, version: String(answer.version) },
			);
		case "saved":
			purgeExcursionPages(services, excursionId, ...answer.others);
			setFlash(context, { about: "extras", look: "success", text: texts.done[answer.step] });
			throw redirect(path, 303);
		case "same":
			throw redirect(path, 303);
	}
}

/** Ids begin at 1; 0 matches no row, and an empty field is no extra. */
function idOf(text = ""): number | null {
	if (text === "") return null;
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function checkEdit(
	form: FormData,
): { typedValues: TypedValues } & (
	| { edit: ExtraEdit; errors: null }
	| { edit: null; errors: FormErrors }
) {
	const typedValues = typedValuesOf(form);
	const { act } = typedValues;
	const extraId = idOf(typedValues.extra);
	if (act === "retire" || act === "restore" || act === "up" || act === "down")
		return { edit: { act, extraId: extraId ?? 0 }, errors: null, typedValues };
	if (act === "stock") {
		const { values, errors } = checkForm(stockSchema, form);
		if (errors) return { edit: null, errors, typedValues };
		const { stockTitle: title, quantity } = values;
		const stockId = idOf(typedValues.stockKey);
		return { edit: { act, extraId: null, stockId, title, quantity }, errors: null, typedValues };
	}
	const { values: fields, errors } = checkForm(extraFormSchema, form);
	const texts = checkInput(extraTextsSchema, textsOf(form));
	if (errors || texts.errors) {
		const ofTexts = errorsInLanguages(texts.errors ?? {});
		return { edit: null, errors: { ...errors, ...ofTexts }, typedValues };
	}
	const translations = typedTexts(texts.values).flatMap(({ field, ...text }) =>
		field === "title" || field === "note" ? [{ ...text, field } as const] : [],
	);
	return { edit: { act: "save", extraId, fields, translations }, errors: null, typedValues };
}
