import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/choices.ts";

export const es: StaffTexts<typeof en> = {
	nouns: { extra: "extra", fare: "tarifa", question: "pregunta", stock: "reserva común" },
	list: {
		retired: "Fuera de uso",
		change: "Cambiar",
		up: "Subir",
		down: "Bajar",
		changeOne: ({ title }) => `Cambiar ${title}`,
		upOne: ({ title }) => `Subir ${title}`,
		downOne: ({ title }) => `Bajar ${title}`,
		retire: ({ title }) => `Retirar ${title}`,
		retireConsequence: {
			extra: "Ya nadie lo puede reservar. Las reservas que lo tienen lo conservan.",
			fare: "Ya nadie lo puede reservar. Las reservas que lo tienen lo conservan.",
			question: "Ya no se pregunta a nadie. Las respuestas dadas se conservan.",
		},
		retireConfirm: ({ title }) => `Sí, retirar ${title}`,
		restore: ({ title }) => `Recuperar ${title}`,
	},
	form: {
		new: ({ noun }) => `Añadir: ${noun}`,
		changeHint: {
			extra: "Otro precio vale solo para las reservas nuevas.",
			fare: "Otro precio vale solo para las reservas nuevas.",
			question:
				"Cuando haya respuestas, su tipo y a quién se pregunta ya no cambian. Una aceptación cuyo texto cambia recibe una versión nueva.",
		},
		titleLabel: "Título",
		create: ({ noun }) => `Añadir ${noun}`,
		save: ({ noun }) => `Guardar ${noun}`,
	},
	// extra is masculine, tarifa and reserva are not
	done: {
		added: ({ noun }) => `Hemos añadido: ${noun}`,
		changed: ({ noun }) => `Hemos cambiado: ${noun}`,
		retired: ({ noun }) => `Hemos retirado: ${noun}`,
		"brought back": ({ noun }) => `Hemos recuperado: ${noun}`,
		moved: ({ noun }) => `Hemos movido: ${noun}`,
	},
	refused: {
		changedMeanwhile:
			"Entretanto alguien ha cambiado la excursión o esta lista. Mira la lista y pulsa otra vez.",
		unknown: ({ noun }) => `No existe: ${noun}`,
	},
};
