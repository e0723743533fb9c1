import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";
import type { Translation } from "#app/messages/languages.ts";

/** Languages in which the operator may write the own words beside English. */
export const settingLanguages = ["de", "es", "fr", "it"] as const satisfies readonly Translation[];

/** Words that guests read in their own language: `OPERATOR_HOURS` is English, `OPERATOR_HOURS_DE` the same in German. */
export const translatedLines = [
	"HOME_HEADLINE",
	"OPERATOR_HOURS",
	"OPERATOR_LICENCE",
	"OPERATOR_REGISTER",
	// the English words stand in the policy itself
	"CANCELLATION_WEATHER",
] as const;

/** What the operator adds to the legal pages, in Markdown, in each language. */
export const legalTexts = ["TERMS_TEXT", "PRIVACY_TEXT", "IMPRINT_TEXT"] as const;

const translatedSettings = [...translatedLines, ...legalTexts];

const singleSettings = [
	"OPERATOR_NAME",
	"OPERATOR_EMAIL",
	"OPERATOR_PHONE",
	"OPERATOR_ADDRESS",
	"OPERATOR_LEGAL_NAME",
	"OPERATOR_TAX_NUMBER",
	"OPERATOR_RESPONSIBLE",
	"OPERATOR_PRIVACY_EMAIL",
	"SOCIAL_LINKS",
	"BRAND_ACCENT",
	"BRAND_MARK",
	"HOME_PICTURE",
	"MAIL_FROM",
	"MAIL_SIGNATURE",
	"OFFICE_LANGUAGE",
	"CATEGORIES",
	"CANCELLATION_POLICY",
	"CUTOFF_HOURS",
	"HOLD_MINUTES",
	"RESELLER_HOLD_MINUTES",
	"RESELLER_HOLD_MOST_MINUTES",
	"REMINDER_TIME",
	"REVIEW_URL",
	"TERMS_SINCE",
] as const;

type Translated = (typeof translatedSettings)[number];
export type LabelledSetting = (typeof singleSettings)[number] | Translated;
export type SettingName =
	| LabelledSetting
	| `${Translated}_${Uppercase<(typeof settingLanguages)[number]>}`;

export function translatedName(name: Translated, language: (typeof settingLanguages)[number]) {
	return `${name}_${upperCase(language)}` as const;
}

function upperCase<Text extends string>(text: Text): Uppercase<Text> {
	// TypeScript does not follow `toUpperCase`
	return text.toUpperCase() as Uppercase<Text>;
}

/**
 * What staff set on the settings screen. Each replaces the environment variable of the same name, and "" says that there
 * is none; secrets and what belongs to the machine stay variables.
 */
const settingNames: readonly SettingName[] = [
	...singleSettings,
	...translatedSettings.flatMap((name) => [
		name,
		...settingLanguages.map((language) => translatedName(name, language)),
	]),
];

export type Settings = Partial<Record<SettingName, string>>;

/** The settings among variables, or among what a row holds. Attack: a stored name that is none must not replace a secret. */
export function pickSettings(values: Record<string, unknown>): Settings {
	return Object.fromEntries(
		settingNames.flatMap((name) => {
			const value = values[name];
			return typeof value === "string" ? [[name, value]] : [];
		}),
	);
}

/** The names whose values differ, in the order of the screen. */
export function changedSettings(oldFacts: Settings, newFacts: Settings): SettingName[] {
	return settingNames.filter((name) => (oldFacts[name] ?? "") !== (newFacts[name] ?? ""));
}

/** The lines of a setting that has several. */
export function linesOf(text: string): string[] {
	return text
		.split("\n")
		.map((each) => each.trim())
		.filter(Boolean);
}

export interface NumberSetting extends NumberLimit {
	/** Holds while there is none. */
	usual: number;
}

/** Settings that are whole numbers. */
export const numberSettings = {
	CUTOFF_HOURS: { ...numberLimits.cutoffHours, usual: 12 },
	HOLD_MINUTES: { least: 5, most: 60, usual: 10 },
	RESELLER_HOLD_MINUTES: { least: 5, most: 240, usual: 30 },
	RESELLER_HOLD_MOST_MINUTES: { least: 5, most: 1440, usual: 120 },
} satisfies Record<string, NumberSetting>;

export type NumberSettingName = keyof typeof numberSettings;
