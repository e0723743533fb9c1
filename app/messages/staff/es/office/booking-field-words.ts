import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/booking-field-words.ts";

export const es: StaffTexts<typeof en> = {
	name: { label: "Nombre" },
	email: { label: "Correo" },
	phone: { label: "Teléfono", none: "no lo dio" },
	comments: { label: "Comentarios" },
	source: { label: "Reservado por" },
	guideNotes: { label: "Para el guía" },
	staffNotes: { label: "Solo para el personal" },
	language: { label: "Habla", none: "no se sabe" },
};
