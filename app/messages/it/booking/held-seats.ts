import type { heldSeats as english } from "../../en/booking/held-seats.ts";
import { capital, numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const heldSeats: typeof english = {
	/** The bar on every page. */
	bar: {
		label: "Posti riservati per lei",
		heldFor: ({ seats, left }) =>
			plural("it", seats, {
				one: `Il suo posto è riservato ancora per <time>${left}</time>.`,
				other: `I suoi ${seats} posti sono riservati ancora per <time>${left}</time>.`,
			}),
		more: ({ count }) => `E altri ${count}.`,
		release: "Libera<hidden> i posti</hidden>",
	},
	pay: ({ price }) => `Paga ${price}`,
	/** The panel in the place of the booking form. */
	panel: {
		waiting: ({ seats }) =>
			plural("it", seats, {
				one: "Un posto la aspetta",
				other: `${capital(numberWord(numberWords, seats))} posti la aspettano`,
			}),
		heldFor: "Riservati ancora per",
		payByThen: ({ seats }) =>
			plural("it", seats, {
				one: "Paghi entro questo tempo ed è suo. Finora non è stato addebitato nulla sulla sua carta.",
				other:
					"Paghi entro questo tempo e sono suoi. Finora non è stato addebitato nulla sulla sua carta.",
			}),
		youPay: "Prezzo totale",
		release: "Libera i posti",
		releaseIsFree:
			"Liberarli non costa nulla. Altri potranno prenotarli subito, e il modulo conserva ciò che ha scritto.",
		lookAtAnotherDay: "Guarda un altro giorno",
		staysHeld: ({ day }) => `Ciò che ha riservato per ${day} resta riservato mentre guarda.`,
		day: "Giorno",
		guests: "Ospiti",
		pickup: "Veniamo a prenderla",
		guideSpeaks: "La guida parla",
		name: "Nome",
		voucherGoesTo: "Il voucher va a",
	},
	noAnswer: "I posti sono ancora riservati: non c’è stata risposta. Riprovi, per favore.",
	released: "I suoi posti sono stati liberati.",
};
