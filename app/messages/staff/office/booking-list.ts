import { staffTexts } from "../../staff-texts.ts";
import { es } from "../es/office/booking-list.ts";

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

export const bookingListTexts = /* @__PURE__ */ staffTexts(en, { es });
