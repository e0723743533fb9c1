import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/totem-enrolment.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Un tótem nuevo",
	title: { asking: "¿De quién es este vestíbulo?", found: "Esta pantalla ha encontrado su hotel" },
	sellsNothing:
		"Hasta entonces esta pantalla no vende nada, y las cifras solas no dan nada a nadie.",
	showTrips: "Ver las excursiones",
	oneMoment: "Un momento, por favor.",
	busy: ({ phone }) =>
		`Hay demasiadas pantallas esperando. Esta vuelve a preguntar sola; o llama al ${phone}.`,
	noNetwork: "Sin red. Esta pantalla pide sus cifras en cuanto vuelva.",
	asking: "Pidiendo las cifras…",
	figures: {
		title: "Las cifras de esta pantalla",
		noNetwork: "Ahora no hay red. Las cifras vuelven a servir cuando vuelva.",
		until: ({ clock }) => `Sirven hasta las ${clock}; después hay otras aquí.`,
		qrCode: "Código QR que abre la página donde el personal da de alta esta pantalla",
	},
	steps: {
		scan: "<b>Escanea el código con un teléfono donde el personal haya entrado,</b> o abre el hotel en el panel.",
		check: "<b>Comprueba que las cifras son estas</b> y elige el hotel.",
		name: "<b>Ponle un nombre a la pantalla.</b> Muestra las excursiones sola: haz de esa página su página de inicio.",
	},
};
