import type { withoutScript as english } from "../../en/booking/without-script.ts";

export const withoutScript: typeof english = {
	price: "Se cambia il numero di persone, vede il nuovo prezzo prima di pagare.",
	personCheck: ({ phone }) =>
		`La verifica richiede JavaScript. Senza, paghi o liberi prima i posti che ha${phone && `, oppure chiami il ${phone}: prenotiamo noi per lei`}.`,
};
