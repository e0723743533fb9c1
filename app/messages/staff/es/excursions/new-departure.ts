import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/new-departure.ts";

export const es: StaffTexts<typeof en> = {
	title: "Añadir una salida",
	card: "Día, hora y plazas",
	hint: "Una que no crea ningún horario, como un barco extra en un día de fiesta. Los horarios la dejan como está.",
	date: "Día",
	languages: "El guía habla",
	note: "Nota para tu equipo",
	noteHint: "Sale en el resumen del día y en la lista impresa. Los clientes no la ven.",
	noteName: "La nota",
	state: "Está a la venta al momento, como las demás salidas de la excursión.",
	add: "Añadir esta salida",
	added: ({ departure }) => `Añadida: ${departure}`,
	rules: {
		otherDay: ({ days }) => `Elige un día desde hoy hasta dentro de ${days} días`,
		over: "Esa hora ya ha pasado",
		language: "Elige de esta lista los idiomas del guía",
		noLanguage: "Marca al menos un idioma",
		sameStart:
			"La excursión ya sale ese día a esa hora. Abre o cambia esa salida en el calendario, o elige otra hora",
	},
};
