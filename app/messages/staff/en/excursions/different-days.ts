import { plural } from "../../../plural.ts";

const seatsSold = (count: number) =>
	`${count} ${plural("en", count, { one: "seat sold", other: "seats sold" })}`;

/** Days on which an excursion is closed, has one departure more, or has other seats or another start than usual. */
export const en = {
	title: "Days that differ",
	hint: "Departures that are closed, were added one by one, or have other seats or another start than their timetable. The calendar changes them.",
	none: "Every coming departure is as its timetable says.",
	state: {
		closed: "Closed",
		seats: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "seat", other: "seats" })}`,
		startsAt: ({ time }: { time: string }) => `Starts at ${time}`,
		sold: ({ count }: { count: number }) => seatsSold(count),
		tellGuests: ({ count }: { count: number }) =>
			`${seatsSold(count)}: tell these guests under Departures`,
	},
};
