import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/not-found.ts";

export const es: StaffTexts<typeof en> = {
	form: "No existe ese formulario.",
	hotel: "No existe ese hotel.",
	month: "No existe ese mes.",
	totem: "No existe ese tótem.",
	user: "No existe ese usuario.",
};
