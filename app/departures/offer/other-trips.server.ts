import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { addressesOf } from "#app/catalogue/pictures/pictures.ts";
import { inEnglish } from "#app/messages/written-texts.ts";
import type { ExcursionCard } from "./excursion-card.ts";

/** What the page of an excursion says of another one. */
export interface OtherTrip extends Pick<ExcursionCard, "id" | "title" | "poster" | "inEnglish"> {
	/** The least that a booking costs; null where that depends on its departures or extras. */
	fromCents: number | null;
}

/** As JSON: three others on sale, those of the same kind first. Its placeholders are those of `tripQueries`. */
export function otherTripsOf(): SQL {
	const id = sql.placeholder("excursionId");
	return sql`
		SELECT json_group_array(json_object(
			'id', other.id, 'title', coalesce(texts.words, other.title), 'isTranslated', texts.words IS NOT NULL,
			-- what it costs from depends on its departures, where these have other prices or are sold whole, and on its extras
			'fromCents', iif(EXISTS (SELECT 1 FROM price_rules WHERE excursion_id = other.id AND ended_at IS NULL)
				OR EXISTS (SELECT 1 FROM departures
					WHERE excursion_id = other.id AND (price_adult_cents IS NOT NULL OR sells = 'whole'))
				OR EXISTS (SELECT 1 FROM extras WHERE excursion_id = other.id AND is_active AND is_required),
				NULL, other.price_adult_cents),
			'picture', json((SELECT json_object('key', key, 'widths', widths, 'alt', alt, 'width', width, 'height', height)
				FROM excursion_images WHERE excursion_id = other.id ORDER BY position, id LIMIT 1))))
		FROM (SELECT id, title, price_adult_cents FROM excursions WHERE is_active AND id <> ${id}
			ORDER BY category = (SELECT category FROM excursions WHERE id = ${id}) DESC, start_time, title LIMIT 3) other
		LEFT JOIN translations texts ON texts.excursion_id = other.id AND texts.field = 'title'
			AND texts.language = ${sql.placeholder("language")}`;
}

const schema = v.array(
	v.object({
		id: v.string(),
		title: v.string(),
		isTranslated: v.number(),
		fromCents: v.nullable(v.number()),
		picture: v.nullable(
			v.object({
				key: v.string(),
				widths: v.string(),
				alt: v.string(),
				width: v.number(),
				height: v.number(),
			}),
		),
	}),
);

export function toOtherTrips(json: string | null): OtherTrip[] {
	return v.parse(schema, JSON.parse(json ?? "[]")).map(({ isTranslated, picture, ...trip }) => ({
		...trip,
		poster: picture && { ...picture, ...addressesOf(picture) },
		...inEnglish(isTranslated ? [] : ["title"]),
	}));
}
