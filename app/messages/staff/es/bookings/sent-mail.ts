import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/sent-mail.ts";

export const es: StaffTexts<typeof en> = {
	to: ({ recipient }) => `Para ${recipient}`,
	erased: "El texto de este correo se borró con los datos del cliente.",
	notKept: "El texto de este correo ya no se guarda.",
};
