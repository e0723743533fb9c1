import type { parties as english } from "../../en/booking/parties.ts";
import { plural } from "../../plural.ts";

export const parties: typeof english = {
	adults: ({ count }) => plural("fr", count, { one: `${count} adulte`, other: `${count} adultes` }),
	children: ({ count }) =>
		plural("fr", count, { one: `${count} enfant`, other: `${count} enfants` }),
	babies: ({ count }) => plural("fr", count, { one: `${count} bébé`, other: `${count} bébés` }),
	whole: "excursion privée",
	ages: ({ from, to }) => (from === to ? `${from} ans` : `de ${from} à ${to} ans`),
	seats: ({ count }) => plural("fr", count, { one: `${count} place`, other: `${count} places` }),
	seatsLeft: ({ count }) =>
		plural("fr", count, { one: `encore ${count} place`, other: `encore ${count} places` }),
};
