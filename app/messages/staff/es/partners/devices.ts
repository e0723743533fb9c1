import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/devices.ts";

export const es: StaffTexts<typeof en> = {
	browserOnSystem: ({ browser, system }) => `${browser} en ${system}`,
	unknown: "Dispositivo desconocido",
};
