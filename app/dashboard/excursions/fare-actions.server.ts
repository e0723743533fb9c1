import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { fareFormSchema } from "#app/catalogue/fares/fare-form.ts";
import type { FareEdit } from "#app/catalogue/fares/fare-list-decision.ts";
import { editFareList } from "#app/catalogue/fares/fares-page.server.ts";
import { faresPath } from "#app/catalogue/fares/fares-path.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { faresTexts as texts } from "#app/messages/staff/excursions/fares.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import type { Route } from "./+types/fares";

/** A press on the list of fares, or the form of one. */
export async function editFares({ request, params, context }: Route.ActionArgs) {
	const { excursionId } = params;
	if (!isExcursionId(excursionId))
		throw data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });
	const author = await requireExcursionChange(context, request, excursionId);
	const form = await readFormData(request);
	const { edit, errors, typedValues } = checkEdit(form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const services = context.get(requestContext);
	const save = { openedVersion: openedVersionOf(form), author, now: Date.now() };
	const answer = await editFareList(services.db, excursionId, edit, save);
	const refuse = (words: FormErrors, values = typedValues) =>
		data({ errors: words, typedValues: values }, { status: 409 });
	const path = faresPath(excursionId);
	switch (answer.outcome) {
		case "unknown":
			throw data(texts.refused.noSuchFare, { status: 404 });
		case "counts otherwise":
			return refuse({ countsAs: [texts.errors.staysSo] });
		case "changed meanwhile":
			return refuse({ "": [texts.refused.changedMeanwhile] });
		case "newer":
			return refuse(
				{ "": [texts.refused.changedMeanwhile] },
				{ ...typedValues, version: String(answer.version) },
			);
		case "saved":
			purgeExcursionPages(services, excursionId);
			setFlash(context, { about: "fares", look: "success", text: texts.done[answer.step] });
			throw redirect(path, 303);
		case "same":
			throw redirect(path, 303);
	}
}

/** Ids begin at 1; 0 matches no row, and an empty field is no fare. */
function idOf(text = ""): number | null {
	if (text === "") return null;
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function checkEdit(form: FormData) {
	const { values: fields, errors, typedValues } = checkForm(fareFormSchema, form);
	const { act } = typedValues;
	const fareId = idOf(typedValues.fare);
	if (act === "retire" || act === "restore") {
		const edit: FareEdit = { act, fareId: fareId ?? 0 };
		return { edit, errors: null, typedValues };
	}
	if (errors) return { edit: null, errors, typedValues };
	const edit: FareEdit = { act: "save", fareId, fields };
	return { edit, errors: null, typedValues };
}
