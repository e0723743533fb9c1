/** What was typed, to show it again. */
export type TypedValues = Record<string, string>;

export function typedValuesOf(form: FormData): TypedValues {
	const typedValues: TypedValues = {};
	for (const [name, value] of form) if (typeof value === "string") typedValues[name] = value;
	return typedValues;
}

/** Messages by field name; "" holds those about the whole form. */
export type FormErrors = Record<string, string[]>;

/** Props of a field by its name: what was typed, and its errors. */
export function typedFields(typedValues: TypedValues, errors: FormErrors | null) {
	return (name: string) => ({ name, defaultValue: typedValues[name], errors: errors?.[name] });
}
