import type { withoutScript as english } from "../../en/booking/without-script.ts";

export const withoutScript: typeof english = {
	price: "Ändern Sie die Personenzahl, sehen Sie den neuen Preis, bevor Sie bezahlen.",
	personCheck: ({ phone }) =>
		`Die Prüfung braucht JavaScript. Ohne JavaScript bezahlen Sie zuerst Ihre reservierten Plätze oder geben sie frei${phone && `, oder rufen Sie uns an: ${phone}. Wir buchen für Sie`}.`,
};
