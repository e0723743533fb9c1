import type { heldUntil as english } from "../../en/booking/held-until.ts";

export const heldUntil: typeof english = {
	until: ({ until }) => `Riservati per lei fino a ${until} (ora dell’isola).`,
	ownClock: "Dove si trova lei: <time></time>.",
};
