import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/office.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	staff: "Equipo",
	pageTitle: ({ title }) => `${title} · Equipo`,
	screens: {
		today: "Hoy",
		desk: "Recepción",
		boarding: "Embarque",
		calendar: "Calendario",
		bookings: "Reservas",
		newBooking: "Nueva reserva",
		bookingChange: "Cambiar día o recogida",
		unpaidSeats: "Plazas sin pagar",
		cash: "Caja",
		attention: "Pendientes",
		books: "Contabilidad",
		fill: "Ocupación",
		import: "Importar",
		settings: "Ajustes",
		ledgers: "Libros comparados",
		messages: "Mensajes",
		excursions: "Excursiones",
		codes: "Códigos",
		credits: "Saldos",
		points: "Puntos de recogida",
		hotels: "Hoteles",
		resources: "Guías y furgonetas",
		users: "Usuarios",
		health: "Estado",
	},
	seats: ({ count }) => counted(count, "plaza", "plazas"),
	booking: "Reserva",
	fields: { note: "La nota", reason: "El motivo" },
	tripOver: "Esta excursión ya ha pasado: la reserva no se puede cambiar.",
	noSuchPage: "No existe esa página.",
};
