import { plural } from "../../../plural.ts";

/** Another day or pickup for a booking. */
export const en = {
	dayHint: ({ seats }: { seats: number }) =>
		`Only days with ${seats} ${plural("en", seats, { one: "free seat", other: "free seats" })} are listed.`,
	asItIs: ({ date }: { date: string }) => `${date}, as it is`,
	dayLeft: ({ date, left }: { date: string; left: number }) => `${date}, ${left} left`,
	/** A day on which the trip starts at another time. */
	dayLeftStarts: ({
		date,
		left,
		start,
		usual,
	}: {
		date: string;
		left: number;
		start: string;
		usual: string;
	}) => `${date}, ${left} left, starts at ${start} instead of ${usual}`,
};
