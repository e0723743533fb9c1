import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/incident.ts";

export const es: StaffTexts<typeof en> = {
	kinds: {
		departure: "Salida",
		"hotel pays back": "Devuelve el hotel",
		"cash goes back": "Devolver dinero",
		"unpaid sale ended": "Venta sin pagar caducada",
		"hold ends": "Caducan plazas retenidas por enlace",
		"waiting offer": "Oferta por comunicar",
		"waiting list stuck": "Lista de espera parada",
		message: "Mensaje",
		"paid late": "Pagado tarde",
		"paid twice": "Pagado dos veces",
		"not owed": "Pagado sin deberlo",
		"cash not owed": "Efectivo que no se debía",
		"wrong amount": "Importe erróneo",
		"paid after cancelling": "Pagado tras cancelar",
		"refund failing": "Falla una devolución",
		"refunded at gateway": "Devuelto en la pasarela",
		dispute: "En disputa",
		"unknown payment": "Dinero sin reserva",
		"mail given up": "Correo no entregado",
		"mail came back": "Correo que vuelve",
		"not told": "Sin avisar",
		difference: "Los libros no coinciden",
		"receiver ended": "Revendedor sin avisos",
	},
	money: "Dinero",
	sentences: {
		paidLate: ({ money }) => `${money}: llegó cuando las plazas ya estaban liberadas.`,
		paidTwice: ({ money }) => `${money}: llegó por segunda vez para una reserva ya pagada.`,
		notOwed: ({ money }) => `${money}: llegó por un enlace de pago cuando ya no se debía tanto.`,
		cashNotOwed: ({ money, detail }) =>
			`${money}: se cobró en efectivo y no se pudo anotar. ${detail}`,
		wrongAmount: ({ money }) => `${money}: llegó, y no es lo que se pedía.`,
		paidAfterCancelling: ({ money }) => `${money}: llegó para una reserva cancelada.`,
		refundFailing: ({ money, detail }) => `${money}: debía devolverse y no se devolvió. ${detail}`,
		refundedAtGateway: ({ money }) =>
			`${money}: se devolvió desde el panel de la pasarela; la reserva conserva sus plazas.`,
		dispute: ({ money, detail }) => `${money}: lo reclama el banco del cliente. ${detail}`,
		unknownPayment: ({ money, detail }) =>
			`${money}: llegó por un pago que aquí nadie conoce. ${detail}`,
		mailGivenUp: ({ subject }) => `«${subject}» no se pudo entregar en todo un día.`,
		mailUnwanted: ({ address }) => `${address} marcó un correo nuestro como no deseado.`,
		mailCameBack: ({ address }) => `La dirección ${address} devolvió un correo nuestro.`,
	},
	states: {
		refundedAtGateway:
			"El dinero está anotado como devuelto. Cancela la reserva, o déjala como está.",
		mailGivenUp: "Llama al cliente. Cuando su dirección vuelva a aceptar correo, envíalo otra vez.",
		mailUnwanted:
			"El proveedor de correo ya no escribe a esta dirección: llama al cliente cuando cambie algo.",
		mailCameBack:
			"Llama al cliente y corrige la dirección en la reserva: el próximo correo que salga cierra esto.",
		receiverEnded:
			"Avisa al equipo técnico del revendedor. Cuando modifique la suscripción o cree otra, esto se cierra solo.",
		notTold: "El cliente no dio correo. Llama y anota lo que ha contestado.",
		unknownPayment:
			"No se ha reservado nada. Búscalo en el panel de la pasarela y devuélvelo allí.",
		cashNotOwed:
			"No está en la caja de nadie. Devuélvelo al cliente, o acláralo con quien lo cobró, y di cómo acabó.",
		lookItUp: "Búscalo en el panel de la pasarela y di cómo acabó.",
		refund: {
			heldForBank:
				"Está frenada: el banco del cliente reclama el mismo dinero, y devolverlo sería pagar dos veces.",
			stopped: "Se intentó y se paró. Inténtalo otra vez, o devuélvelo por otra vía y dilo.",
			automatic: "Se devuelve automáticamente; no tienes que hacer nada.",
		},
		dispute: {
			lost: "El dinero está perdido. Cancela la reserva, o déjala como está.",
			bankDecides: "Decide el banco; devolverlo sería pagar dos veces y está frenado.",
			answerIt:
				"Contéstala en el panel de la pasarela. Devolverlo sería pagar dos veces y está frenado.",
		},
	},
};
