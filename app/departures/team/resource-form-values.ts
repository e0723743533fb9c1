import type { TypedValues } from "#app/ui/form/form.ts";
import type { ResourceFields } from "./resource-schema.ts";

/** A guide or vehicle as the fields of its form. */
export function resourceFormOf({
	name,
	phone,
	languages,
	seats,
	email,
	isActive,
}: ResourceFields): TypedValues {
	return {
		name,
		phone,
		languages: languages.join(" "),
		seats: seats === null ? "" : String(seats),
		email,
		isActive: isActive ? "on" : "off",
	};
}
