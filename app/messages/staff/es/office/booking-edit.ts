import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/booking-edit.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: ({ reference }) => `Corregir ${reference}`,
	over: "Esta excursión ya ha pasado: sus datos no se pueden cambiar. Aún se puede devolver dinero.",
	changedNoMore: "Esta reserva ya no se puede cambiar.",
	links: {
		title: "Bono y enlaces",
		ownPage: "La página del cliente",
		sendAgain: "Enviarlo otra vez",
		makeNew: "Hacer uno nuevo",
		newToAddress: ({ email }) =>
			`Uno nuevo anula el código QR y el enlace antiguos, por si el bono está en malas manos. El nuevo va a ${email}.`,
		newToNobody:
			"Uno nuevo anula el código QR y el enlace antiguos, por si el bono está en malas manos. No hay correo: dale tú al cliente el enlace nuevo.",
	},
	done: {
		saved: "Guardado",
		savedWithMail: "Guardado, y el cliente tiene un correo",
		nothing: "No había nada que cambiar",
		newVoucher: "La reserva tiene un bono nuevo; el enlace antiguo ya no vale",
		givenBack: ({ sum }) => `${sum} anotados como devueltos`,
		goesBack: ({ sum }) => `${sum} van de vuelta`,
		isInCredit: ({ sum }) => `${sum} están otra vez en el saldo`,
		waits: ({ sum }) => `${sum} esperan al cliente. Cuando tenga el dinero, indícalo en «Dinero»`,
	},
	errors: {
		noAmount: "Escribe cuánto se devuelve",
		resellersParty:
			"Esta reserva la vendió un revendedor, y su programa conoce a cada cliente y su precio. Pídele que la cambie, o cancélala y véndela de nuevo.",
		creditPaidMore:
			"Un saldo ha pagado más que eso de esta reserva, que aún no está confirmada. Libera sus plazas: el saldo vuelve a estar completo y el cliente reserva de nuevo.",
		noReason: "Di por qué: lo lee el cliente",
		changedMeanwhile:
			"Otra persona ha cambiado esta reserva entretanto. No se ha guardado nada: abre otra vez esta página y mírala antes.",
		notPossible:
			"No se ha guardado: no quedan plazas suficientes, la furgoneta ya no para allí o el dinero se ha movido.",
		costsMore: ({ sum }) =>
			`Todavía no se ha guardado. Este grupo cuesta ${sum} más: elige cómo saldarlo y guarda otra vez.`,
		costsLess: ({ sum }) =>
			`Todavía no se ha guardado. Este grupo cuesta ${sum} menos: elige cómo saldarlo y guarda otra vez.`,
		noVoucher: "Solo una reserva confirmada tiene un bono que sustituir.",
		tooMuchBack: ({ most }) =>
			`No se ha devuelto nada: de este pago se pueden devolver ${most} como mucho.`,
		nothingBack:
			"No se ha devuelto nada: al pago no le queda tanto, una devolución va en camino o la reserva ha cambiado entretanto.",
		tooManyAtFare: "Hay más clientes con una tarifa que personas: corrige uno de los dos números.",
		unpaidParty:
			"El grupo de una reserva sin pagar no se puede cambiar: el cliente puede estar pagando ahora este precio.",
		noPriceReason: "Di por qué el precio sigue como estaba.",
		priceTooLow: "Este precio sería menor que el mínimo.",
		priceTooHigh: "Este precio sería mayor que el máximo.",
		wayNotOpen:
			"El dinero de esta reserva se ha movido, y la diferencia ya no se puede saldar así. Elige otra vez.",
	},
};
