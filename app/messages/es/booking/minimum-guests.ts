import type { minimumGuests as english } from "../../en/booking/minimum-guests.ts";
import { plural } from "../../plural.ts";

export const minimumGuests: typeof english = {
	lacking: ({ minimum, missing }) =>
		plural("es", missing, {
			one: `Esta excursión sale con un mínimo de ${minimum} personas; con usted aún falta 1.`,
			other: `Esta excursión sale con un mínimo de ${minimum} personas; con usted aún faltan ${missing}.`,
		}),
	decision: ({ until }) =>
		`Lo decidimos como muy tarde el ${until} y lo devolvemos todo si no sale.`,
	decisionSoon: "Lo estamos decidiendo y lo devolvemos todo si no sale.",
};
