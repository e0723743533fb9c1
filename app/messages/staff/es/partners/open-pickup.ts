import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/open-pickup.ts";

export const es: StaffTexts<typeof en> = {
	openPickup: ({ wish }) =>
		wish ? `Recogida aún sin acordar. Pide: ${wish}` : "Recogida aún sin acordar",
};
