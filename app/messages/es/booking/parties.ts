import type { parties as english } from "../../en/booking/parties.ts";
import { plural } from "../../plural.ts";

export const parties: typeof english = {
	adults: ({ count }) => plural("es", count, { one: "1 adulto", other: `${count} adultos` }),
	children: ({ count }) => plural("es", count, { one: "1 niño", other: `${count} niños` }),
	babies: ({ count }) => plural("es", count, { one: "1 bebé", other: `${count} bebés` }),
	whole: "excursión entera, privada",
	ages: ({ from, to }) => (from === to ? `${from} años` : `de ${from} a ${to} años`),
	seats: ({ count }) => plural("es", count, { one: "1 plaza", other: `${count} plazas` }),
	seatsLeft: ({ count }) =>
		plural("es", count, { one: "queda 1 plaza", other: `quedan ${count} plazas` }),
};
