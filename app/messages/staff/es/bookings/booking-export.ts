import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/booking-export.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	columns: {
		code: "Código",
		excursion: "Excursión",
		date: "Fecha",
		start: "Salida",
		pickup: "Recogida",
		adults: "Adultos",
		children: "Niños",
		babies: "Bebés",
		isWhole: "Vendida como",
		whole: "Excursión entera",
		extras: "Tarifas y extras",
		answers: "Respuestas",
		listPrice: "Precio de lista",
		discountCode: "Código de descuento",
		discount: "Descuento por código",
		price: "Precio",
		tax: "IGIC incluido",
		paid: "Pagado",
		refunded: "Devuelto",
		net: "Neto",
		currency: "Moneda",
		soldBy: "Vendido por",
		seller: "Vendedor",
		status: "Estado",
		payment: "Pago",
		method: "Forma de pago",
		paidAt: "Pagado el",
		refundedAt: "Devuelto el",
		reason: "Motivo",
		bookedAt: "Reservado el",
	},
	methods: {
		stripe: "tarjeta en línea",
		sandbox: "tarjeta en línea",
		hotel: "en el hotel",
		cash: "efectivo",
		terminal: "datáfono",
		credit: "saldo",
		before: "pagado antes",
	},
	brokenOff: ({ count }) =>
		`INCOMPLETO: la lista se ha cortado después de ${counted(count, "reserva", "reservas")}. Vuelve a exportarla.`,
};
