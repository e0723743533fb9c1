import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/user-fields.ts";

export const es: StaffTexts<typeof en> = {
	name: "Nombre",
	email: "Correo",
	role: "Rol",
	language: "Lee en",
	passwordHint: ({ least }) =>
		`Al menos ${least} caracteres, ninguna de las corrientes y sin nombres. Dila en persona, nunca por correo.`,
	invited: "Invitado",
};
