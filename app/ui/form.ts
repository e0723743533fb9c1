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
	const result = v.safeParse(schema, typed);
	if (result.success) return { values: result.output, errors: null, typed };
	return { values: null, errors: errorsByField(result.issues), typed };
}

export function typedOf(form: FormData): TypedValues {
	const typed: TypedValues = {};
	for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
	return typed;
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
		errors[field] = [...(errors[field] ?? []), issue.message];
	}
	return errors;
}
