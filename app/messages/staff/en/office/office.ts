import { plural } from "../../../plural.ts";

/** What several screens of staff show in the same words. */
export const en = {
	/** These screens as a whole: in the menu, and at the end of each title. */
	staff: "Staff",
	/** Of the browser's tab. */
	pageTitle: ({ title }: { title: string }) => `${title} · Staff`,
	/** The names of screens: as a title, in the menu, and on links to them. */
	screens: {
		today: "Today",
		desk: "Reception desk",
		boarding: "Boarding",
		calendar: "Calendar",
		bookings: "Bookings",
		newBooking: "New booking",
		bookingChange: "Change day or pickup",
		unpaidSeats: "Unpaid seats",
		cash: "Cash",
		attention: "Needs attention",
		ledgers: "Ledgers compared",
		messages: "Messages",
		excursions: "Excursions",
		codes: "Codes",
		credits: "Credits",
		books: "Books",
		fill: "How full",
		import: "Import",
		settings: "Settings",
		points: "Pickup points",
		hotels: "Hotels",
		resellers: "Resellers",
		resources: "Guides and vans",
		users: "Users",
		health: "Health",
	},
	seats: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "seat", other: "seats" })}`,
	/** Of the browser's tab, while nothing is known of the booking. */
	booking: "Booking",
	/** Begin messages: "The note must be at most 300 characters long". */
	fields: { note: "The note", reason: "The reason" },
	tripOver: "This trip is over: the booking can’t be changed any more.",
	/** Message of an answer 404, which the error's screen may show. */
	noSuchPage: "There is no such page.",
};
