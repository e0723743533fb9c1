import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/edit-booking.ts";
import { counted } from "../counted.ts";

const free = (seats: number) => counted(seats, "plaza libre", "plazas libres");

export const es: StaffTexts<typeof en> = {
	errors: {
		tooManyPeople: "Son más de los que podemos llevar",
		name: "Escribe el nombre del cliente",
		phone: "Escribe un teléfono como +34 600 123 456",
		pickup: "Elige una recogida",
	},
	guest: {
		title: "Cliente",
		emailHint: "A una dirección nueva le llega un bono nuevo; el enlace antiguo deja de valer.",
		emailHintUnpaid:
			"A una dirección nueva le llega un enlace de pago nuevo; el antiguo deja de valer.",
		languageNotKnown: "no se sabe",
	},
	party: {
		title: "Grupo y recogida",
		staysUntilPaid: "El grupo se queda como está hasta que se pague esta reserva.",
		seatsFree: ({ seats }) => free(seats),
		seatsFreeAfter: ({ seats, seatsAfter }) => `${free(seats)}, después ${seatsAfter}`,
		notEnough: ({ seats }) => `${free(seats)}: no bastan`,
		amongThem: {
			adults: "entre los adultos",
			children: "entre los niños",
			bebe: "entre los bebés",
		},
		otherDay: "Pasar a otro día",
	},
	notes: "Notas",
	was: "antes <before></before>",
	wasEmpty: "antes vacío",
	costs: {
		title: "Qué cambia",
		nothingYet: "Nada todavía.",
		notSavedYet: ({ count }) => `${counted(count, "corrección", "correcciones")} sin guardar`,
		soldFor: "Vendido por",
		morePeople: "Más personas",
		fewerPeople: "Menos personas",
		stillToPay: "Falta por pagar",
		paidTooMuch: "Pagado de más",
		settle: ({ money }) => `Cómo se saldan los ${money}`,
		reason: "Motivo, si el precio no cambia",
		save: "Guardar",
		saveAndSettle: ({ money }) => `Guardar y saldar ${money}`,
		leave: "Dejarlo como estaba",
	},
	ways: {
		forgive: "Perdonarlo",
		keepPrice: "Mantener el precio",
		priceStays: "con un motivo; el precio sigue como estaba",
		hotelMore: "Lo cobra el hotel",
		hotelLess: "El hotel cobra menos",
		hotelCollects: ({ money }) => `${money} en total, como dirá su liquidación`,
		staysOpen: "queda pendiente en la reserva",
		linkByMail: "va con el correo; su código está en la reserva",
		linkAsCode: "su código está en la reserva",
		linkAsks: ({ money }) => `pide ${money}; una página de pago abierta ahora deja de contar`,
		leaveOpen: "Dejarlo pendiente",
		nothingBackNow: "ahora no se devuelve nada",
		backAsPaid: "por la misma vía del pago",
	},
};
