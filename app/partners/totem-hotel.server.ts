import { and, eq, type Placeholder, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { hotels, pickupPoints, translations } from "#app/database/schema.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { publicHotelColumns } from "./hotel-fields.ts";
import { isHotelId, type TotemHotel, type TotemStop } from "./totem.ts";

/** What a totem shows of its hotel; null when the hotel does not exist or no longer sells. */
export async function getTotemHotel(db: Database, hotelId: string): Promise<TotemHotel | null> {
	if (!isHotelId(hotelId)) return null;
	const [row] = await totemHotelAsJson(db, hotelId);
	return readTotemHotel(row?.hotel ?? null);
}

/** The same as a part of another statement. */
export function totemHotelAsJson(db: Database, hotelId: string | Placeholder) {
	const stop = sql`CASE WHEN ${pickupPoints.id} IS NOT NULL THEN json_object(
		'pointId', ${pickupPoints.id}, 'title', ${pickupPoints.title}, 'place', ${pickupPoints.place},
		'lat', ${pickupPoints.lat}, 'lng', ${pickupPoints.lng},
		'texts', (SELECT json_group_array(json_object('language', language, 'field', field, 'words', words))
			FROM ${translations} WHERE ${translations.pickupPointId} = ${pickupPoints.id})) END`;
	const fields = sql.join(
		publicHotelColumns.map((name) => sql`${sql.raw(`'${name}'`)}, ${hotels[name]}`),
		sql`, `,
	);
	return db
		.select({
			hotel: sql<string>`json_object('id', ${hotels.id}, ${fields},
				'hasDesk', json(iif(${hotels.partnerUserId} IS NULL, 'false', 'true')), 'stop', json(${stop}))`,
		})
		.from(hotels)
		.leftJoin(
			pickupPoints,
			and(eq(pickupPoints.id, hotels.pickupPointId), eq(pickupPoints.isActive, true)),
		)
		.where(and(eq(hotels.id, hotelId), eq(hotels.isActive, true)));
}

interface StoredHotel extends Omit<TotemHotel, "stop"> {
	stop:
		| (Omit<TotemStop, "texts"> & { texts: { language: Language; field: string; words: string }[] })
		| null;
}

export function readTotemHotel(json: string | null): TotemHotel | null {
	if (json === null) return null;
	const hotel: StoredHotel = JSON.parse(json);
	const { stop } = hotel;
	if (!stop) return { ...hotel, stop: null };
	const texts: TotemStop["texts"] = {};
	for (const { language, field, words } of stop.texts)
		texts[language] = { ...texts[language], [field]: words };
	return { ...hotel, stop: { ...stop, texts } };
}
