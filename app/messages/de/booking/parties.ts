import type { parties as english } from "../../en/booking/parties.ts";
import { plural } from "../../plural.ts";

export const parties: typeof english = {
	adults: ({ count }) =>
		plural("de", count, { one: "1 Erwachsener", other: `${count} Erwachsene` }),
	children: ({ count }) => plural("de", count, { one: "1 Kind", other: `${count} Kinder` }),
	babies: ({ count }) => plural("de", count, { one: "1 Kleinkind", other: `${count} Kleinkinder` }),
	whole: "ganzer Ausflug, privat",
	ages: ({ from, to }) => (from === to ? `${from} Jahre` : `${from} bis ${to} Jahre`),
	seats: ({ count }) => plural("de", count, { one: "1 Platz", other: `${count} Plätze` }),
	seatsLeft: ({ count }) =>
		plural("de", count, { one: "noch 1 Platz", other: `noch ${count} Plätze` }),
};
