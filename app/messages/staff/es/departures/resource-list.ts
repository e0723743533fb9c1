import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/resource-list.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Guías y furgonetas · Equipo",
	add: { guide: "Añadir guía", vehicle: "Añadir vehículo", driver: "Añadir conductor" },
	none: {
		guide: "Todavía no hay guías.",
		vehicle: "Todavía no hay vehículos.",
		driver: "Todavía no hay conductores.",
	},
	coming: ({ count }) => counted(count, "salida próxima", "salidas próximas"),
	inUse: "En uso",
	outOfUse: "Fuera de uso",
};
