import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/time-change.ts";
import { counted } from "../counted.ts";

const bookingsOf = (count: number) => counted(count, "reserva", "reservas");
const whoOf = ({ guests, bookings }: { guests: number; bookings: number }) =>
	`${counted(guests, "cliente", "clientes")} de ${bookingsOf(bookings)}`;

export const es: StaffTexts<typeof en> = {
	otherPickups: (touched) =>
		plural("es", touched.guests, {
			one: `${whoOf(touched)} tiene otra hora de recogida`,
			other: `${whoOf(touched)} tienen otra hora de recogida`,
		}),
	otherStarts: (touched) =>
		plural("es", touched.guests, {
			one: `${whoOf(touched)} sale a otra hora`,
			other: `${whoOf(touched)} salen a otra hora`,
		}),
	onDays: ({ what, days }) => `${what}: ${days}`,
	day: ({ date, bookings }) => `${date} ${bookingsOf(bookings)}`,
	moreDays: ({ count }) => counted(count, "día más", "días más"),
	stranded: (touched) =>
		plural("es", touched.guests, {
			one: `${whoOf(touched)} espera en ${touched.places}`,
			other: `${whoOf(touched)} esperan en ${touched.places}`,
		}),
	pickup: ({ timeBefore, timeAfter }) => `recogida ${timeBefore} → ${timeAfter}`,
	start: ({ timeBefore, timeAfter }) => `salida ${timeBefore} → ${timeAfter}`,
	waitsAt: ({ time, place }) => `${time} en ${place}`,
	affectedHelp:
		"Todavía no se ha guardado nada. Las dos opciones guardan y cambian estas reservas y sus bonos.",
	strandedHelp:
		"No se ha guardado nada: la parada no se puede quitar mientras haya clientes esperando allí. Abre cada reserva, pásala a otra parada y guarda otra vez.",
	write: "Guardar y escribirles",
	tellNobody: "Guardar sin avisar",
	showAll: "Ver todas las reservas",
};
