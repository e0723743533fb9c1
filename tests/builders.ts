import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type DayLanguages, dailyInEnglish } from "#app/catalogue/excursion.ts";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	excursionDayLanguages,
	excursionImages,
	excursions,
	pickupAssignments,
	pickupPoints,
} from "#app/database/schema.server.ts";

/** A date on which every excursion of the builders has a departure that can be booked. */
export function soon(days = 7): string {
	return addDays(localDateAt(Date.now(), "Atlantic/Canary"), days);
}

/** An excursion on sale with one pickup, daily in English unless `days` is given; each test makes its own. */
export async function addExcursion(
	db: Database,
	changes: Partial<typeof excursions.$inferInsert> = {},
	days: DayLanguages = dailyInEnglish,
) {
	const now = Date.now();
	const excursion = {
		id: randomUUID(),
		title: "First light on the volcano",
		subtitle: "Walk above the clouds while the island is still asleep.",
		description: "We leave the lights of the coast behind and drive up through pine forest.",
		category: "adventure",
		priceAdultCents: 6400,
		priceChildCents: 4200,
		priceBebeCents: 0,
		capacity: 12,
		startTime: "04:30",
		durationMinutes: 360,
		cutoffHours: 10,
		createdAt: now,
		updatedAt: now,
		...changes,
	};
	const {
		point: [point],
	} = await runBatch(db, {
		point: db
			.insert(pickupPoints)
			.values({
				title: "Hotel Los Dragos",
				place: "main door, Playa Larga",
				lat: 28.3,
				lng: -14.6,
				createdAt: now,
				updatedAt: now,
			})
			.returning(),
		excursion: db.insert(excursions).values(excursion),
		languages: Object.entries(days).flatMap(([day, languages = []]) =>
			languages.map((language, position) =>
				db
					.insert(excursionDayLanguages)
					.values({ excursionId: excursion.id, day: Number(day), language, position }),
			),
		),
		image: db.insert(excursionImages).values({
			excursionId: excursion.id,
			key: "art/volcano.svg",
			alt: "Three walkers above the clouds",
			position: 0,
			width: 960,
			height: 960,
		}),
		pickup: db.insert(pickupAssignments).values({
			excursionId: excursion.id,
			pickupPointId: sql`(SELECT max(id) FROM ${pickupPoints})`,
			pickupTime: excursion.startTime,
		}),
	});
	if (!point) throw new Error("no pickup point");
	return { ...excursion, pointId: point.id, pickup: `${excursion.startTime} · ${point.title}` };
}

export type Excursion = Awaited<ReturnType<typeof addExcursion>>;

/** A booking form for it: one adult, in a week. */
export function bookingOf(excursion: Excursion, changes: Record<string, unknown> = {}) {
	return {
		excursionId: excursion.id,
		date: soon(),
		adults: 1,
		children: 0,
		bebe: 0,
		price: excursion.priceAdultCents / 100,
		pickup: excursion.pickup,
		partner: "web",
		name: "Ida Lindqvist",
		email: "ida@mail.example",
		cemail: "ida@mail.example",
		key: randomUUID(),
		...changes,
	};
}

/** The required fields of the editor's form for an excursion on sale. */
export function editorFieldsOf({ title, subtitle, description, category }: Excursion) {
	return {
		title,
		subtitle,
		description,
		category,
		price_adult: "64",
		price_child: "42",
		price_bebe: "0",
		isActive: "on",
	};
}
