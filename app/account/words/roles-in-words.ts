import { isRole, namesOfRoles } from "#app/account/access.ts";
import { rolesTexts } from "#app/messages/staff/partners/roles.ts";

/** "user,supervisor" → "user, supervisor", as staff read it. */
export function rolesInWords(role: string): string {
	return namesOfRoles({ role })
		.map((name) => (isRole(name) ? rolesTexts[name] : name))
		.join(", ");
}
