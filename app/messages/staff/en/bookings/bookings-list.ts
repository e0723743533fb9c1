import { plural } from "../../../plural.ts";

const bookings = (count: number) =>
	`${count} ${plural("en", count, { one: "booking", other: "bookings" })}`;

/** The list of bookings with its search. */
export const en = {
	search: {
		words: "Code, name, email or phone",
		moreFilters: "More filters",
		fromDay: "From day",
		toDay: "To day",
		status: "Status",
		allStatuses: "All",
		excursion: "Excursion",
		allExcursions: "All",
		soldBy: "Sold by",
		everybody: "Everybody",
		web: "Us, without a hotel",
		payment: "Payment",
		allPayments: "All",
		bookedBy: "Booked by",
		allWays: "All ways",
		search: "Search",
	},
	/** Choices of the search by the state of the money. */
	payments: {
		waiting: "Waiting for payment",
		owed: "To collect, coming trips",
		hotel: "Hotel collects",
		paid: "Paid",
		due: "Refund due",
		back: "Paid back, all or part",
		kept: "Kept after a cancellation",
	},
	caption: {
		all: ({ count }: { count: number }) => bookings(count),
		onPage: ({ count, rowsOnPage }: { count: number; rowsOnPage: number }) =>
			`${bookings(count)}, ${rowsOnPage} on this page`,
		/** Where counting has stopped. */
		moreThan: ({ count }: { count: number }) => `More than ${bookings(count)}`,
		moreThanOnPage: ({ count, rowsOnPage }: { count: number; rowsOnPage: number }) =>
			`More than ${bookings(count)}, ${rowsOnPage} on this page`,
	},
	columns: {
		code: "Code",
		guest: "Guest",
		trip: "Trip",
		guests: "Guests",
		price: "Price",
		status: "Status",
		payment: "Payment",
	},
	soldBy: ({ partner }: { partner: string }) => `by ${partner}`,
	none: {
		notAnyMore: "There are no bookings here any more. <newest>See the newest</newest>.",
		nobody: {
			title: "Nobody has booked yet",
			lead: "As soon as somebody does, the booking is listed here, the newest first.",
		},
		/** `conditions` are texts of `that`, one after the other: "that match “Ida” sold there". */
		title: ({ conditions }: { conditions: string }) => `No bookings ${conditions}`,
		that: {
			match: ({ words }: { words: string }) => `that match “${words}”`,
			onDay: ({ date }: { date: string }) => `on ${date}`,
			fromDay: ({ date }: { date: string }) => `from ${date}`,
			untilDay: ({ date }: { date: string }) => `until ${date}`,
			status: {
				pending: "that are pending",
				confirmed: "that are confirmed",
				cancelled: "that are cancelled",
				expired: "that are expired",
			},
			ofThisExcursion: "of this excursion",
			soldThere: "sold there",
			payment: ({ state }: { state: string }) => `with payment “${state}”`,
			source: ({ source }: { source: string }) => `booked by ${source}`,
		},
		lead: "A name or a code may be typed in part; an email from its beginning, a phone number with or without its country.",
		seeAll: "See all bookings",
	},
};
