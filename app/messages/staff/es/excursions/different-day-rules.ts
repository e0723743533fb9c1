import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/different-day-rules.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	torn: ({ date }) =>
		`El ${date} tiene una hora de salida propia: con estas horas, una recogida de ese día caería en otro. Cambia antes esa salida en el calendario, o elige otras horas.`,
	oversold: {
		day: ({ date, sold, more, capacity }) =>
			`el ${date} hay ${sold} vendidas, ${more} más que ${capacity}`,
		moreDays: ({ count }) => `lo mismo en ${counted(count, "día más", "días más")}`,
		saveOnceMore: ({ days }) =>
			`${days}. Guarda otra vez para hacerlo igualmente: esos días aparecerán en «Pendientes».`,
	},
};
