/** The list of bookings. */
export const bookingList = {
	export: "Export",
	pages: {
		label: "Pages",
		newest: "Newest bookings",
		newer: "‹ Newer bookings",
		older: "Older bookings ›",
	},
};
