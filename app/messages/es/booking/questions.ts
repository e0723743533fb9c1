import type { questions as english } from "../../en/booking/questions.ts";
import { plural } from "../../plural.ts";

export const questions: typeof english = {
	pageTitle: "Preguntas sobre su excursión",
	legend: "Para su excursión",
	title: ({ name }) => `Lo que necesitamos saber, ${name}`,
	lead: ({ until }) =>
		`Puede responder y cambiar sus respuestas hasta el ${until}. Lo que todavía no sepa puede quedar vacío.`,
	forAll: "Para todos ustedes",
	guest: {
		adults: ({ number }) => `Adulto ${number}`,
		children: ({ number }) => `Niño ${number}`,
		bebe: ({ number }) => `Bebé ${number}`,
	},
	optional: "(opcional)",
	choose: "Elija, por favor",
	yes: "Sí",
	no: "No",
	agreedEarlier: "Usted aceptó una versión anterior de este texto, y sigue siendo válida.",
	save: "Guardar las respuestas",
	saved: "Sus respuestas están guardadas.",
	unsent: { once: "Sus respuestas se guardan una sola vez." },
	missing: ({ count }) =>
		plural("es", count, {
			one: "Todavía falta una respuesta.",
			other: `Todavía faltan ${count} respuestas.`,
		}),
	missingWhy: "Las necesitamos para tener listo lo que le hace falta.",
	answer: "Responder ahora",
	look: "Sus respuestas",
	tooLate: "Ya es tarde para cambiar las respuestas aquí",
	wasPossibleUntil: ({ until }) => `Se podía hasta el ${until}.`,
	changedMeanwhile:
		"En el mismo momento alguien ha cambiado esta reserva o sus preguntas. Mire sus respuestas y guarde otra vez, por favor.",
	notSaved: "Todavía no se ha guardado nada: mire lo que está marcado, por favor.",
	errors: {
		missing: ({ title }) => `Responda, por favor: ${title}`,
		agree: ({ title }) => `Marque, por favor: ${title}`,
		choose: ({ title }) => `Elija una de las respuestas, por favor: ${title}`,
		number: ({ title }) => `Escriba un número, por favor: ${title}`,
		textChanged: ({ title }) =>
			`Este texto acaba de cambiar. Léalo otra vez y márquelo, por favor: ${title}`,
	},
};
