import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/staff-booking.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	edit: "Corregir, devolver, enlaces",
	booked: ({ clock }) => `Reservado ${clock}`,
	bookedAndHeld: ({ clock, seats, until }) =>
		`Reservado ${clock} · ${counted(seats, "plaza retenida", "plazas retenidas")} hasta las ${until}`,
};
