import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/questions.ts";

export const es: StaffTexts<typeof en> = {
	title: "Preguntas",
	list: {
		title: "Lo que se pregunta a los clientes",
		hint: "Un número de pie, una dieta, una exención de responsabilidad. Quien lleva la excursión lee las respuestas junto a cada reserva.",
		none: "Todavía no hay preguntas.",
		required: "obligatoria",
		options: ({ options }) => `Opciones: ${options}`,
		wording: ({ wording }) => `versión ${wording}`,
	},
	kinds: {
		text: "Una línea de texto",
		choice: "Una entre varias opciones",
		number: "Un número",
		"yes or no": "Sí o no",
		consent: "Aceptación de un texto (exención)",
	},
	asks: {
		booking: "A la reserva, una vez",
		guests: "A cada adulto y niño",
		everybody: "A todos, también a los bebés",
	},
	moments: {
		booking: "Al reservar",
		later: "En la página del cliente, hasta que cierran las reservas",
		staff: "Solo la responde el equipo",
	},
	form: {
		note: "Lo que los clientes leen al lado; en una aceptación, el texto que aceptan",
		kind: "Tipo de respuesta",
		options: "Opciones, una por línea",
		optionsHint: "Solo para una entre varias opciones. En otros idiomas, en el mismo orden.",
		asks: "A quién se pregunta",
		moment: "Cuándo se pregunta",
		momentHint:
			"Lo que se pregunta a cada persona se responde en la página del cliente, para que reservar siga siendo breve.",
		isRequired: "La respuesta es obligatoria",
	},
	errors: {
		kind: "Elige el tipo de respuesta",
		asks: "Elige a quién se pregunta",
		moment: "Elige cuándo se pregunta",
		guestsLater: "Lo que se pregunta a cada persona no se puede preguntar al reservar",
		consentNote: "Escribe el texto que aceptan los clientes",
		fewOptions: "Escribe al menos dos opciones, una por línea",
		sameOptions: "Hay dos opciones iguales",
		noOptions: "Solo una pregunta con varias opciones tiene opciones",
		staysSo: "Ya hay respuestas de clientes: retira esta pregunta y añade otra",
		optionsStay: "Ya hay respuestas de clientes: añade opciones, pero conserva las que hay",
	},
};
