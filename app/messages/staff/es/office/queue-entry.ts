import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/queue-entry.ts";
import { counted } from "../counted.ts";

const seatsOf = (count: number) => counted(count, "plaza", "plazas");

export const es: StaffTexts<typeof en> = {
	sentences: {
		departure: ({ trip, troubles }) => `${trip}: ${troubles}`,
		hotelPaysBack: ({ sum }) => `El hotel tiene que devolver ${sum} al cliente`,
		cashGoesBack: ({ sum }) => `Devuelve ${sum} al cliente en mano`,
		unpaidSaleEnded: ({ sum }) =>
			`El cliente no ha pagado ${sum} a tiempo: retén otra vez las plazas, o di que nadie las quiere`,
		holdEnds: ({ sum }) =>
			`Las plazas quedan libres pronto, y ningún correo llega al cliente: llama por los ${sum}`,
		waitingOffer: ({ name, seats }) =>
			`Avisa a ${name}, que no tiene correo: ${plural("es", seats, { one: "hay 1 plaza retenida", other: `hay ${seats} plazas retenidas` })} de la lista de espera`,
		waitingStuck: ({ trip, parties }) =>
			`${trip}: hay plazas libres, y ${plural("es", parties, { one: "a un grupo que espera no se le ofreció ninguna", other: `a ${parties} grupos que esperan no se les ofreció ninguna` })}. Ofrécelas tú`,
		message: ({ name }) => `${name} espera respuesta`,
	},
	troubles: {
		oversold: ({ sold, extra, offered }) =>
			`${sold} vendidas, ${extra} más que las ${offered} que hay`,
		vehicleTooSmall: ({ extra }) =>
			`se han vendido ${seatsOf(extra)} más de las que tienen sus vehículos`,
		closedButSold: ({ sold }) => `cerrada, pero con ${counted(sold, "cliente", "clientes")}`,
		tooFewGuests: ({ sold }) =>
			`${counted(sold, "cliente", "clientes")}, menos de los que necesita: decide si sale`,
		noGuide: "sin guía",
		noVehicle: "sin vehículo",
		languageNotSpoken: "nadie guía en un idioma que se prometió a los clientes",
	},
	trip: ({ title, date, time }) => `${title}, ${date}, ${time}`,
	groups: {
		money: {
			title: "Dinero",
			way: "Lo que se devolvió en mano sale de esta lista cuando la reserva lo dice.",
		},
		rest: {
			title: "Salidas y clientes",
			way: "Una salida deja esta lista cuando tiene lo que le falta.",
		},
	},
	before: ({ when }) => `Antes del ${when}`,
	since: ({ when }) => `Desde el ${when}`,
	firstBefore: ({ when }) => `La primera antes del ${when}`,
	firstSince: ({ when }) => `La primera desde el ${when}`,
	dayAndTime: ({ date, time }) => `${date}, ${time}`,
	glance: {
		titleCounted: ({ open }) => `Pendientes (${open})`,
		none: "Nada: dinero, correos y salidas están en orden.",
		noneOfHotel: "Nada: el dinero y los correos de tus clientes están en orden.",
		seeAll: ({ open }) => `Ver los ${open}`,
		moneyToPayBack: ({ detail }) => `Dinero por devolver (${detail})`,
		mailNotDelivered: ({ detail }) => `Un correo no se pudo entregar: ${detail}`,
	},
};
