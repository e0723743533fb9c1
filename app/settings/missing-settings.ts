import { missingSettingsTexts as texts } from "#app/messages/staff/office/missing-settings.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { formatList } from "#app/ui/format/format.ts";
import type { LabelledSetting, Settings } from "./setting.ts";

const { fields } = settingsTexts;

const ofLaw = [
	"OPERATOR_NAME",
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
	const labelsOf = (names: readonly LabelledSetting[]) =>
		names.filter((name) => !facts[name]).map((name) => fields[name].label);
	const [law, guests] = [labelsOf(ofLaw), labelsOf(ofGuests)];
	return [
		...(law.length > 0 ? [texts.law({ labels: formatList(law) })] : []),
		...(guests.length > 0 ? [texts.guests({ labels: formatList(guests) })] : []),
		...(facts.MAIL_FROM || facts.OPERATOR_EMAIL ? [] : [texts.sender]),
	];
}
