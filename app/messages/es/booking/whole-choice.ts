import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Cómo va",
	seats: "Plazas, con otros clientes",
	choice: ({ people, price }) =>
		`La excursión entera, solo para usted, hasta ${people} personas: ${price}`,
	only: ({ people, price }) =>
		`Esta excursión es solo para usted, hasta ${people} personas: ${price}`,
	gone: "Ya hay plazas reservadas en esta salida: entera ya no está libre.",
};
