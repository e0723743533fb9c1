import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/new-booking.ts";

export const es: StaffTexts<typeof en> = {
	seatsAsOf: ({ time }) => `${time}, plazas en este momento`,
	noAnswer:
		"La base de datos no responde. Pulsa otra vez en un momento: por muchas veces que pulses, es una sola reserva.",
};
