import type { credit as english } from "../../en/guest/credit.ts";

export const credit: typeof english = {
	pageTitle: "Pagar con un saldo",
	title: "Pagar con un saldo",
	lead: ({ owed }) =>
		`Un saldo paga de los ${owed} todo lo que tenga. El resto lo paga con tarjeta.`,
	partPaid: ({ paid, owed }) => `Ha pagado ${paid} con su saldo. Por pagar: ${owed}.`,
	label: "Código de su saldo",
	hint: "Empieza por CR.",
	pay: "Pagar con el saldo",
	payRest: ({ owed }) => `Pagar ${owed} con tarjeta`,
	have: "Tengo un saldo",
	inForm: ({ left }) =>
		`Este saldo tiene ${left}. Paga al reservar, y el resto lo paga con tarjeta.`,
	problems: {
		unknown: "No conocemos este código. Compruebe cómo está escrito.",
		ended: "Este saldo ha caducado.",
		empty: "En este saldo no queda nada.",
		tooLittle: ({ left, least }) =>
			`Este saldo tiene ${left}: es poco para esta reserva, porque deben quedar al menos ${least} para la tarjeta.`,
		nothingOwed: "No queda nada por pagar de esta reserva.",
		over: "Las plazas de esta reserva ya no están reservadas.",
		changed:
			"Alguien ha usado este saldo o cambiado la reserva en el mismo momento. No se ha cobrado nada: inténtelo de nuevo.",
		tooFast: "Han sido demasiados intentos. Espere un minuto.",
		notHere: "Aquí no se puede usar un saldo. Reserve en su móvil y escriba allí el código.",
	},
	yours: {
		title: "Su saldo",
		left: ({ left }) => `quedan ${left}`,
		until: ({ day }) => `Válido hasta el ${day}`,
		created: "Emitido para usted",
		spent: ({ reference }) => `Pagado para ${reference}`,
		givenBack: ({ reference }) => `Devuelto de ${reference}`,
		paidOut: "Pagado en mano",
		expired: "Caducado",
		use: "Escriba el código donde una reserva lo pida, o díganoslo.",
	},
	mail: {
		subject: ({ amount, reference }) => `Su saldo de ${amount} (${reference})`,
		heading: ({ amount }) => `Tiene un saldo de ${amount}.`,
		weather: ({ title, date, amount }) =>
			`Como el tiempo ha impedido «${title}» el ${date}, tiene un saldo de ${amount}.`,
		goodwill: ({ title, date, amount }) =>
			`Por su reserva de «${title}» el ${date} le damos un saldo de ${amount}.`,
		code: ({ code }) =>
			`El código es ${code}. Escríbalo donde el formulario de reserva pida un código, o díganoslo: quien lo tenga puede usarlo. Lo que no gaste se queda en él.`,
		see: "Ver nuestras excursiones",
	},
};
