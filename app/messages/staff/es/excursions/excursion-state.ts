import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/excursion-state.ts";

export const es: StaffTexts<typeof en> = {
	onSale: "A la venta",
	notOnSale: "Fuera de venta",
	missing: {
		picture: "una foto",
		pickup: "un punto de recogida en uso",
	},
};
