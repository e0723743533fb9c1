import { type Totem, totemState } from "./totem.ts";

/** The totems as the hotel's page lists them. */
export function totemLines(totems: readonly Totem[], now: number) {
	return totems.map((totem) => {
		const { id, name, seenAt } = totem;
		return { id, name, seenAt, state: totemState(totem, now) };
	});
}
