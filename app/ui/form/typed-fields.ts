import type { FormErrors, TypedValues } from "./form.ts";

/** What a field is given by its name alone: what was typed in it, and what is wrong with that. */
export function typedFields(typed: TypedValues, errors: FormErrors | null) {
	return (name: string) => ({ name, defaultValue: typed[name], errors: errors?.[name] });
}
