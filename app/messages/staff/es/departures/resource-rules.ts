import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/resource-rules.ts";

export const es: StaffTexts<typeof en> = {
	what: {
		name: "El nombre",
		phone: "El teléfono",
		languages: "Los idiomas",
		email: "El correo",
	},
	nameMissing: "Falta el nombre",
	languages: "Escribe los idiomas por su nombre o con dos letras: inglés, de",
	seatsMissing: "Di cuántas plazas tiene",
	seatsNotWhole: "Las plazas deben ser un número entero",
	seatsTooFew: ({ least }) => `Las plazas deben ser ${least} como mínimo`,
	seatsTooMany: ({ most }) => `Las plazas deben ser ${most} como máximo`,
};
