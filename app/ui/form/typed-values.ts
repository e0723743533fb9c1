/** What was typed, to show it again. */
export type TypedValues = Record<string, string>;

export function typedValuesOf(form: FormData): TypedValues {
	const typedValues: TypedValues = {};
	for (const [name, value] of form) if (typeof value === "string") typedValues[name] = value;
	return typedValues;
}
