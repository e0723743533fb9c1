import type { FormErrors, TypedValues } from "./form.ts";

/** Props of a field by its name: what was typed, and its errors. */
export function typedFields(typed: TypedValues, errors: FormErrors | null) {
	return (name: string) => ({ name, defaultValue: typed[name], errors: errors?.[name] });
}
