import type { phonePage as english } from "../../en/totem/phone-page.ts";

export const phonePage: typeof english = {
	title: "Termine su reserva",
	day: "Día",
	guests: "Personas",
	pickUp: "Le recogemos",
	toPay: "Usted paga",
	toPayAtReception: "Paga en recepción",
	stillFree: ({ seats }) =>
		`${seats === 1 ? "Queda 1 plaza libre" : `Quedan ${seats} plazas libres`} ese día. Las suyas se guardan en cuanto reserve.`,
	book: "Reservar estas plazas",
	bookAndPay: ({ price }) => `Reservar y pagar ${price}`,
	chosenAt: ({ hotel }) => `Elegido en ${hotel}. La pantalla de allí se actualiza sola.`,
	unread: ({ phone }) =>
		`No se ha reservado ni cobrado nada. Inténtelo de nuevo dentro de unos minutos${phone && ` o llame al ${phone}`}.`,
	ended: {
		title: "Este código ya se ha usado",
		text: "Cada código sirve para una reserva, en un móvil, durante 15 minutos. En la pantalla del vestíbulo, toque «Crear un código nuevo» y escanee ese. Con este no se ha reservado nada aquí.",
	},
	gone: {
		title: "Estas plazas se acaban de ocupar",
		text: ({ trip, day }) =>
			`Otra persona reservó «<trip>${trip}</trip>» para el ${day} mientras usted buscaba el móvil. Lo sentimos. No se ha reservado ni pagado nada.`,
		otherDays: "Ver los otros días",
	},
};
