import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/answers.ts";

export const es: StaffTexts<typeof en> = {
	title: "Respuestas",
	pageTitle: ({ name }) => `Respuestas de ${name}`,
	change: "Anotar respuestas",
	none: "Todavía no hay respuestas.",
	yes: "sí",
	no: "no",
	agreed: "aceptado",
	agreedTo: ({ version, at }) => `versión ${version}, ${at}`,
	missing: ({ count }) =>
		plural("es", count, { one: "falta 1 respuesta", other: `faltan ${count} respuestas` }),
	line: ({ title, words }) => `${title}: ${words}`,
	save: "Guardar las respuestas",
	leave: "Dejarlas como están",
	saved: "Las respuestas están guardadas",
	over: "Esta reserva ha terminado o sus datos están borrados: ya no admite respuestas.",
	changedMeanwhile:
		"Entretanto alguien ha cambiado esta reserva o sus preguntas. Mira las respuestas y guarda otra vez.",
};
