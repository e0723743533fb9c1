import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/plan.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	open: "Abrirla",
	addAnother: "Añadir otra ese día",
	acts: {
		label: "Qué hacer con ellas",
		close: "Cerrar",
		open: "Abrir",
		run: "Salir igualmente",
		move: "Mover clientes",
		cancel: "Cancelar",
		weather: "Tiempo",
		seats: "Plazas",
		start: "Hora",
		price: "Precio",
		sale: "Venta",
	},
	reason: {
		label: "Motivo, lo leen los clientes",
		tooFew: "El correo ya dice que han reservado muy pocos. Puedes añadir algo.",
		weather:
			"El correo ya dice, en el idioma del cliente, que el tiempo no deja salir. Puedes añadir algo.",
		weatherExample: "Las olas tienen tres metros.",
		example: "El catamarán está en el astillero para su revisión anual.",
	},
	answerHours: {
		label: "Los clientes eligen en",
		hours: ({ hours }) =>
			hours % 24 === 0
				? plural("es", hours / 24, { one: "24 horas", other: `${hours / 24} días` })
				: `${hours} horas`,
		missing: "Elige cuánto tiempo tienen los clientes para elegir.",
	},
	nothingYet:
		"<b>Todavía no ha pasado nada.</b> Los días pasados se quedan como estaban, y todo queda en el historial.",
	notPossible: "Esto no es posible.",
	unchanged: "De momento no cambia nada.",
	tooMany: ({ chosenDepartures, most }) =>
		`Hay ${chosenDepartures} salidas elegidas, y cada vez se cambian ${most} como máximo. No se deja ninguna fuera por su cuenta: elige menos, y las demás después.`,
	booked: {
		caption: "Quién ha reservado",
		departure: "Salida",
		guests: "Clientes",
		bookings: "Reservas",
		closed: "cerrada",
		cancelled: "cancelada",
		together: "Total",
		soldWhole: ({ reference }) => `vendida entera a ${reference}`,
	},
	seats: {
		label: ({ departures }) =>
			plural("es", departures, { one: "Plazas de esta salida", other: "Plazas de cada una" }),
		now: ({ seats }) => `Ahora ${seats}.`,
	},
	start: {
		label: ({ departures }) =>
			plural("es", departures, { one: "Sale a las", other: "Cada una sale a las" }),
		now: ({ starts }) => `Ahora ${starts}. Las recogidas se mueven con ella.`,
	},
	price: {
		label: ({ departures }) =>
			plural("es", departures, {
				one: "Precio por cliente en esta salida",
				other: "Precio por cliente en cada una",
			}),
		hint: "Vacío: el precio de lista.",
		adultCents: "Adulto",
		childCents: "Niño",
		bebeCents: "Bebé",
		list: ({ price }) => `Lista ${price}`,
	},
	target: {
		label: "La salida a la que pasan",
		choose: "Elige una salida",
		free: ({ day, seats }) => `${day}, ${counted(seats, "libre", "libres")}`,
	},
	consequences: "Qué hará el botón",
	title: ({ excursions, days }) => `${excursions}, ${days}`,
	excursions: ({ count }) => `${count} excursiones`,
	chosen: ({ count, days }) => `${counted(count, "salida elegida", "salidas elegidas")}: ${days}.`,
	chosenAndMore: ({ count, days, more }) =>
		`${counted(count, "salida elegida", "salidas elegidas")}: ${days} y ${more} más.`,
};
