import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/excursion-pictures.ts";

export const es: StaffTexts<typeof en> = {
	title: "Fotos",
	hint: "La primera foto es el cartel. Arrastra una foto a su sitio, en el teléfono por su asa, o usa las flechas.",
	poster: "Cartel",
	moveLeft: ({ place }) => `Mover la foto ${place} a la izquierda`,
	moveRight: ({ place }) => `Mover la foto ${place} a la derecha`,
	moved: ({ place, count, words }) => `Ahora en el puesto ${place} de ${count}: ${words}`,
	remove: ({ place }) => `Quitar la foto ${place}`,
	removed: "Se quita al guardar",
	whatItShows: "Qué muestra",
	whatPictureShows: ({ place }) => `Qué muestra la foto ${place}`,
	upload: {
		add: "Añadir fotos",
		kinds: ({ most }) => `JPEG, PNG, WebP o GIF, hasta ${most} MB cada una`,
		upload: "Subir",
		gotIt: "Entendido",
		progress: ({ name }) => `Subida de ${name}`,
		sent: ({ percent }) => `${percent} % enviado`,
		becomesSmaller: "Reduciendo el tamaño…",
		stored: "Las fotos están guardadas",
		lost: "Se perdió la conexión: no se ha guardado nada. Prueba otra vez.",
		nothingChosen: "Elige antes una foto",
		tooMuch: "Es demasiado de una vez: envía menos fotos, o más pequeñas",
		refused: ({ name, why }) => `${name}: ${why}`,
	},
	refused: {
		tooLarge: ({ size, most }) => `Esta foto tiene ${size} MB: se aceptan ${most} MB como máximo`,
	},
};
