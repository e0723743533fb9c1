import type { parties as english } from "../../en/booking/parties.ts";
import { plural } from "../../plural.ts";

export const parties: typeof english = {
	adults: ({ count }) => plural("it", count, { one: "1 adulto", other: `${count} adulti` }),
	children: ({ count }) => plural("it", count, { one: "1 bambino", other: `${count} bambini` }),
	babies: ({ count }) => plural("it", count, { one: "1 neonato", other: `${count} neonati` }),
	whole: "escursione intera, privata",
	ages: ({ from, to }) => (from === to ? `${from} anni` : `da ${from} a ${to} anni`),
	seats: ({ count }) => plural("it", count, { one: "1 posto", other: `${count} posti` }),
	seatsLeft: ({ count }) =>
		plural("it", count, { one: "ancora 1 posto", other: `ancora ${count} posti` }),
};
