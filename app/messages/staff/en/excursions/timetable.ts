import { plural } from "../../../plural.ts";

const guests = (count: number) =>
	`${count} ${plural("en", count, { one: "guest", other: "guests" })}`;

/** Timetables of an excursion: several starts a day, seasons, and the minimum of guests. */
export const en = {
	title: "Starts and seasons",
	hint: "Each line is a timetable: when the trip leaves, how many it takes, and with how many guests it runs.",
	line: ({ start, seats, days }: { start: string; seats: number; days: string }) =>
		`${start} · ${seats} ${plural("en", seats, { one: "seat", other: "seats" })} · ${days}`,
	days: "Days and languages",
	/** All seven weekdays. */
	daily: "every day",
	never: "on no day",
	from: ({ date }: { date: string }) => `from ${date}`,
	until: ({ date }: { date: string }) => `until ${date}`,
	runsWith: ({ guests: count, hours }: { guests: number; hours: number }) =>
		`runs with ${guests(count)}, decided ${hours} h before`,
	wholeOnly: ({ price }: { price: string }) => `whole trip ${price}`,
	seatsOrWhole: ({ price }: { price: string }) => `seats, or the whole trip for ${price}`,
	edit: "Change",
	editOf: ({ start }: { start: string }) => `Change the start at ${start}`,
	another: "Add another start",
	oneDeparture: "Add one departure",
	form: {
		first: ({ start }: { start: string }) => `Start at ${start}: season, minimum and sale`,
		firstHint: "Start, seats and days of the first start are fields of the excursion itself.",
		other: ({ start }: { start: string }) => `Start at ${start}`,
		new: "Another start",
		start: "Start",
		startHint: "The pickups are earlier or later by as much as this start.",
		seats: "Seats",
		firstDay: "First day",
		firstDayHint: "Empty: without a beginning.",
		lastDay: "Last day",
		lastDayHint: "Empty: without an end.",
		minimum: "Guests it needs to run",
		minimumHint: "0: it always runs. Guests who book below it read so before they pay.",
		decide: "Decided so many hours before the start",
		sells: "Sells",
		sellsWays: {
			seats: "Seats",
			whole: "The whole trip, to one party",
			both: "Both, until the first seat is sold",
		},
		wholePrice: "Price of the whole trip",
		wholePriceHint: "Whoever comes pays this price. Empty where only seats are sold.",
		create: "Add this start",
		state: "Departures without guests follow at once.",
		remove: "Remove this start",
		removeConsequence:
			"Its coming departures without guests are gone. Those with guests stay and are closed, until you move or cancel them in the calendar.",
		removeConfirm: "Yes, remove it",
	},
	done: {
		saved: "The timetable is saved",
		created: "The start is added",
		removed: "The start is removed",
	},
	/** Before a save that touches departures with guests. */
	booked: {
		closed:
			"These departures with guests are no longer in the timetable. They stay for their guests, and are closed:",
		kept: "These departures with guests stay as they are. You change their start and seats in the calendar, which writes to the guests:",
		departure: ({ date, start, guests: count }: { date: string; start: string; guests: number }) =>
			`${date}, ${start}: ${guests(count)}`,
		once: "Save once more to do it.",
	},
	rules: {
		start: "Choose a start, like 15:00",
		seats: ({ least, most }: { least: number; most: number }) =>
			`Say how many seats, from ${least} to ${most}`,
		date: "Choose a date",
		season: "The last day is before the first",
		minimum: "Say how many guests it needs, 0 if it always runs",
		minimumAboveSeats: "It cannot need more guests than it has seats",
		decide: "Say how many hours before the start, from 1 to 720",
		sells: "Choose what it sells",
		wholePrice: "Type a price from 10 on, like 480 or 480.50",
		noWholePrice: "Say what the whole trip costs, or sell seats only",
		noDay: "Tick at least one language on one day",
	},
	refused: {
		sameStart: "This excursion already leaves at that time on one of these days",
		tornPickup: "With this start a pickup would fall on another day",
		unknown: "There is no such timetable.",
		changedMeanwhile:
			"Somebody booked or changed it meanwhile. Look at it again and save once more.",
	},
};
