import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/weather-list.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	title: "Suspendida por el tiempo",
	nobody: "Nadie tenía nada que elegir: en esta salida no había ninguna reserva pagada.",
	figures: {
		open: "Por elegir",
		money: "Dinero devuelto",
		move: "Otra salida",
		credit: "Saldo",
		otherwise: "De otra forma, por el personal",
		bookings: ({ count }) => counted(count, "reserva", "reservas"),
	},
	byHand: "Por avisar en persona",
	asked: "Preguntados por correo",
	chosen: "Resueltos",
	party: ({ reference, seats }) => `${reference}, ${counted(seats, "plaza", "plazas")}`,
	until: ({ until }) => `Elige hasta ${until}`,
	notReached: ({ until }) => `Ningún correo llega a este cliente, que elige hasta ${until}`,
	otherwise: "El personal cambió o canceló esta reserva",
	money: ({ sum }) => `Dinero devuelto, ${sum}`,
	credit: ({ sum }) => `Saldo, ${sum}`,
	move: ({ day }) => `Pasa al ${day}`,
	by: {
		guest: "por el cliente",
		staff: "por el personal para el cliente",
		time: "nadie contestó a tiempo",
	},
	choice: ({ choice, by, time }) => `${choice} · ${by}, ${time}`,
	choose: "Elegir por el cliente",
	reopen: "Al final sí sale",
	record: {
		choosing: ({ until }) =>
			`Esta salida se suspendió por el tiempo. El cliente elige hasta ${until}; después se le devuelve todo el dinero automáticamente.`,
		taken: ({ date }) =>
			`El cliente eligió esta salida porque la del ${date} se suspendió por el tiempo.`,
	},
	page: {
		title: "Elegir por el cliente",
		lead: "Pregunta antes al cliente. Cuenta como su elección, con tu nombre en el historial, y recibe un correo.",
		confirm: "Elegir esto por el cliente",
		leave: "Dejar que elija el cliente",
		nothing: "En esta reserva ya no hay nada que elegir.",
		done: "Ya está elegido por el cliente.",
	},
};
