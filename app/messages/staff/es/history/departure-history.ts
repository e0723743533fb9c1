import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/history/departure-history.ts";
import { counted } from "../counted.ts";

const bookings = (count: number) => counted(count, "reserva", "reservas");

export const es: StaffTexts<typeof en> = {
	cancelled: ({ count, reason }) => `${bookings(count)}. ${reason}`,
	note: ({ date }) => `Movida al ${date}`,
	calledOff: "Suspendida por el tiempo.",
	weather: ({ count, reason }) => `${bookings(count)}, suspendida por el tiempo. ${reason}`,
	offTheTimetable: "Su día ya no está en el horario",
	movedTo: ({ count, date, reason }) => `${bookings(count)} al ${date}. ${reason}`,
	movedFrom: ({ count, date, reason }) => `${bookings(count)} del ${date}. ${reason}`,
};
