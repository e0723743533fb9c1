import { plural } from "../../../plural.ts";

/** One hotel: its form, its totems and its sales. */
export const en = {
	/** Until the hotel's own name is known. */
	unnamed: "Hotel",
	allHotels: "All hotels",
	create: {
		title: "New hotel",
		create: "Create it",
		created: ({ name }: { name: string }) => `${name} is created`,
	},
	saved: "The hotel is saved",
	form: {
		house: "The house",
		selling: "Selling",
		shortName: "Short name",
		shortNameHint:
			"Stands in the totem’s address and never changes: los-dragos. Empty: made from the name.",
		noPickupPoint: "None",
		/** The hotel keeps a pickup point that was taken out of use. */
		notInUse: ({ title }: { title: string }) => `${title} (not in use)`,
	},
	shortName: {
		tooShort: ({ least }: { least: number }) =>
			`The short name must be at least ${least} characters long`,
		tooLong: ({ most }: { most: number }) =>
			`The short name must be at most ${most} characters long`,
		characters: "The short name has small letters, digits and single hyphens: los-dragos",
		reserved: "This short name is taken by the site itself",
		taken: "There is a hotel with this short name already",
	},
	refused: {
		pickupPoint: "This pickup point no longer exists",
		partner: "There is no user with this email and the role partner",
	},
	totems: {
		title: "Totems",
		hint: "Screens in the lobby. Only an enrolled one sells in the hotel’s name.",
		none: "No screen yet.",
		state: {
			live: "Live",
			silent: "Silent",
			revoked: "Revoked",
		},
		lastSeen: ({ at }: { at: string }) => `Last seen ${at}`,
		byFigures: "Type a screen’s code",
		revoke: {
			revoke: "Revoke",
			consequence: "It can sell no more from the next booking on.",
			confirm: ({ name }: { name: string }) => `Yes, revoke ${name}`,
			done: ({ id }: { id: number }) => `Totem ${id} is revoked`,
		},
	},
	sales: {
		title: "Sales",
		hint: "Confirmed bookings, by the month of the departure.",
		none: "Nothing sold yet in these months.",
		month: "Month",
		bookings: "Bookings",
		seats: "Seats",
		soldFor: "Sold for",
		toCollect: "To collect",
		/** On a button; the detail is only heard. */
		collected: ({ sum, month }: { sum: string; month: string }) =>
			`Collected<detail>: ${sum} of ${month}</detail>`,
		isCollected: ({ month, sum, count }: { month: string; sum: string; count: number }) =>
			`${month} is collected: ${sum} of ${count} ${plural("en", count, { one: "booking", other: "bookings" })}.`,
		otherSum: ({ month, sum }: { month: string; sum: string }) =>
			`Nothing was marked: by now the hotel has to collect ${sum} for ${month}.`,
		nothingOpen: "Nothing of this month was open any more",
		takeBack: "Take it back",
		takenBack: "Taken back: the hotel still has to collect it",
	},
};
