import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/booking-input-errors.ts";

export const es: StaffTexts<typeof en> = {
	amount: "Escribe un importe como 80 o 80,50",
	wholeNumber: "Escribe un número entero",
	noAdult: "Tiene que venir al menos un adulto",
	emailTooLong: "El correo puede tener 254 caracteres como máximo",
	email: "Escribe un correo como ida@example.com",
	language: "Elige un idioma",
	fields: {
		name: "Nombre",
		phone: "Teléfono",
		note: "La nota",
		noteForGuide: "La nota para el guía",
		noteForStaff: "La nota interna",
		reason: "El motivo",
	},
};
