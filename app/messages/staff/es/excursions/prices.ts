import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/prices.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	title: "Precios por temporada y día",
	list: {
		title: "Reglas: cuenta la primera que coincide",
		hint: "Para cada tipo de cliente y cada tarifa por separado. Las reservas conservan el precio al que se vendieron.",
		none: "Todavía no hay reglas: todo cuesta los precios propios de la excursión.",
		rule: ({ conditions, prices }) => `${conditions}: ${prices}`,
		always: "Todas las salidas",
		own: ({ prices }) => `Todas las demás, los precios propios de la excursión: ${prices}`,
		travel: {
			between: ({ from, to }) => `Salidas del ${from} al ${to}`,
			since: ({ from }) => `Salidas desde el ${from}`,
			until: ({ to }) => `Salidas hasta el ${to}`,
		},
		booked: {
			between: ({ from, to }) => `reservadas del ${from} al ${to}`,
			since: ({ from }) => `reservadas desde el ${from}`,
			until: ({ to }) => `reservadas hasta el ${to}`,
		},
		weekdays: ({ days }) => `en ${days}`,
		start: ({ start }) => `a las ${start}`,
		adults: ({ price }) => `adultos ${price}`,
		children: ({ price }) => `niños ${price}`,
		bebe: ({ price }) => `bebés ${price}`,
		fare: ({ fare, price }) => `${fare} ${price}`,
		up: "Subir",
		down: "Bajar",
		change: "Cambiar",
		upRule: ({ rule }) => `Subir la regla ${rule}`,
		downRule: ({ rule }) => `Bajar la regla ${rule}`,
		changeRule: ({ rule }) => `Cambiar la regla ${rule}`,
		end: ({ rule }) => `Terminar la regla ${rule}`,
		endConsequence:
			"Quien reserve desde ahora paga según las demás reglas. Las reservas conservan su precio.",
		endConfirm: ({ rule }) => `Sí, terminar la regla ${rule}`,
	},
	notes: {
		over: ({ rule }) => `La regla ${rule} ha terminado: sus días han pasado.`,
		hidden: ({ rule, by, count }) =>
			plural("es", count, {
				one: `La regla ${rule} no se usa nunca: la regla ${by} coincide antes con todas sus salidas.`,
				other: `La regla ${rule} no se usa nunca: las reglas ${by} coinciden antes con todas sus salidas.`,
			}),
		hiddenByDepartures: ({ rule }) =>
			`La regla ${rule} no se usa nunca: sus salidas tienen precios propios.`,
		noDeparture: ({ rule }) => `La regla ${rule} no tiene ninguna salida en los próximos 60 días.`,
	},
	calendar: {
		title: "Qué hace",
		hint: "Lo que paga un adulto que reserva hoy, en los próximos 60 días, y «entera»: la excursión entera para un grupo. El número es la regla que dio el precio.",
		byRule: ({ rule }) => `regla ${rule}`,
		whole: ({ price }) => `entera ${price}`,
		fare: ({ letter, fare }) => `${letter}: ${fare}`,
		byDeparture: "fijo",
		byDepartureHint: "«fijo»: la salida tiene un precio propio.",
		none: "Ninguna salida abierta en los próximos 60 días.",
	},
	preview: {
		title: "¿Cuánto pagarían?",
		date: "Día de la excursión",
		start: "Hora de salida, si no es la primera",
		adults: "Adultos",
		children: "Niños",
		bebe: "Bebés",
		isWhole: "La excursión entera",
		show: "Ver el precio",
		atFare: ({ fare }) => `De ellos: ${fare}`,
		refused: {
			"no departure": "Ninguna salida abierta vende eso ese día y a esa hora.",
			nobody: "Di cuántos clientes son.",
			"too many at fares": "Hay más clientes con una tarifa que clientes de su tipo.",
		},
		people: {
			adults: ({ count }) => counted(count, "adulto", "adultos"),
			children: ({ count }) => counted(count, "niño", "niños"),
			bebe: ({ count }) => counted(count, "bebé", "bebés"),
		},
		answer: ({ party, date, total, lines }) => `${party} el ${date} pagan ${total}: ${lines}`,
		line: ({ quantity, price, fare }) => `${quantity} × ${price}${fare ? ` (${fare})` : ""}`,
	},
	form: {
		new: "Regla nueva",
		newHint: "Es la primera de la lista; bájala si otras deben contar antes.",
		change: ({ rule }) => `Cambiar la regla ${rule}`,
		changeHint: "La regla termina y otra ocupa su sitio. Las reservas conservan su precio.",
		travelFrom: "Primer día de la excursión",
		travelTo: "Último día de la excursión",
		startTime: "Hora de salida",
		weekdays: "Días de la semana; sin marcar ninguno, todos",
		bookedFrom: "Primer día para reservar",
		bookedTo: "Último día para reservar",
		open: "Vacío: sin límite.",
		anyStart: "Vacío: todas las horas.",
		adultCents: "Adulto",
		childCents: "Niño",
		bebeCents: "Bebé",
		prices: "Precio por cliente",
		pricesHint: "Vacío: lo que diga una regla posterior o la excursión.",
		fares: "Precio por cliente con una tarifa",
		faresHint:
			"Vacío: lo que diga una regla posterior; si no, el precio propio de la tarifa, o su porcentaje menos del precio que el cliente pagaría.",
		fareCents: "Precio con la tarifa",
		create: "Añadir la regla",
		save: "Guardar la regla",
	},
	errors: {
		date: "Elige un día",
		order: "El último día es anterior al primero",
		start: "Elige una hora, como 15:00",
		weekdays: "Elige días de la semana",
		price: "Escribe un precio como 84 o 84,50",
		adultPrice: "Escribe un precio mayor que 0, como 84 o 84,50",
		noPrice: "Da al menos un precio",
	},
	done: {
		added: "La regla está añadida",
		changed: "La regla está cambiada",
		moved: "La regla se ha movido",
		ended: "La regla ha terminado",
	},
	refused: {
		changedMeanwhile:
			"Entretanto alguien ha cambiado la excursión o sus precios. Mira la lista y pulsa otra vez.",
		hasEnded:
			"Alguien ha terminado o cambiado esta regla entretanto. Si guardas otra vez, la tuya se añade como nueva.",
	},
};
