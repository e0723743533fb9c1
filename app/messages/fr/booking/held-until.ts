import type { heldUntil as english } from "../../en/booking/held-until.ts";

export const heldUntil: typeof english = {
	until: ({ until }) => `Retenues pour vous jusqu’au ${until} (heure de l’île).`,
	ownClock: "Chez vous : <time></time>.",
};
