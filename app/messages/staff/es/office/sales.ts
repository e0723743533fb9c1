import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/sales.ts";
import { counted } from "../counted.ts";

const seatsOf = (count: number) => counted(count, "plaza", "plazas");

export const es: StaffTexts<typeof en> = {
	coming: {
		title: "Las próximas dos semanas",
		lead: ({ seats, sum, parts }) =>
			`${seatsOf(seats)}, ${sum} vendidos hasta ahora${parts}, por día de salida.`,
		caption: "Plazas vendidas, próximas dos semanas",
		asTable: "Plazas vendidas, próximas dos semanas en tabla",
	},
	past: {
		title: "Las últimas cuatro semanas",
		lead: ({ seats, sum, parts }) => `${seatsOf(seats)}, ${sum}${parts}, por día de salida.`,
		caption: "Plazas vendidas, últimas cuatro semanas",
		asTable: "Plazas vendidas, últimas cuatro semanas en tabla",
	},
	byExcursion: "Por excursión",
	bySeller: "Quién vendió",
	extras: ({ sum }) => `extras por ${sum}`,
	kept: ({ sum }) => `${sum} retenidos de reservas canceladas`,
	wholeTrips: ({ count }) => counted(count, "excursión entera", "excursiones enteras"),
	most: ({ seats }) => `máximo: ${seats}`,
	bar: ({ day, seats }) => `${day}: ${seats}`,
	columns: { day: "Día", seats: "Plazas", sales: "Ventas", name: "Nombre" },
	none: "Nada vendido",
};
