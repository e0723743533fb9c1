import type { heldUntil as english } from "../../en/booking/held-until.ts";

export const heldUntil: typeof english = {
	until: ({ until }) => `Reservadas para usted hasta el ${until} (hora de la isla).`,
	ownClock: "Donde usted está: <time></time>.",
};
