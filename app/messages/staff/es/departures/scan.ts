import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/scan.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	title: "Escanear un bono",
	reference: "O escribe el código",
	lookUp: "Buscarlo",
	camera: {
		picture: "Imagen de la cámara",
		open: "Abrir la cámara",
		again: "Probar otra vez",
		hold: "Pon el código del bono dentro del marco",
		starting: "La cámara se está encendiendo",
	},
	problem: {
		refused: {
			title: "La cámara no está permitida",
			help: "Permítela para esta página en los ajustes del navegador, o escribe el código abajo.",
		},
		missing: {
			title: "Aquí no hay cámara",
			help: "Este aparato no tiene ninguna que una página pueda usar. Escribe el código abajo.",
		},
		busy: {
			title: "La cámara no responde",
			help: "Quizá la usa otra aplicación: ciérrala y prueba otra vez, o escribe el código abajo.",
		},
		noReader: {
			title: "El lector aún no está en este teléfono",
			help: "Se carga una vez, con red. Hasta entonces, escribe el código abajo.",
		},
	},
	twins: {
		title: "Escaneado en dos teléfonos, contado una vez",
		guest: "Un cliente",
		also: ({ guest, clock, by }) => `${guest}: también ${clock} por ${by}`,
	},
	onBoard: ({ aboard, seats }) => `${aboard} de ${seats} a bordo`,
	next: "Siguiente cliente",
	open: ({ name }) => `Abrir ${name}`,
	valid: {
		title: ({ name }) => `Damos la bienvenida a ${name}`,
		speaks: ({ language }) => `habla ${language}`,
		takeBack: "Deshacer",
	},
	partly: {
		title: ({ aboard, seats }) => `${aboard} de ${seats}`,
		nobodyYet: "Nadie a bordo todavía",
		help: "Toca quién está aquí. Los demás pueden venir luego con el mismo bono.",
		thatIsAll: "Por ahora, nadie más",
		allAreHere: ({ count }) => plural("es", count, { one: "A bordo", other: `Están los ${count}` }),
	},
	used: {
		title: "Ya está dentro",
		boardedAt: ({ clock }) => `Embarcó ${clock}`,
		boardedAtBy: ({ clock, by }) => `Embarcó ${clock} con ${by}`,
		boardedHere: "Embarcó en este teléfono",
		boardedHereBy: ({ by }) => `Embarcó en este teléfono con ${by}`,
		onBoard: ({ name, aboard, seats }) => `<b>${name}</b>, ${aboard} de ${seats} a bordo.`,
		samePeople: "¿Son las mismas personas? Entonces todo bien. ¿Otras? Pide un nombre.",
	},
	wrongDay: {
		notOnList: "No está en esta lista",
		notToday: "No es hoy",
		valid: ({ day, time }) => `Válido el ${day}, ${time}`,
		party: ({ name, guests, trip }) =>
			`<b>${name}</b>, ${counted(guests, "persona", "personas")}, ${trip}`,
	},
	cancelled: { title: "Cancelada", lead: "Esta reserva ya no tiene plazas" },
	unpaid: {
		title: "Sin pagar",
		toTake: ({ sum }) => `${sum} por cobrar`,
		held: "Estas plazas están retenidas, sin pagar",
		partlyPaid: "Estas plazas aún no están pagadas del todo",
	},
	offline: {
		title: "No está en este teléfono",
		lead: "Sin red solo conocemos hoy y mañana",
		help: "Mira la fecha del bono, o escanéalo otra vez cuando vuelva la red.",
	},
	unknown: { title: "No es un bono nuestro", lead: "No se ha embarcado nada" },
};
