import type { FormErrors, TypedValues } from "./form.ts";

/** Props of a field by its name: what was typed, and its errors. */
export function typedFields(typedValues: TypedValues, errors: FormErrors | null) {
	return (name: string) => ({ name, defaultValue: typedValues[name], errors: errors?.[name] });
}
