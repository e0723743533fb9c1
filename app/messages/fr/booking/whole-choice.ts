import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Places ou excursion entière",
	seats: "Des places, avec d’autres clients",
	choice: ({ people, price }) =>
		`L’excursion entière, rien que pour vous, jusqu’à ${people} personnes : ${price}`,
	only: ({ people, price }) =>
		`Excursion privée, rien que pour vous, jusqu’à ${people} personnes : ${price}`,
	gone: "Des places sont déjà prises sur ce départ : il ne peut plus être réservé en entier.",
};
