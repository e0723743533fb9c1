import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/booking-change.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Cambiar una reserva",
	whatHappens: "El precio sigue como se vendió. Si el cliente tiene correo, recibe la nueva cita.",
	change: "Cambiar la reserva",
	leave: "Dejarla como está",
	overAlready: "Esta excursión ya ha pasado: la reserva no se puede cambiar.",
	done: "La reserva está cambiada; si el cliente tiene correo, ya le hemos escrito",
	other: {
		link: "Pasar a otra excursión",
		excursion: "Excursión",
		choose: "Ver sus días",
		noDays: "Ningún día próximo de esta excursión tiene plazas suficientes.",
		costs: ({ price }) => `Según su lista, el grupo paga ${price}.`,
		difference: "Diferencia",
		moved: "La reserva ha pasado a la otra excursión",
		movedWithMail: "La reserva ha pasado a la otra excursión y el cliente tiene un correo",
		refused: {
			unpaid: "Solo una reserva confirmada puede pasar a otra excursión.",
			hasOwnPrice:
				"Esta reserva tiene un precio propio, acordado o rebajado por una devolución, que la lista de la otra excursión no puede sustituir. Cancélala y vende la otra excursión.",
			isTicked: "El guía ya ha marcado a este cliente.",
		},
		costsMore: ({ sum }) =>
			`Todavía no se ha cambiado. La otra excursión cuesta ${sum} más: elige cómo saldarlo y guarda otra vez.`,
		costsLess: ({ sum }) =>
			`Todavía no se ha cambiado. La otra excursión cuesta ${sum} menos: elige cómo saldarlo y guarda otra vez.`,
		notPossible:
			"No se ha cambiado: ese día no quedan plazas suficientes, la furgoneta no para allí, o el precio o el dinero han cambiado. Míralo otra vez.",
	},
	errors: {
		noDay: "Elige un día",
		noPickup: "Elige una recogida",
		dayOver: "Ese día ya ha pasado. Elige uno próximo.",
		changedMeanwhile: "Otra persona ha cambiado esta reserva entretanto. Mírala antes otra vez.",
		notPossible: "Ese día no quedan plazas suficientes, o la furgoneta no para allí.",
		extraLacks: ({ title, needed, left }) =>
			`No se ha guardado: la reserva necesita ${needed} × ${title}, y en esa salida ${left === 0 ? "no queda ninguno" : `solo ${plural("es", left, { one: "queda", other: "quedan" })} ${left}`}.`,
	},
};
