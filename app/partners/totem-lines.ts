import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { type Totem, totemState } from "./totem.ts";

/** The totems as the hotel's page lists them. */
export function totemLines(totems: readonly Totem[], now: number) {
	return totems.map((totem) => {
		const { id, name, createdAt, seenAt } = totem;
		return {
			id,
			name: name || hotelPageTexts.totems.unnamed({ id }),
			createdAt,
			seenAt,
			state: totemState(totem, now),
		};
	});
}
