import { plural } from "../../plural.ts";
import { staffTexts } from "../../staff-texts.ts";

const seatsSold = (count: number) =>
	`${count} ${plural("en", count, { one: "seat sold", other: "seats sold" })}`;

/** Days on which an excursion is closed, or has other seats or another start than usual. */
export const differentDaysTexts = /* @__PURE__ */ staffTexts({
	title: "Days that differ",
	hint: "Close a date, or give it another number of seats. It counts at once; guests who have booked keep their seats. The calendar changes a start.",
	none: "Every coming day is as usual.",
	asUsual: "As usual again",
	asUsualOn: ({ date }: { date: string }) => `As usual again on ${date}`,
	/** Before a closed date is as usual again. */
	reopen: {
		consequence: ({ date }: { date: string }) =>
			`${date} goes on sale again, with the usual seats, and the note of its closing is gone.`,
		confirm: "Yes, put it on sale",
	},
	state: {
		closed: "Closed",
		seats: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "seat", other: "seats" })}`,
		startsAt: ({ time }: { time: string }) => `Starts at ${time}`,
		sold: ({ count }: { count: number }) => seatsSold(count),
		tellGuests: ({ count }: { count: number }) =>
			`${seatsSold(count)}: tell these guests under Departures`,
	},
	add: {
		date: "Date",
		whatDiffers: "What is different",
		closed: "Closed",
		otherSeats: "Other seats",
		seats: "Seats that day",
		note: "Note",
		add: "Add",
	},
	done: {
		changed: "The day is changed",
		asUsual: "The day is as usual again",
	},
});
