import { plural } from "../../../plural.ts";

/** The form of a guide, vehicle or driver. */
export const en = {
	fields: {
		name: "Name",
		nameHint: "As everybody calls it: Van 3.",
		seats: "Seats for guests",
		seatsHint: "Without driver and guide. No more can be sold for the departures that it serves.",
		phone: "Telephone",
		languages: "Languages",
		languagesHint: "By name or as two letters: English, German, fr.",
		email: "Email of the account",
		emailHint: "With it they see their own week on their phone. Empty: no account.",
		isActive: "In use: can be given to departures",
	},
	new: {
		pageTitle: "New guide, vehicle or driver · Staff",
		title: { guide: "New guide", vehicle: "New vehicle", driver: "New driver" },
		create: "Create it",
		created: ({ name }: { name: string }) => `${name} can be given to departures now`,
	},
	edit: {
		pageTitle: ({ name }: { name: string }) => `${name} · Staff`,
		saved: ({ name }: { name: string }) => `${name} is saved`,
		unknown: "There is no such guide, vehicle or driver.",
		coming: "Coming departures",
		noneComing: "None. Departures are given in the calendar.",
	},
	/** Why it was not saved. */
	refused: {
		noSuchUser: "No account has this email",
		/** @param dates a list. */
		inUse: ({ dates }: { dates: string }) =>
			`Still on departures on ${dates}. Give those to somebody else first.`,
		moreDays: ({ count }: { count: number }) =>
			`${count} more ${plural("en", count, { one: "day", other: "days" })}`,
		/** @param days a list of `taken`. */
		tooFewSeats: ({ days }: { days: string }) =>
			`${days}. Give those departures another vehicle first.`,
		taken: ({ date, seats }: { date: string; seats: number }) =>
			`${date} has ${seats} ${plural("en", seats, { one: "seat", other: "seats" })} taken`,
	},
};
