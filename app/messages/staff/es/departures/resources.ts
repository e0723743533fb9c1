import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/resources.ts";

export const es: StaffTexts<typeof en> = {
	title: "Guías y furgonetas",
	kinds: {
		guide: { one: "Guía", other: "Guías" },
		vehicle: { one: "Vehículo", other: "Vehículos" },
		driver: { one: "Conductor", other: "Conductores" },
	},
	departure: {
		others: ({ others }) => `con ${others}`,
	},
};
