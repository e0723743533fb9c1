import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/enrol-totem.ts";

export const es: StaffTexts<typeof en> = {
	title: "Un tótem nuevo",
	allHotels: "Todos los hoteles",
	ask: {
		title: "¿Qué cifras muestra la pantalla?",
		hint: ({ minutes }) =>
			`Abre la dirección de esta web con /totem en la pantalla nueva. Sus cifras sirven ${minutes} minutos, y una vez.`,
		figures: "Seis cifras",
		example: "Como 47 18 06",
		find: "Buscar la pantalla",
	},
	found: {
		title: "¿Es esta la pantalla?",
		hint: "Sigue solo si ves estas cifras en la pantalla que tienes delante, o si su hotel te las lee.",
		device: "Dispositivo",
		size: "Tamaño",
		address: "Pedido desde",
		time: "Pedido a las",
		hotel: "Está en",
		chooseHotel: "Elige el hotel",
		name: "Su nombre",
		nameHint: "Para saber cuál es: vestíbulo, bar de la piscina",
		enrol: "Dar de alta esta pantalla",
		other: "No, muestra otras cifras",
	},
	done: ({ name }) => `«${name}» está de alta y muestra las excursiones`,
	refused: {
		none: "Ninguna pantalla muestra ahora estas cifras. Sirven una vez; mira la pantalla, quizá muestre otras.",
		many: "Demasiados intentos. Espera un minuto y escribe las cifras otra vez.",
		wrong: "Escribe las seis cifras que muestra la pantalla.",
	},
	rules: {
		figures: "Escribe las seis cifras de la pantalla",
		hotel: "Elige el hotel",
		name: "El nombre",
	},
};
