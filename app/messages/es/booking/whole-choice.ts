import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Plazas o excursión entera",
	seats: "Plazas, con otros clientes",
	choice: ({ people, price }) =>
		`La excursión entera, solo para usted, hasta ${people} personas: ${price}`,
	only: ({ people, price }) =>
		`Esta excursión es solo para usted, hasta ${people} personas: ${price}`,
	gone: "Ya hay plazas reservadas en esta salida: ya no se puede reservar entera.",
};
