import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/account-fields.ts";

export const es: StaffTexts<typeof en> = {
	name: "El nombre",
	banReason: "El motivo",
	notAnEmail: "El correo no es válido",
	nameMissing: "Dinos tu nombre",
	noPlainName:
		"Solo un nombre: ninguna dirección web ni de correo, y un espacio después de un punto",
	imageTooLong: ({ most }) => `${most} caracteres como máximo`,
	noWebAddress: "Tiene que ser una dirección web",
	passwordMissing: "Escribe una contraseña",
};
