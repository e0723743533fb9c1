import * as v from "valibot";
import { readPolicyText } from "#app/catalogue/policy/policy-text.ts";
import { languageFacts, staffLanguages } from "#app/messages/languages.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { accentProblem, isColour } from "#app/settings/brand/accent.ts";
import { accentSentence } from "#app/settings/brand/accent-sentence.ts";
import { brandPictureOf } from "#app/settings/brand/brand-picture.ts";
import { categoriesRule } from "#app/settings/categories/categories-rule.ts";
import { deliverable } from "#app/ui/form/values/email-address.ts";
import {
	blockOfText,
	emailRule,
	lineOfText,
	phoneNumber,
} from "#app/ui/form/values/text-schema.ts";
import {
	type LabelledSetting,
	legalTexts,
	linesOf,
	type NumberSettingName,
	numberSettings,
	type SettingName,
	settingLanguages,
	translatedLines,
	translatedName,
} from "./setting.ts";

const { fields, errors } = settingsTexts;

const line = (name: LabelledSetting, { most = 200 } = {}) =>
	lineOfText({ what: () => fields[name].label, most });

const email = emailRule({
	missing: () => errors.email,
	tooLong: () => errors.email,
	unlike: () => errors.email,
});
const emailOrNone = v.union([v.literal(""), email], () => errors.email);

/** Attack: a link of another scheme, such as `javascript:`, would run in the page of a guest. */
function isHttps(text: string): boolean {
	return URL.parse(text)?.protocol === "https:";
}

function isSender(text: string): boolean {
	const [, address = ""] = /^[^<>"]+<([^<>\s]+)>$/.exec(text) ?? [];
	return deliverable.test(address || text) && (address !== "" || !/\s/.test(text));
}

/** "" where the usual one shall hold. */
function wholeNumber(name: NumberSettingName) {
	const { least, most } = numberSettings[name];
	const isWithin = (text: string) =>
		/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
	return v.pipe(
		v.string(),
		v.trim(),
		v.check(
			(text) => text === "" || isWithin(text),
			() => errors.wholeNumber({ least, most }),
		),
	);
}

function isDate(text: string): boolean {
	const time = Date.parse(`${text}T00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const translations = Object.fromEntries(
	translatedLines.flatMap((name) =>
		settingLanguages.map((language) => [
			translatedName(name, language),
			lineOfText({
				what: () => `${fields[name].label} (${languageFacts[language].name})`,
				most: 300,
			}),
		]),
	),
);

/** Attack: the address of another site, to which each visitor would be told. */
const picture = (name: LabelledSetting) =>
	v.pipe(
		line(name),
		v.check(
			(text) => text === "" || brandPictureOf(text) !== null,
			() => errors.picture,
		),
	);

const legalText = (name: (typeof legalTexts)[number], what = "") =>
	blockOfText({ what: () => `${fields[name].label}${what}`, most: 10_000 });

const legalTranslations = Object.fromEntries(
	legalTexts.flatMap((name) =>
		settingLanguages.map((language) => [
			translatedName(name, language),
			legalText(name, ` (${languageFacts[language].name})`),
		]),
	),
);

/** Bytes of the form: its long texts, each letter as three signs at most. */
export const longestSettingsForm = 512 * 1024;

/** The form of the settings: every setting as a text, "" where there is none. */
export const settingsSchema = v.object({
	OPERATOR_NAME: line("OPERATOR_NAME", { most: 80 }),
	OPERATOR_EMAIL: emailOrNone,
	OPERATOR_PHONE: phoneNumber(
		() => fields.OPERATOR_PHONE.label,
		() => errors.phone,
	),
	OPERATOR_HOURS: line("OPERATOR_HOURS"),
	OPERATOR_ADDRESS: line("OPERATOR_ADDRESS"),
	OPERATOR_LICENCE: line("OPERATOR_LICENCE"),
	SOCIAL_LINKS: v.pipe(
		blockOfText({ what: () => fields.SOCIAL_LINKS.label, most: 1000 }),
		v.check(
			(text) => linesOf(text).every(isHttps),
			() => errors.links,
		),
	),
	OPERATOR_LEGAL_NAME: line("OPERATOR_LEGAL_NAME"),
	OPERATOR_REGISTER: line("OPERATOR_REGISTER"),
	OPERATOR_TAX_NUMBER: line("OPERATOR_TAX_NUMBER", { most: 60 }),
	OPERATOR_RESPONSIBLE: line("OPERATOR_RESPONSIBLE"),
	OPERATOR_PRIVACY_EMAIL: emailOrNone,
	TERMS_SINCE: v.pipe(
		v.string(),
		v.check(
			(text) => text === "" || isDate(text),
			() => errors.date,
		),
	),
	BRAND_ACCENT: v.pipe(
		v.string(),
		v.trim(),
		v.toLowerCase(),
		v.check(
			(text) => text === "" || isColour(text),
			() => errors.colour,
		),
		v.check(
			(text) => accentProblem(text) === null,
			({ input }) => accentSentence(input),
		),
	),
	MAIL_FROM: v.pipe(
		line("MAIL_FROM"),
		v.check(
			(text) => text === "" || isSender(text),
			() => errors.sender,
		),
	),
	MAIL_SIGNATURE: line("MAIL_SIGNATURE"),
	OFFICE_LANGUAGE: v.picklist(staffLanguages, () => errors.language),
	CATEGORIES: categoriesRule,
	CANCELLATION_POLICY: v.pipe(
		line("CANCELLATION_POLICY", { most: 500 }),
		v.check(
			(text) => readPolicyText(text) !== null,
			() => errors.policy,
		),
	),
	CUTOFF_HOURS: wholeNumber("CUTOFF_HOURS"),
	HOLD_MINUTES: wholeNumber("HOLD_MINUTES"),
	RESELLER_HOLD_MINUTES: wholeNumber("RESELLER_HOLD_MINUTES"),
	RESELLER_HOLD_MOST_MINUTES: wholeNumber("RESELLER_HOLD_MOST_MINUTES"),
	REMINDER_TIME: v.pipe(
		v.string(),
		v.trim(),
		v.regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, () => errors.time),
	),
	REVIEW_URL: v.pipe(
		line("REVIEW_URL", { most: 300 }),
		v.check(
			(text) => text === "" || isHttps(text),
			() => errors.link,
		),
	),
	BRAND_MARK: picture("BRAND_MARK"),
	HOME_PICTURE: picture("HOME_PICTURE"),
	HOME_HEADLINE: line("HOME_HEADLINE", { most: 80 }),
	TERMS_TEXT: legalText("TERMS_TEXT"),
	PRIVACY_TEXT: legalText("PRIVACY_TEXT"),
	IMPRINT_TEXT: legalText("IMPRINT_TEXT"),
	...translations,
	...legalTranslations,
} satisfies Partial<Record<SettingName, v.GenericSchema<string, string>>>);
