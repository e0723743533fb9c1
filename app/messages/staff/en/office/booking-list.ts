/** The list of bookings. */
export const en = {
	export: "Export",
	pages: {
		label: "Pages",
		newest: "Newest bookings",
		newer: "‹ Newer bookings",
		older: "Older bookings ›",
	},
};
