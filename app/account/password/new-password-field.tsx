import type { ComponentProps } from "react";
import { TextField } from "#app/ui/form/field.tsx";

/** @param minLength characters. */
export function NewPasswordField(
	field: { minLength: number } & Pick<
		ComponentProps<typeof TextField>,
		"name" | "label" | "hint" | "errors" | "required"
	>,
) {
	return <TextField {...field} type="password" autoComplete="new-password" />;
}
