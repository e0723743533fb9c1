import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/board-cash.ts";

export const es: StaffTexts<typeof en> = {
	taken: ({ sum }) => `✓ ${sum} cobrados en efectivo`,
	waits: "espera en este teléfono",
	officeTakes: "Sin pagar: lo cobra la oficina",
	toPay: ({ sum }) => `${sum} por pagar`,
	take: ({ sum, name }) => `Cobrar ${sum} en efectivo<hidden> a ${name}</hidden>`,
	otherWay: ({ name }) => `De otra forma<hidden>, ${name}</hidden>`,
	yes: ({ sum }) => `Sí, tengo ${sum}`,
	no: "No",
	refused: {
		gone: "Esta reserva ya no tiene plazas.",
		otherSum: ({ owed, takenCash }) => `Se deben ${owed}, no ${takenCash}.`,
		paid: "Ya está pagado.",
		paidByCard: ({ clock }) => `Ya se pagó con tarjeta, ${clock}.`,
		paidTo: ({ name, clock }) => `Ya se pagó a ${name}, ${clock}.`,
		notWritten: ({ sum }) => `Tus ${sum} en efectivo no están anotados; la oficina ya lo sabe.`,
		gaveBack: ({ name }) => `Los he devuelto<hidden> a ${name}</hidden>`,
		tookNone: ({ name }) => `No he cobrado nada<hidden> a ${name}</hidden>`,
	},
	waiting: ({ count, sum }) =>
		`Aquí ${plural("es", count, { one: "espera 1 cobro", other: `esperan ${count} cobros` })} en efectivo: ${sum}`,
};
