import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/missing-settings.ts";

export const es: StaffTexts<typeof en> = {
	title: "Todavía falta",
	lead: "Lo que falta no se inventa: se deja fuera, y el aviso legal lo dice.",
	law: ({ labels }) => `Al aviso legal le falta lo que piden casi todas las leyes: ${labels}.`,
	guests: ({ labels }) => `Los clientes echan en falta: ${labels}.`,
	sender:
		"No sale ningún correo, porque no tiene remitente: escribe tu correo o un remitente propio.",
	fillIn: "Completar los ajustes",
	askAdmin: "Lo escribe ahí quien puede cambiar los ajustes.",
};
