import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/booking-steps.ts";

export const es: StaffTexts<typeof en> = {
	fields: {
		amountTaken: "Escribe lo que has cobrado",
		noteEmpty: "Escribe lo que deben saber los demás",
	},
	unknown: "No existe esa reserva.",
	cancel: {
		done: "La reserva está cancelada",
		moneyAtBank: "La reserva está cancelada; su dinero se queda en el banco del cliente",
		moneyGoesBack: "La reserva está cancelada; su dinero se devuelve",
		over: "Esta excursión ya ha pasado: la reserva no se puede cancelar.",
		otherMoney:
			"No se ha cancelado: el dinero de esta reserva ha cambiado desde que se abrió la página. Míralo y cancela otra vez.",
	},
	refund: {
		done: "El dinero se devuelve",
		atBank: "Este dinero ya lo tiene el banco del cliente: desde aquí no se puede devolver nada.",
		changed:
			"No se ha devuelto nada: los pagos de esta reserva han cambiado entretanto. Míralos otra vez.",
	},
	hotelMoney: {
		collected: "Marcado como cobrado por el hotel",
		uncollected: "El hotel todavía tiene que cobrarlo",
		paidBack: "Marcado como devuelto por el hotel",
		changed: "El dinero de esta reserva ha cambiado. Míralo antes otra vez.",
	},
	takeMoney: {
		done: "El dinero está anotado",
		noSeats: "Esta reserva ya no tiene plazas: no cobres nada por ella.",
		tooMuch: ({ sum }) => `El cliente debe ahora ${sum}. No se ha anotado nada.`,
	},
	payLink: {
		mailed: "El enlace de pago va en camino",
		shown: "El cliente puede pagar con este código",
		nothingOwed: "De esta reserva ya no se puede pagar nada por enlace. Mírala otra vez.",
		noAddress: "El cliente no dio correo: muestra el código.",
	},
	payLinkAgain: {
		notPending: "No se ha enviado: esta reserva ya no espera ningún pago.",
		holdOver: "No se ha enviado: las plazas ya no están retenidas. Retenlas antes otra vez.",
		notByLink: "No se ha enviado: esta reserva no se vendió con enlace de pago.",
		stillWaiting:
			"No se ha vuelto a enviar: el correo anterior aún va en camino. Espera un minuto.",
	},
	holdAgain: {
		held: "Las plazas vuelven a estar retenidas",
		heldAndMailed: "Las plazas vuelven a estar retenidas, y el enlace de pago va en camino",
		givenUp: "Anotado: ya no quiere las plazas",
		notEnded: "No se ha hecho nada: esta reserva ya no es una venta sin pagar y caducada.",
		over: "No se ha retenido nada: la excursión ya ha salido.",
		notPossible:
			"No se ha retenido nada: las plazas ya se han vendido a otros, o la excursión ya no sale o no para como se vendió. Véndela de nuevo.",
	},
	guestReached: {
		done: "Anotado: el cliente sabe hasta cuándo están retenidas las plazas",
		notHeld: "No se ha anotado nada: las plazas de esta reserva ya no están retenidas.",
	},
	giveBack: {
		done: "Anotado como devuelto",
		nothing: "De esta reserva no hay nada que devolver en mano.",
		otherSum: ({ sum }) => `No se ha anotado nada: ahora hay que devolver ${sum}.`,
	},
	resend: {
		done: "El bono va otra vez en camino",
		changedMeanwhile: "Alguien está cambiando esta reserva: mírala antes otra vez.",
		notConfirmed: "Solo una reserva confirmada tiene un bono que enviar.",
	},
	noteSaved: "Tu nota está guardada",
};
