import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Posti o intera escursione",
	seats: "Posti, con altri ospiti",
	choice: ({ people, price }) =>
		`L’intera escursione, solo per lei, fino a ${people} persone: ${price}`,
	only: ({ people, price }) =>
		`Questa escursione è solo per lei, fino a ${people} persone: ${price}`,
	gone: "Su questa partenza ci sono già posti prenotati: non si può più prenotare per intero.",
};
