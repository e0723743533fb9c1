import { data, redirect } from "react-router";
import { newerRule } from "#app/departures/prices/newer-rule.ts";
import type { PriceEdit } from "#app/departures/prices/price-list-decision.ts";
import { editPriceList } from "#app/departures/prices/price-rules-page.server.ts";
import { pricesPath } from "#app/departures/prices/prices-path.ts";
import { ruleFormSchema } from "#app/departures/prices/rule-form-schema.ts";
import { ruleInputOf } from "#app/departures/prices/rule-form-values.ts";
import { pricesTexts as texts } from "#app/messages/staff/excursions/prices.ts";
import { checkInput, type FormErrors, typedValuesOf } from "#app/ui/form/form.ts";
import type { Route } from "./+types/prices";
import { backToList, idOf, noSuchExcursion, readPress, refuse } from "./press.server.ts";

/** A press on the list of price rules, or the form of one. */
export async function editPrices(args: Route.ActionArgs) {
	const press = await readPress(args);
	const { services, excursionId, form, typedValues } = press;
	const { edit, errors } = checkEdit(form, idOf(typedValues.rule));
	if (errors) return refuse(press, 400, errors);
	const answer = await editPriceList(services.db, excursionId, edit, press.save);
	const refuseInWords = (words: string, values = typedValues) =>
		refuse({ typedValues: values }, 409, { "": [words] });
	switch (answer.outcome) {
		case "unknown":
			throw noSuchExcursion();
		case "changed meanwhile":
			return refuseInWords(texts.refused.changedMeanwhile);
		case "ended":
			return refuseInWords(texts.refused.hasEnded, {
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
			return refuseInWords(texts.refused.changedMeanwhile, {
				...typedValues,
				version: String(version),
			});
		}
		case "saved":
			throw backToList(press, { about: "prices", text: texts.done[answer.step] });
		case "same":
			throw redirect(pricesPath(excursionId), 303);
	}
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
