import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/staff-frame.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Equipo",
	skip: "Ir al contenido",
	signOut: "Salir",
	nameAndRoles: ({ name, roles }) => `${name}, ${roles}`,
	more: "Más",
	sell: "Vender",
	here: ({ screen }) => `, aquí: ${screen}`,
	open: ({ count }) => `${count}<hidden> pendientes</hidden>`,
};
