import type { minimumGuests as english } from "../../en/booking/minimum-guests.ts";
import { plural } from "../../plural.ts";

export const minimumGuests: typeof english = {
	lacking: ({ minimum, missing }) =>
		plural("de", missing, {
			one: `Dieser Ausflug findet ab ${minimum} Gästen statt; mit Ihnen fehlt noch 1.`,
			other: `Dieser Ausflug findet ab ${minimum} Gästen statt; mit Ihnen fehlen noch ${missing}.`,
		}),
	decision: ({ until }) =>
		`Wir entscheiden bis ${until} und erstatten alles, falls er nicht stattfindet.`,
	decisionSoon: "Wir entscheiden gerade und erstatten alles, falls er nicht stattfindet.",
};
