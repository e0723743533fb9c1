import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/user-refusals.ts";

export const es: StaffTexts<typeof en> = {
	emailTaken: "Ese usuario ya existe. Usa otro correo.",
	nothingToSave: "No hay datos que cambiar",
	noFields: "No hay campos que cambiar",
	noPassword: "Esta cuenta no tiene contraseña",
	unknownRole: "Ese rol no existe",
	notYourself: {
		ban: "No puedes bloquearte",
		remove: "No puedes borrarte",
	},
	holdsCash:
		"Esta cuenta aún tiene efectivo. Entrégalo antes en la página «Caja»; después la cuenta se puede borrar.",
	notAllowed: {
		create: "No puedes crear usuarios",
		update: "No puedes cambiar usuarios",
		changeRole: "No puedes cambiar el rol de un usuario",
		ban: "No puedes bloquear usuarios",
		setPassword: "No puedes poner la contraseña de un usuario",
		revokeSessions: "No puedes cerrar las sesiones de un usuario",
		impersonate: "No puedes actuar en nombre de otros",
		remove: "No puedes borrar usuarios",
	},
	confirmation: {
		confirmedAlready: "Ese correo ya está confirmado",
		foreignEmail: "El correo de confirmación solo puede ir a tu propia dirección",
	},
};
