import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import type { LabelledSetting, Settings } from "./setting.ts";

const { fields, missing: texts } = settingsTexts;

const ofLaw = [
	"OPERATOR_ADDRESS",
	"OPERATOR_TAX_NUMBER",
	"OPERATOR_LICENCE",
	"OPERATOR_RESPONSIBLE",
] as const satisfies readonly LabelledSetting[];
const ofGuests = [
	"OPERATOR_EMAIL",
	"OPERATOR_PHONE",
	"OPERATOR_HOURS",
] as const satisfies readonly LabelledSetting[];

/** What the law or the guests miss, in sentences. */
export function missingSettings(facts: Settings): string[] {
	return [
		...ofLaw.filter((name) => !facts[name]).map((name) => texts.law(fields[name])),
		...ofGuests.filter((name) => !facts[name]).map((name) => texts.guests(fields[name])),
	];
}
