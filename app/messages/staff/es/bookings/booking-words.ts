import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/booking-words.ts";

export const es: StaffTexts<typeof en> = {
	trip: "Excursión",
	day: "Día",
	pickup: "Recogida",
	guests: "Clientes",
	adults: "Adultos",
	children: "Niños",
	babies: "Bebés",
	free: "gratis",
	price: "Precio",
	freeOfCharge: "Gratis",
	name: "Nombre",
	telephone: "Teléfono",
	email: "Correo",
	language: "Idioma",
	speaks: "Habla",
	forGuide: "Para el guía",
	forStaff: "Solo para el personal",
	departureIsClosed: "Esta salida está cerrada.",
	noLongerAStop: ({ pickup }) => `${pickup}, ya no es una parada`,
	payLink: "Enlace de pago",
	cash: "Efectivo",
	cardTerminal: "Datáfono",
	onTheDay: "El día de la excursión",
	paidHereNow: "se paga aquí y ahora",
	payBack: ({ money }) => `Devolver ${money}`,
	byPolicy: {
		share: ({ back, all, until }) =>
			`Según la política acordada en la venta: ${back} de ${all}${until && `, hasta el ${until}`}.`,
		nothing: "Según la política acordada en la venta: nada.",
	},
};
