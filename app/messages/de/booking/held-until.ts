import type { heldUntil as english } from "../../en/booking/held-until.ts";

export const heldUntil: typeof english = {
	until: ({ until }) => `Für Sie reserviert bis ${until} Uhr Inselzeit.`,
	ownClock: "Bei Ihnen ist das <time></time>.",
};
