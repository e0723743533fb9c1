import * as v from "valibot";
import { isLanguage, type Language, staffLanguage } from "#app/messages/languages.ts";
import { fieldErrorsTexts } from "#app/messages/texts.ts";
import { type FormErrors, type TypedValues, typedValuesOf } from "./typed-values.ts";

export { type FormErrors, type TypedValues, typedValuesOf };

type CheckedInput<Values> = { values: Values; errors: null } | { values: null; errors: FormErrors };

export type CheckedForm<Values> = CheckedInput<Values> & { typedValues: TypedValues };

/**
 * Checks a form, in the browser and on the server; keeps everything that was typed. @param lang of the messages that
 * the schema takes from the catalogue (`inTexts`).
 */
export function checkForm<Schema extends v.GenericSchema>(
	schema: Schema,
	data: FormData,
	lang: Language = staffLanguage(),
): CheckedForm<v.InferOutput<Schema>> {
	const typedValues = typedValuesOf(data);
	return { ...checkInput(schema, withMissingFields(schema, typedValues), lang), typedValues };
}

/**
 * A browser sends nothing for an unticked box. For a missing field the schema would only say
 * "Invalid key"; a field that is undefined gets the message of its own rule.
 */
function withMissingFields(
	schema: v.GenericSchema,
	typedValues: TypedValues,
): Record<string, unknown> {
	const missing = fieldsOf(schema, typedValues).filter((name) => !Object.hasOwn(typedValues, name));
	return { ...Object.fromEntries(missing.map((name) => [name, undefined])), ...typedValues };
}

/** The fields of an object schema, of all parts of an intersection, or of the option that a variant chooses by its key. */
function fieldsOf(schema: object, typedValues: TypedValues): string[] {
	if ("entries" in schema && typeof schema.entries === "object" && schema.entries)
		return Object.keys(schema.entries);
	if (!("options" in schema && Array.isArray(schema.options))) return [];
	if (!("key" in schema)) return schema.options.flatMap((part) => fieldsOf(part, typedValues));
	const chosenOption = schema.options.find((option) =>
		v.is(option.entries?.[String(schema.key)] ?? v.never(), typedValues[String(schema.key)]),
	);
	return chosenOption ? fieldsOf(chosenOption, typedValues) : [];
}

/** Like `checkForm`, for an input already read from a form. */
export function checkInput<Schema extends v.GenericSchema>(
	schema: Schema,
	input: unknown,
	lang: Language = staffLanguage(),
): CheckedInput<v.InferOutput<Schema>> {
	const result = v.safeParse(schema, input, { lang });
	if (result.success) return { values: result.output, errors: null };
	return { values: null, errors: errorsByField(result.issues) };
}

export function errorsByField(issues: readonly v.BaseIssue<unknown>[]): FormErrors {
	const errors: FormErrors = {};
	for (const issue of issues) {
		const field = v.getDotPath(issue) ?? "";
		const language = isLanguage(issue.lang) ? issue.lang : staffLanguage();
		// a list has the same message for each of its items
		errors[field] = [...new Set(errors[field]).add(plainMessage(issue.message, language))];
	}
	return errors;
}

/** The library's messages ("Invalid key: Expected …") are for programmers. */
export function plainMessage(message: string, language: Language): string {
	if (!/^Invalid [\w ]+: (?:Expected|Received) /.test(message)) return message;
	const { missing, unusable } = fieldErrorsTexts[language];
	return message.endsWith("received undefined") ? missing : unusable;
}
