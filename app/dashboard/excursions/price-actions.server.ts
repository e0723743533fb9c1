import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { newerRule } from "#app/departures/prices/newer-rule.ts";
import type { PriceEdit } from "#app/departures/prices/price-list-decision.ts";
import { editPriceList } from "#app/departures/prices/price-rules-page.server.ts";
import { pricesPath } from "#app/departures/prices/prices-path.ts";
import { ruleFormSchema } from "#app/departures/prices/rule-form-schema.ts";
import { ruleInputOf } from "#app/departures/prices/rule-form-values.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { pricesTexts as texts } from "#app/messages/staff/excursions/prices.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import { checkInput, type FormErrors, typedValuesOf } from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import type { Route } from "./+types/prices";

const noSuchExcursion = () => data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });

/** A press on the list of price rules, or the form of one. */
export async function editPrices({ request, params, context }: Route.ActionArgs) {
	const { excursionId } = params;
	if (!isExcursionId(excursionId)) throw noSuchExcursion();
	const author = await requireExcursionChange(context, request, excursionId);
	const form = await readFormData(request);
	const typedValues = typedValuesOf(form);
	const ruleId = idOf(typedValues.rule);
	const { edit, errors } = checkEdit(form, ruleId);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const services = context.get(requestContext);
	const save = { openedVersion: openedVersionOf(form), author, now: Date.now() };
	const answer = await editPriceList(services.db, excursionId, edit, save);
	const refuse = (words: string, values = typedValues) =>
		data({ errors: { "": [words] }, typedValues: values }, { status: 409 });
	const path = pricesPath(excursionId);
	switch (answer.outcome) {
		case "unknown":
			throw noSuchExcursion();
		case "changed meanwhile":
			return refuse(texts.refused.changedMeanwhile);
		case "ended":
			return refuse(texts.refused.hasEnded, {
				...typedValues,
				...{ rule: "", version: String(answer.version) },
			});
		case "newer": {
			const { rule, version } = answer;
			const newer =
				edit.act === "save" && rule
					? newerRule(typedValues, { edit: edit.fields, rule, version }, services.environment)
					: null;
			if (newer) return data(newer, { status: 409 });
			return refuse(texts.refused.changedMeanwhile, { ...typedValues, version: String(version) });
		}
		case "saved":
			purgeExcursionPages(services, excursionId);
			setFlash(context, { about: "prices", look: "success", text: texts.done[answer.step] });
			throw redirect(path, 303);
		case "same":
			throw redirect(path, 303);
	}
}

/** Ids begin at 1; 0 matches no row, and an empty field is no rule. */
function idOf(text = ""): number | null {
	if (text === "") return null;
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function checkEdit(
	form: FormData,
	ruleId: number | null,
): { edit: PriceEdit; errors: null } | { edit: null; errors: FormErrors } {
	const act = form.get("act");
	if (act === "up" || act === "down" || act === "end")
		return { edit: { act, ruleId: ruleId ?? 0 }, errors: null };
	const { values: fields, errors } = checkInput(ruleFormSchema, ruleInputOf(typedValuesOf(form)));
	return errors ? { edit: null, errors } : { edit: { act: "save", ruleId, fields }, errors: null };
}
