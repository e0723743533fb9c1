import { data, redirect } from "react-router";
import * as v from "valibot";
import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { isLocalTime } from "#app/catalogue/local-date.ts";
import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import { emptyOr, priceOrNone, pricesOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import type { PriceEdit, RuleFields } from "#app/departures/prices/price-list-decision.ts";
import { editPriceList } from "#app/departures/prices/price-rules-page.server.ts";
import {
	fareCentsField,
	ruleFormOf,
	ruleInputOf,
} from "#app/departures/prices/rule-form-values.ts";
import { weekdaysInWords } from "#app/departures/prices/rule-words.ts";
import { twoCalendarsSchema } from "#app/departures/prices/two-calendars-schema.ts";
import { pricesTexts as texts } from "#app/messages/staff/excursions/prices.ts";
import { checkInput, type FormErrors, type TypedValues, typedValuesOf } from "#app/ui/form/form.ts";
import { newerSave } from "#app/ui/form/newer-save.ts";
import type { Route } from "./+types/prices";
import { backToList, idOf, noSuchExcursion, readPress, refuse } from "./press.server.ts";

const { errors: errorTexts, form: formTexts } = texts;

/** Prices by fare; null where none is typed. */
const centsByFare = v.pipe(
	v.record(
		v.pipe(v.string(), v.maxLength(9)),
		priceOrNone(numberLimits.priceCents, () => errorTexts.price),
	),
	v.transform((typedPrices) => {
		const prices = Object.entries(typedPrices).flatMap(([fareId, cents]) =>
			cents === null ? [] : [[fareId, cents] as const],
		);
		return prices.length > 0 ? Object.fromEntries(prices) : null;
	}),
);

const ruleFormSchema = v.intersect([
	twoCalendarsSchema(errorTexts),
	v.pipe(
		v.object({
			weekdays: emptyOr(
				(text) => /^[0-6]{1,7}$/.test(text),
				() => errorTexts.weekdays,
			),
			startTime: emptyOr(isLocalTime, () => errorTexts.start),
			...pricesOrNone(errorTexts),
			centsByFare,
		}),
		v.forward(
			v.partialCheck(
				[["adultCents"], ["childCents"], ["bebeCents"], ["centsByFare"]],
				(prices) =>
					(prices.adultCents ?? prices.childCents ?? prices.bebeCents ?? prices.centsByFare) !==
					null,
				() => errorTexts.noPrice,
			),
			["adultCents"],
		),
	),
]);

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
			throw redirect(choicesPath("price", excursionId), 303);
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

const names = [
	...(["travelFrom", "travelTo", "startTime", "weekdays", "bookedFrom", "bookedTo"] as const),
	...(["adultCents", "childCents", "bebeCents"] as const),
];

/** A rule's form whose excursion somebody else saved after it was opened, beside what is stored. */
function newerRule(
	typedValues: TypedValues,
	{ edit, rule, version }: { edit: RuleFields; rule: PriceRule; version: number },
	{ timeZone }: { timeZone: string },
) {
	const fareIds = Object.keys({ ...edit.centsByFare, ...rule.centsByFare });
	const fields = [
		...names.map((name) => [name, { label: formTexts[name] }] as const),
		...fareIds.map((id) => [fareCentsField(id), { label: formTexts.fareCents }] as const),
	];
	const noFare = Object.fromEntries(fareIds.map((id) => [fareCentsField(id), ""]));
	return newerSave(
		{ typedValues, ownValues: { ...noFare, ...inWords(edit) } },
		{ values: inWords(rule), version, updatedAt: null, history: [] },
		Object.fromEntries(fields),
		timeZone,
	);
}

function inWords(rule: RuleFields): TypedValues {
	const { weekdays } = rule;
	return {
		...ruleFormOf({ ...rule, weekdays: null }),
		weekdays: weekdays === null ? "" : weekdaysInWords(weekdays),
	};
}
