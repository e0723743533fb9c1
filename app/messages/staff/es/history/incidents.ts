import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/history/incidents.ts";

export const es: StaffTexts<typeof en> = {
	notTold: {
		day: ({ from, to }) => `Nadie pudo escribir al cliente: el día ha cambiado, ${from} → ${to}.`,
		cancelled: ({ day }) => `Nadie pudo escribir al cliente: la salida del ${day} está cancelada.`,
		weather: ({ day, until }) =>
			`Nadie pudo escribir al cliente: el tiempo impide la salida del ${day}, y tiene que elegir hasta ${until}.`,
		leaves: ({ day }) => `Nadie pudo escribir al cliente: la salida del ${day} al final sí sale.`,
		times: ({ change }) => `Nadie pudo escribir al cliente: las horas han cambiado, ${change}.`,
		pickup: ({ timeBefore, timeAfter }) => `recogida ${timeBefore} → ${timeAfter}`,
		start: ({ timeBefore, timeAfter }) => `salida ${timeBefore} → ${timeAfter}`,
	},
	cash: {
		owed: ({ name, time, owed }) => `${name}, ${time}. Se debían ${owed}.`,
		nothingOwed: ({ name, time }) => `${name}, ${time}. No se debía nada.`,
		noBooking: ({ name, time }) => `${name}, ${time}. No existe esa reserva.`,
	},
	refund: {
		refused: ({ reason }) => `La pasarela dice: ${reason}.`,
		noAnswer: "La pasarela no responde.",
		longDue: "Está pendiente desde hace más de una hora.",
		rejected: ({ reason }) => `El banco no lo aceptó: ${reason}.`,
	},
	dispute: {
		reason: ({ reason }) => `Motivo: ${reason}.`,
		stateAndReason: ({ state, reason }) => `${state} Motivo: ${reason}.`,
		states: {
			won: "Ganada: el dinero se queda.",
			lost: "Perdida.",
			prevented: "Se resolvió antes de llegar a disputa.",
			needs_response: "El dinero está retenido hasta que se decida.",
			appeal_needs_response: "Va a apelación.",
			warning_needs_response: "El banco pregunta antes de decidir.",
			warning_closed: "El banco preguntó y lo dejó: el dinero se queda.",
		},
	},
	receiverEnded: ({ reseller }) =>
		`${reseller} lleva tres días sin responder a nuestros avisos y ya no se entera de ningún cambio.`,
	forPayment: ({ payment }) => `Dice que es para ${payment}.`,
	difference: {
		more: ({ theirs }) => `La pasarela tiene ${theirs} más por un pago que ya llegó.`,
		other: ({ theirs, ours }) => `La pasarela cobró ${theirs}, nosotros anotamos ${ours}.`,
		refunded: ({ theirs, ours }) =>
			`Anotamos que se devolvieron ${ours}, la pasarela dice ${theirs}.`,
		unknownThere: ({ ours }) => `Anotamos que llegaron ${ours}, la pasarela no sabe nada de ello.`,
		wrongRefund: ({ theirs, ours }) =>
			`La pasarela dice que se devolvieron ${theirs} de un pago de ${ours}. Aquí no se ha cambiado nada.`,
	},
	ended: {
		wentBack: "El dinero se devolvió.",
		receiverIsBack: "El revendedor ha cambiado su suscripción.",
		takenByBank: "El banco del cliente lo recuperó.",
		withUsAgain: ({ reason }) =>
			`El banco no lo aceptó: ${reason}. El dinero vuelve a estar con nosotros, y la reserva sigue como antes.`,
		confirmed: "Las plazas seguían libres: la reserva está confirmada.",
		addressCorrected: "La dirección se corrigió, y un correo más nuevo ha salido hacia ella.",
		cashOwedAfterAll: "Enviado otra vez, el efectivo sí se debía: está anotado.",
		cashGivenBack: ({ name }) => `${name} devolvió el dinero al cliente.`,
		cashNotTaken: ({ name }) => `${name} no había cobrado nada.`,
		paidBackAnotherWay: ({ note }) => `Devuelto por otra vía: ${note}`,
		sentAgain: "Se envió otra vez.",
		bookingCancelled: "La reserva se canceló.",
		bookingStays: "La reserva se queda como está.",
	},
};
