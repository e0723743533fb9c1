import type { heldSeats as english } from "../../en/booking/held-seats.ts";
import { capital, numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const heldSeats: typeof english = {
	/** The bar on every page. */
	bar: {
		label: "Für Sie reservierte Plätze",
		heldFor: ({ seats, left }) =>
			plural("de", seats, {
				one: `Ihr Platz ist noch <time>${left}</time> reserviert.`,
				other: `Ihre ${seats} Plätze sind noch <time>${left}</time> reserviert.`,
			}),
		more: ({ count }) => `Und ${count} weitere.`,
		release: "Freigeben<hidden>: die Plätze</hidden>",
	},
	pay: ({ price }) => `${price} bezahlen`,
	/** The panel in the place of the booking form. */
	panel: {
		waiting: ({ seats }) =>
			plural("de", seats, {
				one: "Ein Platz wartet auf Sie",
				other: `${capital(numberWord(numberWords, seats))} Plätze warten auf Sie`,
			}),
		heldFor: "Noch reserviert für",
		payByThen: ({ seats }) =>
			plural("de", seats, {
				one: "Bezahlen Sie bis dahin, und er gehört Ihnen. Bisher wurde nichts von Ihrer Karte abgebucht.",
				other:
					"Bezahlen Sie bis dahin, und sie gehören Ihnen. Bisher wurde nichts von Ihrer Karte abgebucht.",
			}),
		youPay: "Gesamtpreis",
		release: "Plätze freigeben",
		releaseIsFree:
			"Das kostet nichts. Andere können sie sofort buchen, und Ihre Angaben bleiben im Formular.",
		lookAtAnotherDay: "Einen anderen Tag ansehen",
		staysHeld: ({ day }) => `Ihre Plätze am ${day} bleiben reserviert, während Sie sich umsehen.`,
		day: "Tag",
		guests: "Gäste",
		pickup: "Wir holen Sie ab",
		guideSpeaks: "Führung auf",
		name: "Name",
		voucherGoesTo: "Der Voucher geht an",
	},
	noAnswer:
		"Die Plätze sind noch reserviert: Es kam keine Antwort. Bitte versuchen Sie es noch einmal.",
	released: "Ihre Plätze sind freigegeben.",
};
