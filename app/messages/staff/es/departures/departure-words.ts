import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/departure-words.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	guests: ({ count }) => counted(count, "cliente", "clientes"),
	seats: ({ count }) => counted(count, "plaza", "plazas"),
	bookings: ({ count }) => counted(count, "reserva", "reservas"),
	days: ({ from, until }) => `del ${from} al ${until}`,
	print: "Imprimir",
	sellSeats: "Vender plazas",
	writeToGuests: "Escribir a los clientes",
	cancelDeparture: "Cancelar esta salida",
	guideAndVan: "Guía y furgoneta",
	chooseDay: "Elige un día",
	leaveIt: "Dejarlo como está",
	reason: {
		what: "El motivo",
		missing: "Di por qué, los clientes lo leerán",
	},
	nothingLeaves: "Este día no sale nada y no hay reservas.",
	notes: { day: "Este día:", trip: "Esta excursión:" },
	extras: "Tarifas y extras:",
	guestsWereTold: ({ message }) => `Se avisó a los clientes: ${message}`,
	stop: {
		map: ({ stop }) => `mapa<hidden> de ${stop}</hidden>`,
		toldInstead: ", se avisó a los clientes:",
		next: ({ time, stop }) => `Próxima <b>${time}</b> ${stop}`,
		mapOfNext: ({ stop }) => `Mapa<hidden> de ${stop}</hidden>`,
	},
	guest: {
		toCollect: ({ sum }) => `Por cobrar: ${sum}`,
		officeTakes: ({ sum }) => `Sin pagar: ${sum}, lo cobra la oficina`,
		says: ({ words }) => `Cliente: ${words}`,
		noShow: "No se presentó",
	},
	noSuchDeparture: "No existe esa salida.",
};
