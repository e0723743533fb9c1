import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/manifest.ts";
import { counted } from "../counted.ts";

const seatsOf = (count: number) => counted(count, "plaza", "plazas");

export const es: StaffTexts<typeof en> = {
	title: "Lista de pasajeros",
	pageTitle: ({ title }) => `${title} · Equipo`,
	head: {
		more: "Más ▾",
		starts: ({ time }) => `sale a las ${time}`,
		closed: "Fuera de venta",
		cancelled: "Cancelada",
		calledOff: "Suspendida por el tiempo",
		weather: "Tiempo",
		weatherChoices: "Qué eligieron los clientes",
		vehicles: ({ names, seats }) => `${names}, ${seatsOf(seats)}`,
		move: "Cambiar de salida a los clientes",
		waitingList: ({ count }) => (count === 0 ? "Lista de espera" : `Lista de espera (${count})`),
	},
	none: {
		title: "Nadie ha reservado en esta salida",
		text: "Los clientes aparecen aquí en cuanto se confirma su reserva.",
	},
	unpaid: ({ sums }) => `Retenidas, sin pagar: ${sums}`,
	notes: {
		label: "Notas",
		oversold: ({ extra, bookedGuests, seats }) =>
			`<b>Sobreventa de ${extra}.</b> Hay ${counted(bookedGuests, "cliente", "clientes")} con reserva para ${seatsOf(seats)}.`,
	},
	glance: {
		guests: "Clientes",
		ofSeats: ({ seats }) => `de ${seatsOf(seats)}`,
		stops: "Paradas",
		onBoard: "A bordo",
		onBoardAndMissing: ({ count, missing }) => `${count} · faltan ${missing}`,
		speak: "Hablan",
		guideSpeaks: "El guía habla",
	},
	guestsOfStop: ({ count }) =>
		`${count}<hidden> ${plural("es", count, { one: "cliente", other: "clientes" })}</hidden>`,
	guest: {
		isOnBoard: ({ name }) => `${name} está a bordo`,
		soldBy: ({ partner }) => `por ${partner}`,
		note: "Nota:",
		noteBy: ({ name }) => `Nota de ${name}:`,
		notSent: "Guardado en este teléfono, sin enviar todavía",
		noShow: ({ name }) => `No se presentó<hidden>, ${name}</hidden>`,
		undoNoShow: ({ name }) => `Sí se presentó<hidden>, ${name}</hidden>`,
	},
	history: {
		title: "Historial",
		moved: "Cambiada",
		cancelled: "Cancelada",
		by: ({ name, time }) => `por ${name}, ${time}`,
	},
};
