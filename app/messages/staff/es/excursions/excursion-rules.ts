import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/excursion-rules.ts";

export const es: StaffTexts<typeof en> = {
	what: {
		language: "El idioma",
		pictureWords: "El texto de una foto",
		id: "Id",
		version: "La versión",
	},
	noWeekday: "El día debe ser 0-6",
	agesNotInOrder: "Los adultos no pueden ser más jóvenes que los niños",
	activityNotWhole: "El lugar y la hora de la actividad van juntos",
	tooManyPickups: ({ most }) => `${most} recogidas como máximo`,
	pictureWithoutWords: "Di en pocas palabras qué muestra la foto",
};
