import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Come parte",
	seats: "Posti, con altri ospiti",
	choice: ({ people, price }) =>
		`L’intera escursione, solo per lei, fino a ${people} persone: ${price}`,
	only: ({ people, price }) =>
		`Questa escursione è solo per lei, fino a ${people} persone: ${price}`,
	gone: "Di questa partenza sono già presi dei posti, per intero non è più libera.",
};
