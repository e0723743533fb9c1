import { plural } from "../../../plural.ts";

/** The export of bookings as CSV. */
export const en = {
	columns: {
		code: "Code",
		excursion: "Excursion",
		date: "Date",
		start: "Start",
		pickup: "Pickup",
		adults: "Adults",
		children: "Children",
		babies: "Babies",
		isWhole: "Sold as",
		whole: "Whole trip",
		extras: "Fares and extras",
		answers: "Answers",
		listPrice: "List price",
		discountCode: "Discount code",
		discount: "Off by code",
		price: "Price",
		tax: "IGIC in the price",
		paid: "Paid",
		refunded: "Refunded",
		net: "Net",
		resellerOwes: "Owed by reseller",
		currency: "Currency",
		soldBy: "Sold by",
		/** Who of the staff. */
		seller: "Seller",
		status: "Status",
		payment: "Payment",
		method: "Payment method",
		paidAt: "Paid at",
		refundedAt: "Refunded at",
		reason: "Reason",
		bookedAt: "Booked at",
	},
	methods: {
		stripe: "card online",
		sandbox: "card online",
		hotel: "at the hotel",
		cash: "cash",
		terminal: "card terminal",
		credit: "credit",
		before: "paid before",
	},
	/** Instead of `methods` where a reseller sold it. */
	toReseller: "to the reseller",
	brokenOff: ({ count }: { count: number }) =>
		`NOT COMPLETE: the list stopped after ${count} ${plural("en", count, { one: "booking", other: "bookings" })}. Please export it again.`,
};
