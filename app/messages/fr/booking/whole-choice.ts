import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Comment vous partez",
	seats: "Des places, avec d’autres clients",
	choice: ({ people, price }) =>
		`L’excursion entière, rien que pour vous, jusqu’à ${people} personnes : ${price}`,
	only: ({ people, price }) =>
		`Cette excursion est rien que pour vous, jusqu’à ${people} personnes : ${price}`,
	gone: "Des places de ce départ sont prises, il n’est plus libre en entier.",
};
