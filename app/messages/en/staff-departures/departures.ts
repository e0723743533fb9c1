import { plural } from "../../plural.ts";

const heldToo = (held: number) => (held > 0 ? `<soft>, ${held} held</soft>` : "");

/** The departures of a day, in their list and in the overview. */
export const departures = {
	title: "Departures",
	/** @param title the day, or the list's title. */
	pageTitle: ({ title }: { title: string }) => `${title} · Staff`,
	head: {
		today: "Today",
		tomorrow: "Tomorrow",
		yesterday: "Yesterday",
		print: "Print the day",
		otherDay: "Another day",
		go: "Go",
	},
	none: {
		title: "Nothing leaves on this day",
		text: "No excursion has this weekday in its timetable, and nobody is booked.",
	},
	/** For a hotel's user. */
	noneOfHotel: {
		title: "None of your guests leaves on this day",
		text: "Departures stand here as soon as a guest of your hotel has booked one.",
	},
	glance: {
		guests: "Guests",
		free: "Seats free",
		departures: "Departures",
		firstPickup: "First pickup",
	},
	row: {
		pickups: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "pickup point", other: "pickup points" })}`,
		sold: ({ sold, seats, held }: { sold: number; seats: number; held: number }) =>
			`<b>${sold}</b> of ${seats} sold${heldToo(held)}`,
		/** For a hotel's user. */
		yourGuests: ({ sold, held }: { sold: number; held: number }) =>
			`<b>${sold}</b> of your guests${heldToo(held)}`,
		manifest: ({ title }: { title: string }) => `Manifest<hidden> for ${title}</hidden>`,
	},
	fullness: {
		closed: "Closed",
		hasLeft: "Has left",
		oversold: "Oversold",
		full: "Full",
		left: ({ seats }: { seats: number }) => `${seats} left`,
	},
	/** What staff must correct before the day. */
	attention: {
		title: "Needs attention",
		oversold: ({ extra }: { extra: number }) => `${extra} more sold than there are seats`,
		closedButSold: ({ guests }: { guests: number }) =>
			`${guests} ${plural("en", guests, { one: "guest is", other: "guests are" })} booked, but the date is closed`,
	},
	overview: {
		/** @param date the day in words. */
		day: ({
			date,
			guests,
			departures: count,
			closed,
		}: {
			date: string;
			guests: number;
			departures: number;
			closed: number;
		}) =>
			[
				date,
				`${guests} ${plural("en", guests, { one: "guest", other: "guests" })}`,
				`${count} ${plural("en", count, { one: "departure", other: "departures" })}`,
				...(closed > 0 ? [`${closed} closed`] : []),
			].join(", "),
		onTheRoad: "On the road now",
		onTheRoadSince: ({ date }: { date: string }) => `On the road now, since ${date}`,
		board: ({ title }: { title: string }) => `Board<hidden> ${title}</hidden>`,
		sell: ({ title }: { title: string }) => `Sell<hidden> seats for ${title}</hidden>`,
		write: ({ title }: { title: string }) => `Write<hidden> to the guests of ${title}</hidden>`,
		guide: ({ name }: { name: string }) => `Guide <b>${name}</b>`,
		noGuide: "Guide <b>nobody yet</b>",
		vehicle: ({ name }: { name: string }) => `Vehicle <b>${name}</b>`,
		noVehicle: "Vehicle <b>none yet</b>",
		/** @param stop "04:30 Hotel Los Dragos" */
		firstPickup: ({ stop }: { stop: string }) => `First pickup <b>${stop}</b>`,
		boarded: ({ count }: { count: number }) => `<b>${count}</b> boarded`,
		expected: ({ count }: { count: number }) => `<b>${count}</b> expected`,
		notBoarded: ({ count }: { count: number }) => `<b>${count}</b> not boarded`,
		free: ({ free, held }: { free: number; held: number }) => `<b>${free}</b> free${heldToo(held)}`,
	},
};
