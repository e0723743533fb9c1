import { createCookie } from "react-router";
import { hashSecret, makeSecret } from "#app/crypto/secret.server.ts";
import { totems } from "#app/database/schema.server.ts";
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

/** A totem of the hotel, with the cookie of its screen. */
export async function addTotem({ db }: Pick<Island, "db">, hotelId: string, now = Date.now()) {
	const secret = makeSecret();
	const secretHash = hashSecret(secret);
	const [totem] = await db
		.insert(totems)
		.values({ hotelId, name: "Lobby", secretHash, seenAt: now, createdAt: now })
		.returning({ id: totems.id });
	const [, value = ""] = /^totem=([^;]*)/.exec(await createCookie("totem").serialize(secret)) ?? [];
	return { totemId: totem?.id ?? 0, cookie: { name: "totem", value } };
}

/** The browser of an enrolled screen. */
export async function enrolScreen(
	island: Pick<Island, "db" | "url" | "fetch">,
	hotelId: string,
	now?: number,
) {
	const { totemId, cookie } = await addTotem(island, hotelId, now);
	const screen = newVisitor(island);
	screen.cookies.set(cookie.name, cookie.value);
	return { screen, totemId };
}
