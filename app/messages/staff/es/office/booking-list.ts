import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/booking-list.ts";

export const es: StaffTexts<typeof en> = {
	export: "Exportar",
	pages: {
		label: "Páginas",
		newest: "Reservas más recientes",
		newer: "‹ Reservas más nuevas",
		older: "Reservas más antiguas ›",
	},
};
