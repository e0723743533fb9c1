import { plural } from "../../plural.ts";

/** Guests and their seats, and the sentence that greets a guest who has booked. */
export const parties = {
	adults: ({ count }: { count: number }) =>
		plural("en", count, { one: "1 adult", other: `${count} adults` }),
	children: ({ count }: { count: number }) =>
		plural("en", count, { one: "1 child", other: `${count} children` }),
	babies: ({ count }: { count: number }) =>
		plural("en", count, { one: "1 baby", other: `${count} babies` }),
	/** A party that has the whole departure. */
	whole: "private: whole trip",
	/** Whole years, both included. */
	ages: ({ from, to }: { from: number; to: number }) =>
		from === to ? `${from} years` : `${from} to ${to} years`,
	seats: ({ count }: { count: number }) =>
		plural("en", count, { one: "1 seat", other: `${count} seats` }),
	seatsLeft: ({ count }: { count: number }) =>
		plural("en", count, { one: "1 seat left", other: `${count} seats left` }),
};
