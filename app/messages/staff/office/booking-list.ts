import { staffTexts } from "../../staff-texts.ts";

/** The list of bookings. */
export const bookingListTexts = /* @__PURE__ */ staffTexts({
	export: "Export",
	pages: {
		label: "Pages",
		newest: "Newest bookings",
		newer: "‹ Newer bookings",
		older: "Older bookings ›",
	},
});
