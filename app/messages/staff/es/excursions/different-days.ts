import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/different-days.ts";
import { counted } from "../counted.ts";

const seatsSold = (count: number) => counted(count, "plaza vendida", "plazas vendidas");

export const es: StaffTexts<typeof en> = {
	title: "Días distintos",
	hint: "Salidas cerradas, añadidas una a una, o con otras plazas u otra hora que su horario. Se cambian en el calendario.",
	none: "Todas las salidas próximas son como dice su horario.",
	state: {
		closed: "Cerrada",
		seats: ({ count }) => counted(count, "plaza", "plazas"),
		startsAt: ({ time }) => `Sale a las ${time}`,
		sold: ({ count }) => seatsSold(count),
		tellGuests: ({ count }) => `${seatsSold(count)}: avisa a estos clientes en Salidas`,
	},
};
