import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/record-money.ts";

export const es: StaffTexts<typeof en> = {
	title: "Dinero",
	payment: {
		line: ({ money, way, state, rest }) => `<b>${money}</b> ${way}, <state>${state}</state>${rest}`,
		takenBy: ({ way, name }) => `${way} a ${name}`,
		ways: {
			stripe: "con tarjeta",
			sandbox: "con tarjeta (pruebas)",
			hotel: "en el hotel",
			cash: "en efectivo",
			terminal: "en el datáfono",
			credit: "con un saldo",
			before: "antes de importarla",
		},
		toReseller: "al revendedor",
		states: {
			created: "en espera",
			paid: "pagado",
			failed: "sin pagar",
			refunded: "devuelto",
			givenBackByBank: "devuelto por el banco del cliente",
			heldByBank: "retenido por el banco del cliente",
			heldByBankThenBack:
				"retenido por el banco del cliente: se devuelve si el banco nos da la razón",
		},
		due: {
			seats_gone: "llegó tarde para sus plazas: se devuelve",
			paid_twice: "pagado dos veces: se devuelve",
			not_owed: "ya no se debía: se devuelve",
			wrong_amount: "no es el precio: se devuelve",
			cancelled: "se devuelve",
			goodwill: "se devuelve una parte",
		},
		also: {
			ofIt: ({ money }) => ` (${money} de ello)`,
			backAlready: ({ money }) => `, ${money} ya devueltos`,
			anotherWay: ({ money }) => `, ${money} devueltos por otra vía`,
			notOwedAgain: ", el cliente no vuelve a deberlo",
		},
	},
	hotel: {
		collect: ({ money }) => `El hotel ha cobrado ${money}`,
		uncollect: "Al final no se ha cobrado",
		paidBack: ({ money }) => `El hotel ha devuelto ${money}`,
		consequence: ({ reference, name }) =>
			`${reference} de ${name}: esto es definitivo y no se puede deshacer.`,
		confirm: "Sí, el cliente tiene el dinero",
	},
	take: {
		hasMoneyBack: ({ money }) => `Anotar ${money} como devueltos`,
		stillToPay: ({ money }) => `Falta por pagar: <b>${money}</b>`,
		amount: "Importe recibido",
		inCash: "Cobrado en efectivo",
		byTerminal: "Cobrado con datáfono",
	},
	payLink: {
		lead: "O el cliente paga con tarjeta en su propio teléfono. Hasta entonces se paga el día de la excursión.",
		mail: "Enviar un enlace de pago",
		mailAgain: "Enviar otra vez el enlace de pago",
		showCode: "Mostrar un código para pagar",
	},
	payBack: {
		title: "Devolver dinero",
		paid: ({ money }) => `<b>${money}</b> pagados`,
		backSoFar: ({ money }) => `<b>${money}</b> devueltos hasta ahora`,
		now: ({ money }) => `<b>${money}</b> ahora`,
		stay: ({ money }) => `<b>${money}</b> se quedan`,
		nothingCanGoBack:
			"Ahora mismo no se puede devolver nada: ya está devuelto, está en camino o lo tiene el banco.",
		notAllCan:
			"Un pago que no está en esta lista ya está devuelto, va de camino o lo tiene el banco.",
		amount: "Importe",
		amountHint: ({ most }) =>
			`Como mucho ${most}. El precio también baja, salvo que se haya pagado de más.`,
		amountHintOfCancelled: ({ most }) => `Como mucho ${most}.`,
		hotelsOwn: "Lo que cobró el hotel lo devuelve el hotel.",
		way: "Cómo",
		wayHint: "El dinero vuelve por donde vino.",
		atMost: ({ way, most }) => `${way}, ${most}`,
		ways: {
			stripe: "A la tarjeta con la que se pagó",
			sandbox: "A la tarjeta con la que se pagó",
			hotel: "En el hotel",
			cash: "En efectivo, de tu mano",
			terminal: "En el datáfono",
			credit: "Al saldo con el que se pagó",
			before: "En mano: se pagó antes de importarla",
		},
		waysLater: {
			stripe: "A la tarjeta con la que se pagó",
			sandbox: "A la tarjeta con la que se pagó",
			hotel: "En el hotel",
			cash: "En efectivo, cuando venga el cliente",
			terminal: "En el datáfono, cuando venga el cliente",
			credit: "Al saldo con el que se pagó",
			before: "En mano: se pagó antes de importarla",
		},
		reason: "Motivo, lo lee el cliente",
		send: "Devolverlo",
	},
};
