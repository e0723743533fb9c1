import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/unpaid-holds.ts";
import { counted } from "../counted.ts";

const bookingsOf = (count: number) => counted(count, "reserva", "reservas");
const seatsOf = (count: number) => counted(count, "plaza", "plazas");

export const es: StaffTexts<typeof en> = {
	none: "Nadie retiene plazas sin haber pagado. Las plazas de un cliente se retienen diez minutos, y mientras esté abierta la página de pago.",
	sums: ({ bookings, seats }) => `${bookingsOf(bookings)}, ${seatsOf(seats)}`,
	lead: ({ sums }) => `<b>${sums}</b> retenidas sin pagar, las más antiguas primero.`,
	leadOfFirst: ({ sums, most }) =>
		`<b>${sums}</b> retenidas sin pagar, las más antiguas primero. Se muestran las primeras ${most}.`,
	releaseAll: ({ count }) => `Liberar las ${count}…`,
	sources: {
		title: "Más de una del mismo origen",
		whatIs:
			"Un origen es una conexión a internet o la pantalla de un hotel. Un hotel o una red de telefonía pone a muchos clientes detrás de una conexión, así que varias reservas por sí solas no son un ataque.",
		source: ({ source, sums }) => `Origen ${source}: ${sums}`,
		releaseAll: ({ count, source }) =>
			`Liberar las ${count}<hidden> del origen ${source}</hidden>…`,
	},
	hold: {
		byPartner: ({ partner }) => `por ${partner}`,
		tripByPartner: ({ title, date, partner }) => `${title}, ${date}, por ${partner}`,
		until: ({ seats, clock, time }) =>
			`<b>${seatsOf(seats)}</b> hasta las ${clock}, desde hace ${time}`,
		lessThanMinute: "menos de un minuto",
		pageOpened: "La página de pago se abrió",
		pageNotOpened: "La página de pago aún no se ha abierto",
		source: ({ source, bookings }) => `Origen ${source}: ${bookingsOf(bookings)}`,
		release: ({ reference }) => `Liberar<hidden> ${reference}</hidden>…`,
	},
	release: {
		pageTitle: "Liberar plazas",
		title: ({ seats }) => `¿Liberar ${seatsOf(seats)}?`,
		nothingHeld: "Ya no hay nada retenido",
		paidOrEnded: "Lo que elegiste se ha pagado o ha terminado entretanto.",
		whatHappens: {
			title: "Qué pasa",
			freeAtOnce: ({ sums }) => `Las plazas quedan libres para otros al momento: ${sums}.`,
			noMail:
				"Sus clientes no reciben correo. En su página ven que las plazas se liberaron, y pueden tomarlas otra vez mientras estén libres.",
			latePayment:
				"Si un cliente paga aún, recibe las plazas si están libres; si no, se le devuelve el dinero.",
		},
		release: ({ bookings }) => `Liberar ${bookingsOf(bookings)}`,
		keep: "Seguir reteniéndolas",
		list: "Reservas por liberar",
		done: ({ count }) =>
			`${counted(count, "reserva liberada", "reservas liberadas")}, las plazas están libres`,
		nothingReleased: "No se ha liberado nada: estaba pagado o había terminado",
		nothingChosen: "Elige qué liberar.",
	},
};
