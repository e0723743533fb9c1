import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/change-booking.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	dayHint: ({ seats }) =>
		`Solo aparecen los días con ${counted(seats, "plaza libre", "plazas libres")}.`,
	asItIs: ({ date }) => `${date}, como está`,
	dayLeft: ({ date, left }) => `${date}, quedan ${left}`,
	dayLeftStarts: ({ date, left, start, usual }) =>
		`${date}, quedan ${left}, sale a las ${start} en vez de a las ${usual}`,
};
