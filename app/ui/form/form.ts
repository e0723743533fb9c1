import * as v from "valibot";

/** Messages by field name; "" holds what is said of the form as a whole. */
export type FormErrors = Record<string, string[]>;

/** What was typed, to be shown again. */
export type TypedValues = Record<string, string>;

export type CheckedForm<Values> =
	| { values: Values; errors: null; typed: TypedValues }
	| { values: null; errors: FormErrors; typed: TypedValues };

/** Checks a form in the browser and on the server alike; nothing that was typed is lost. */
export function checkForm<Schema extends v.GenericSchema>(
	schema: Schema,
	data: FormData,
): CheckedForm<v.InferOutput<Schema>> {
	const typed = typedOf(data);
	const result = v.safeParse(schema, withMissingFields(schema, typed));
	if (result.success) return { values: result.output, errors: null, typed };
	return { values: null, errors: errorsByField(result.issues), typed };
}

/**
 * A form sends nothing for a box that is not ticked. A field that is there but undefined is judged by its own
 * rule, which has words for it; of a missing one the schema would only say "Invalid key".
 */
function withMissingFields(schema: v.GenericSchema, typed: TypedValues): Record<string, unknown> {
	const missing = fieldsOf(schema, typed).filter((name) => !Object.hasOwn(typed, name));
	return { ...Object.fromEntries(missing.map((name) => [name, undefined])), ...typed };
}

/** Of an object, or of the one that a variant chooses by its key. */
function fieldsOf(schema: object, typed: TypedValues): string[] {
	if ("entries" in schema && typeof schema.entries === "object" && schema.entries)
		return Object.keys(schema.entries);
	if (!("options" in schema && "key" in schema && Array.isArray(schema.options))) return [];
	const chosen = schema.options.find((option) =>
		v.is(option.entries?.[String(schema.key)] ?? v.never(), typed[String(schema.key)]),
	);
	return chosen ? fieldsOf(chosen, typed) : [];
}

export function typedOf(form: FormData): TypedValues {
	const typed: TypedValues = {};
	for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
	return typed;
}

/**
 * A box that may be ticked, which sends "off" and then, where it is ticked, "on". Undefined: the form does
 * not have the box, which is not the same as a box without a tick.
 */
export function tickOf(form: FormData, name: string): boolean | undefined {
	return form.has(name) ? form.getAll(name).includes("on") : undefined;
}

/** The same for an input that was already made of a form. */
export function checkInput<Schema extends v.GenericSchema>(
	schema: Schema,
	input: unknown,
): { values: v.InferOutput<Schema>; errors: null } | { values: null; errors: FormErrors } {
	const result = v.safeParse(schema, input);
	if (result.success) return { values: result.output, errors: null };
	return { values: null, errors: errorsByField(result.issues) };
}

/** Groups a schema's issues by the name of the field that they are about. */
export function errorsByField(issues: readonly v.BaseIssue<unknown>[]): FormErrors {
	const errors: FormErrors = {};
	for (const issue of issues) {
		const field = v.getDotPath(issue) ?? "";
		errors[field] = [...(errors[field] ?? []), inPlainWords(issue.message)];
	}
	return errors;
}

/** The library's own words ("Invalid key: Expected …") are for programmers: nobody is to read them on a screen. */
export function inPlainWords(message: string): string {
	if (!/^Invalid [\w ]+: (?:Expected|Received) /.test(message)) return message;
	return message.endsWith("received undefined") ? "This is missing" : "This can’t be used here";
}
