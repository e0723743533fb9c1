import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { newerSave } from "#app/ui/form/newer-save.ts";
import type { RuleFields } from "./price-list-decision.ts";
import { fareCentsField, ruleFormOf } from "./rule-form-values.ts";
import { weekdaysInWords } from "./rule-words.ts";

const texts = pricesTexts.form;
const names = [
	...(["travelFrom", "travelTo", "startTime", "weekdays", "bookedFrom", "bookedTo"] as const),
	...(["adultCents", "childCents", "bebeCents"] as const),
];

/** A rule's form whose excursion somebody else saved after it was opened, beside what is stored. */
export function newerRule(
	typedValues: TypedValues,
	{ edit, rule, version }: { edit: RuleFields; rule: PriceRule; version: number },
	{ timeZone }: { timeZone: string },
) {
	const fareIds = Object.keys({ ...edit.centsByFare, ...rule.centsByFare });
	const fields = [
		...names.map((name) => [name, { label: texts[name] }] as const),
		...fareIds.map((id) => [fareCentsField(id), { label: texts.fareCents }] as const),
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
