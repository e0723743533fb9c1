/** The rules of the fields of `excursion-fields.ts`, for what staff send. */
import * as v from "valibot";
import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";
import { fieldRulesTexts as rules } from "#app/messages/staff/excursions/field-rules.ts";
import { blockOfText, lineOfText, type StaffMessage } from "#app/ui/form/values/text-schema.ts";
import { numberOf } from "./excursion-field-kinds.ts";
import {
	type FieldName,
	type FieldValues,
	fieldNames,
	fieldOf,
	type Rows,
	rowOf,
	translatedNames,
} from "./excursion-fields.ts";
import { isLocalDate } from "./local-date.ts";
import { readPolicyText } from "./policy/policy-text.ts";
import { isWholeCents } from "./whole-cents.ts";

function schemaOf(
	name: FieldName,
): v.GenericSchema<string> | v.GenericSchema<number> | v.GenericSchema<boolean> {
	const field = rowOf(name);
	const what = () => {
		const { label, what: inMessages = label } = fieldOf(name);
		return inMessages;
	};
	switch (field.rule) {
		case "line":
			return lineOfText({ ...field, what });
		case "block":
			return blockOfText({ ...field, what });
		case "time":
			return clockTime(what);
		case "time or none":
			return v.union([v.literal(""), clockTime(what)], () => rules.notTime({ what: what() }));
		case "date or none":
			return textOrNone(isLocalDate, () => rules.notDate({ what: what() }));
		case "percent":
			return percentSchema(what);
		case "percent or none":
			return textOrNone(
				(text) => /^\d{1,2}([.,]\d{1,2})?$|^100$/.test(text),
				() => rules.notPercent({ what: what() }),
			);
		case "policy or none":
			return textOrNone(
				(text) => {
					const policy = readPolicyText(text);
					return policy !== null && !policy.weather;
				},
				() => rules.notPolicy,
			);
		case "choice or none":
			return v.picklist(["", ...Object.keys(field.options)], () =>
				rules.notOffered({ what: what() }),
			);
		case "whole number":
			return wholeNumberWithin(what, field);
		case "whole number or none":
			return textOrNone(
				(text) => isWithin(numberOf(text), field),
				() => rules.outside({ what: what(), ...field }),
			);
		case "price":
			return priceSchema(what, field);
		case "yes or no":
			return v.boolean(() => rules.undecided({ what: fieldOf(name).label }));
	}
}

/** A union would say the message of its part that is a text, not its own. */
function textOrNone(isRight: (text: string) => boolean, message: StaffMessage) {
	return v.pipe(
		v.string(message),
		v.trim(),
		v.check((text) => text === "" || isRight(text), message),
	);
}

function isWithin(number: number, { least, most }: NumberLimit): boolean {
	return Number.isInteger(number) && number >= least && number <= most;
}

function clockTime(what: () => string) {
	const notTime = () => rules.notTime({ what: what() });
	return v.pipe(v.string(notTime), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, notTime));
}

function wholeNumberWithin(what: () => string, { least, most }: NumberLimit) {
	return v.pipe(
		v.number(() => rules.notNumber({ what: what() })),
		v.integer(() => rules.notWhole({ what: what() })),
		v.minValue(least, () => rules.tooLow({ what: what(), least })),
		v.maxValue(most, () => rules.tooHigh({ what: what(), most })),
	);
}

const highestPrice = numberLimits.priceCents.most / 100;

/** In units of the currency, as in the API: 64 or 64.5. */
function priceSchema(what: () => string, { mayBeFree }: { mayBeFree: boolean }) {
	const notNumber = () => (mayBeFree ? rules.notNumberNorFree : rules.notNumber)({ what: what() });
	return v.pipe(
		v.number(notNumber),
		v.finite(notNumber),
		v.check(
			(units) => units === Number.POSITIVE_INFINITY || units <= highestPrice,
			() => rules.tooHigh({ what: what(), most: highestPrice }),
		),
		v.check(isWholeCents, () => rules.tooManyDecimals({ what: what() })),
		v.check(
			(units) => (mayBeFree ? units >= 0 : units > 0),
			() => (mayBeFree ? rules.negative : rules.notAboveZero)({ what: what() }),
		),
	);
}

function percentSchema(what: () => string) {
	const notPercent = () => rules.notPercent({ what: what() });
	return v.pipe(
		v.number(notPercent),
		v.minValue(0, notPercent),
		v.maxValue(numberLimits.taxRate.most / 100, notPercent),
		v.check(isWholeCents, notPercent),
	);
}

type CreationEntries = {
	[Name in FieldName]: Rows[Name] extends { initial: unknown }
		? v.OptionalSchema<v.GenericSchema<FieldValues[Name]>, FieldValues[Name]>
		: v.GenericSchema<FieldValues[Name]>;
};
/** Schema entries for creating an excursion. */
export const creationEntries = Object.fromEntries(
	fieldNames.map((name) => {
		const schema = schemaOf(name);
		const { initial } = rowOf(name);
		return [
			name,
			initial === undefined ? schema : v.optional<v.GenericSchema, unknown>(schema, initial),
		];
	}),
) as CreationEntries;

type ChangeEntries = {
	[Name in FieldName]: Rows[Name] extends { mustBeSent: true }
		? v.GenericSchema<FieldValues[Name]>
		: v.OptionalSchema<v.GenericSchema<FieldValues[Name]>, undefined>;
};
/** Schema entries for changing an excursion. */
export const changeEntries = Object.fromEntries(
	fieldNames.map((name) => {
		const schema = schemaOf(name);
		const { mustBeSent } = rowOf(name);
		return [name, mustBeSent ? schema : v.optional<v.GenericSchema>(schema)];
	}),
) as ChangeEntries;

/** The rule of each text that staff may give in other languages. */
export const translatedFields: Record<string, v.GenericSchema<string>> = Object.fromEntries(
	// TypeScript loses the type of a row that is named by its place; each of these is a text
	translatedNames.map((name) => [name, schemaOf(name) as v.GenericSchema<string>]),
);
