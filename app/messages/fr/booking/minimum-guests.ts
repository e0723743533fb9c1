import type { minimumGuests as english } from "../../en/booking/minimum-guests.ts";
import { plural } from "../../plural.ts";

export const minimumGuests: typeof english = {
	lacking: ({ minimum, missing }) =>
		plural("fr", missing, {
			one: `Cette excursion a lieu à partir de ${minimum} personnes ; avec vous, il en manque encore ${missing}.`,
			other: `Cette excursion a lieu à partir de ${minimum} personnes ; avec vous, il en manque encore ${missing}.`,
		}),
	decision: ({ until }) =>
		`Nous décidons au plus tard le ${until} et remboursons tout si elle n’a pas lieu.`,
	decisionSoon: "Nous sommes en train de décider et remboursons tout si elle n’a pas lieu.",
};
