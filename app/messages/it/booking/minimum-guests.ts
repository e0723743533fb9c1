import type { minimumGuests as english } from "../../en/booking/minimum-guests.ts";
import { plural } from "../../plural.ts";

export const minimumGuests: typeof english = {
	lacking: ({ minimum, missing }) =>
		plural("it", missing, {
			one: `Questa escursione parte con almeno ${minimum} persone; con lei ne manca ancora 1.`,
			other: `Questa escursione parte con almeno ${minimum} persone; con lei ne mancano ancora ${missing}.`,
		}),
	decision: ({ until }) => `Decidiamo entro ${until} e restituiamo tutto se non parte.`,
	decisionSoon: "Stiamo decidendo e restituiamo tutto se non parte.",
};
