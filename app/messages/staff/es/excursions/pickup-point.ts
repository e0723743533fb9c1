import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/pickup-point.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	untitled: "Punto de recogida",
	allPoints: "Todos los puntos de recogida",
	create: {
		title: "Nuevo punto de recogida",
		create: "Crear",
		created: "El punto está creado. Ya se puede añadir a excursiones.",
	},
	form: {
		heading: "Dónde esperan los clientes",
		title: "Título",
		titleHint: "Lo que buscan los clientes: el nombre del hotel o de la plaza.",
		place: "Dónde ponerse exactamente",
		placeName: "Lugar",
		placeHint: "Como «puerta principal, Playa Larga».",
		latitude: "Latitud",
		longitude: "Longitud",
		isActive: "En uso: los clientes pueden elegirlo",
	},
	usage: {
		title: "Quién para aquí",
		none: "Ninguna excursión para aquí.",
		isUsed:
			"No se puede borrar: lo necesitan excursiones, hoteles o reservas. Ponlo fuera de uso, y los clientes dejarán de verlo.",
		delete: "Borrar este punto",
		consequence: ({ title }) =>
			`Nadie necesita ${title}. Un punto borrado no se puede recuperar, solo crear otra vez.`,
		confirm: ({ title }) => `Sí, borrar ${title}`,
	},
	done: {
		saved: "El punto está guardado",
		savedUntold: ({ count, departures }) =>
			`El punto está guardado. Aquí ${plural("es", count, { one: "espera 1 reserva próxima", other: `esperan ${count} reservas próximas` })}, y nadie les ha avisado del cambio: escribe a los clientes de ${departures}.`,
		moreDepartures: ({ more }) => counted(more, "salida más", "salidas más"),
		deleted: "El punto está borrado",
	},
	refused: {
		noSuchPoint: "No existe ese punto de recogida.",
		inUse: "Este punto se usa: ponlo fuera de uso",
		lastStop: ({ excursions }) => `Sin él no queda ninguna recogida para ${excursions}`,
	},
};
