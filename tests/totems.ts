import { enrolTotem } from "#app/partners/totems.server.ts";
import { addExcursion } from "./builders.ts";
import type { Island } from "./island.ts";
import { addHotel } from "./sales.ts";
import { newVisitor } from "./visitor.ts";

/** A hotel with an excursion that stops at its door. */
export async function addHotelWithTrip(
	island: Pick<Island, "db">,
	change: Parameters<typeof addHotel>[1] = {},
	tripChange: Parameters<typeof addExcursion>[1] = {},
) {
	const excursion = await addExcursion(island.db, tripChange);
	const hotelId = await addHotel(island, { pickupPointId: excursion.pointId, ...change });
	return { hotelId, excursion };
}

/** Enrols a totem by its link and the button behind it. */
export async function enrolScreen(
	island: Pick<Island, "db" | "url" | "fetch">,
	hotelId: string,
	now = Date.now(),
) {
	const { totemId, token } = await enrolTotem(island.db, hotelId, now);
	const screen = newVisitor(island);
	await screen.get(`/totem/${hotelId}/?enrol=${token}`);
	const answer = await screen.submit(`/totem/${hotelId}/?index`, { token });
	return { screen, totemId, token, answer };
}
