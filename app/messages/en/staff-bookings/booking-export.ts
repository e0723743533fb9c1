import { plural } from "../../plural.ts";

/** The export of bookings as CSV. */
export const bookingExport = {
	columns: {
		code: "Code",
		excursion: "Excursion",
		date: "Date",
		start: "Start",
		pickup: "Pickup",
		adults: "Adults",
		children: "Children",
		babies: "Babies",
		price: "Price",
		paid: "Paid",
		refunded: "Refunded",
		net: "Net",
		currency: "Currency",
		soldBy: "Sold by",
		status: "Status",
		payment: "Payment",
		bookedAt: "Booked at (UTC)",
	},
	brokenOff: ({ count }: { count: number }) =>
		`NOT COMPLETE: the list stopped after ${count} ${plural("en", count, { one: "booking", other: "bookings" })}. Please export it again.`,
};
