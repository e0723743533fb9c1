import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/minimum.ts";

export const es: StaffTexts<typeof en> = {
	runs: "Sale",
	needs: ({ missing, until }) => `Faltan ${missing} hasta ${until}`,
	undecided: ({ missing }) => `Faltan ${missing}: decide si sale`,
};
