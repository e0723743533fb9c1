import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { type FieldsInWords, newerSave } from "#app/ui/form/newer-save.ts";
import type { RuleFields } from "./price-list-decision.ts";
import { fareCentsField, ruleFormOf } from "./rule-form-values.ts";
import { weekdaysInWords } from "./rule-words.ts";

const texts = pricesTexts.form;
const fields: FieldsInWords = {
	travelFrom: {
		get label() {
			return texts.travelFrom;
		},
	},
	travelTo: {
		get label() {
			return texts.travelTo;
		},
	},
	startTime: {
		get label() {
			return texts.startTime;
		},
	},
	weekdays: {
		get label() {
			return texts.weekdays;
		},
	},
	bookedFrom: {
		get label() {
			return texts.bookedFrom;
		},
	},
	bookedTo: {
		get label() {
			return texts.bookedTo;
		},
	},
	adultCents: {
		get label() {
			return texts.adultCents;
		},
	},
	childCents: {
		get label() {
			return texts.childCents;
		},
	},
	bebeCents: {
		get label() {
			return texts.bebeCents;
		},
	},
};

/** A rule's form whose excursion somebody else saved after it was opened, beside what is stored. */
export function newerRule(
	typedValues: TypedValues,
	{ edit, rule, version }: { edit: RuleFields; rule: PriceRule; version: number },
	{ timeZone }: { timeZone: string },
) {
	const fareIds = Object.keys({ ...edit.centsByFare, ...rule.centsByFare });
	const fareFields = fareIds.map((id) => [fareCentsField(id), { label: texts.fareCents }]);
	const noFare = Object.fromEntries(fareIds.map((id) => [fareCentsField(id), ""]));
	return newerSave(
		{ typedValues, ownValues: { ...noFare, ...inWords(edit) } },
		{ values: inWords(rule), version, updatedAt: null, history: [] },
		{ ...fields, ...Object.fromEntries(fareFields) },
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
