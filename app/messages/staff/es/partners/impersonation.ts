import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/impersonation.ts";

export const es: StaffTexts<typeof en> = {
	youActAs: ({ name }) => `Actúas en nombre de ${name}`,
	back: "Volver a tu cuenta",
};
