import { plural } from "../../../plural.ts";

const bookings = (count: number) =>
	`${count} ${plural("en", count, { one: "booking", other: "bookings" })}`;

interface Change {
	count: number;
	/** What staff typed. */
	reason: string;
}

/** What happened to the bookings of a whole departure. */
export const en = {
	cancelled: ({ count, reason }: Change) => `${bookings(count)}. ${reason}`,
	/** Staff's note about the date that its guests have left. */
	note: ({ date }: { date: string }) => `Moved to ${date}`,
	/** The note of a departure that the weather stops. */
	calledOff: "Called off by weather.",
	weather: ({ count, reason }: Change) =>
		`${bookings(count)}, called off by weather${reason ? `: ${reason}` : ""}`,
	/** The note of a departure with guests on a day that its timetable no longer has. */
	offTheTimetable: "Its day is no longer in the timetable",
	movedTo: ({ count, date, reason }: Change & { date: string }) =>
		`${bookings(count)} to ${date}. ${reason}`,
	movedFrom: ({ count, date, reason }: Change & { date: string }) =>
		`${bookings(count)} from ${date}. ${reason}`,
};
