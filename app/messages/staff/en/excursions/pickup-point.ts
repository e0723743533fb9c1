import { plural } from "../../../plural.ts";

/** One pickup point: its page, and the rules of its fields. */
export const en = {
	/** Until the point's own title is known. */
	untitled: "Pickup point",
	allPoints: "All pickup points",
	create: {
		title: "New pickup point",
		create: "Create it",
		created: "The point is created. It can be added to excursions now.",
	},
	form: {
		heading: "Where guests wait",
		title: "Title",
		titleHint: "What guests look for: the name of the hotel or the square.",
		place: "Where exactly to stand",
		/** Its name among the texts of other languages: "Place in German". */
		placeName: "Place",
		placeHint: "As in “main door, Playa Larga”.",
		latitude: "Latitude",
		longitude: "Longitude",
		isActive: "In use: guests can choose it",
	},
	usage: {
		title: "Who stops here",
		none: "No excursion stops here.",
		isUsed:
			"It can’t be deleted: excursions, hotels or bookings need it. Take it out of use instead, and guests no longer see it.",
		delete: "Delete this point",
		consequence: ({ title }: { title: string }) =>
			`Nobody needs ${title}. A deleted point can’t be restored, only created again.`,
		confirm: ({ title }: { title: string }) => `Yes, delete ${title}`,
	},
	done: {
		saved: "The point is saved",
		/** Vouchers show the new place, but mails that were sent show the old one. */
		savedUntold: ({ count, departures }: { count: number; departures: string }) =>
			`The point is saved. ${count} ${plural("en", count, { one: "coming booking waits", other: "coming bookings wait" })} here, and nobody has told them of the change: write to the guests of ${departures}.`,
		moreDepartures: ({ more }: { more: number }) =>
			`${more} more ${plural("en", more, { one: "departure", other: "departures" })}`,
		deleted: "The point is deleted",
	},
	refused: {
		noSuchPoint: "There is no such pickup point.",
		inUse: "This point is in use: take it out of use instead",
		lastStop: ({ excursions }: { excursions: string }) =>
			`Without it there is no pickup left for ${excursions}`,
	},
};
