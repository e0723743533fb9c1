import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type DayLanguages, dailyInEnglish } from "#app/catalogue/excursion.ts";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	departures,
	excursionImages,
	excursions,
	pickupAssignments,
	pickupPoints,
} from "#app/database/schema.server.ts";
import { saveTimetable } from "#app/departures/timetables/timetables.server.ts";
import type { BookingRequest } from "#app/sales/booking/booking-request.ts";

/** Changes a departure of a date as staff would; each excursion of the builders has one a day. */
export async function changeDeparture(
	db: Database,
	{ excursionId, date }: { excursionId: string; date: string },
	changes: Partial<typeof departures.$inferInsert>,
): Promise<void> {
	const changedRows = await db
		.update(departures)
		.set(changes)
		.where(and(eq(departures.excursionId, excursionId), eq(departures.date, date)));
	if (changedRows.rowsAffected === 0) throw new Error(`No departure on ${date}`);
}

/** A departure; without a start, the only one of its date. */
export async function departureOf(
	db: Database,
	{ excursionId, date, start }: { excursionId: string; date: string; start?: string | undefined },
) {
	const [row] = await db
		.select()
		.from(departures)
		.where(
			and(
				eq(departures.excursionId, excursionId),
				eq(departures.date, date),
				start === undefined ? undefined : eq(departures.startTime, start),
			),
		);
	if (!row) throw new Error(`No departure on ${date}`);
	return row;
}

/** The id of a departure; without a start, of the only one of its date. */
export async function departureIdOf(
	db: Database,
	departure: { excursionId: string; date: string; start?: string | undefined },
): Promise<number> {
	return (await departureOf(db, departure)).id;
}

/** The address of a departure's manifest. */
export async function manifestPath(
	db: Database,
	departure: { excursionId: string; date: string; start?: string | undefined },
): Promise<string> {
	return `/dashboard/departures/${await departureIdOf(db, departure)}`;
}

/**
 * The columns that put a booking on a departure; of a date without one, as in the past, it is made. Without a start it is
 * the only one of its date, or starts as usual.
 */
export async function columnsOn(
	db: Database,
	{ excursionId, date, start }: { excursionId: string; date: string; start?: string | undefined },
): Promise<{ departureId: number; date: string; startTime: string; policyStart: string }> {
	const now = Date.now();
	const isThere = sql`EXISTS (SELECT 1 FROM departures WHERE excursion_id = ${excursionId} AND date = ${date}
		AND start_time = coalesce(${start ?? null}, start_time))`;
	await db.run(sql`
		INSERT INTO departures (excursion_id, date, start_time, capacity, languages, created_at, updated_at)
		SELECT id, ${date}, coalesce(${start ?? null}, start_time), capacity, 'en', ${now}, ${now}
		FROM excursions WHERE id = ${excursionId} AND NOT ${isThere}`);
	const { id, startTime } = await departureOf(db, { excursionId, date, start });
	return { departureId: id, date, startTime, policyStart: `${date} ${startTime}` };
}

/** Another usual start, which all departures of the excursion have then; the pickups keep their times. */
export async function changeUsualStart(
	db: Database,
	excursionId: string,
	startTime: string,
): Promise<void> {
	await runBatch(db, {
		excursion: db.update(excursions).set({ startTime }).where(eq(excursions.id, excursionId)),
		departures: db
			.update(departures)
			.set({ startTime })
			.where(eq(departures.excursionId, excursionId)),
	});
}

/** One more start of an excursion, daily in English. */
export async function addStart(
	db: Database,
	{ id: excursionId }: { id: string },
	startTime: string,
	{ position = 1, capacity = 12 }: { position?: number; capacity?: number } = {},
): Promise<void> {
	const now = Date.now();
	await runBatch(db, {
		timetable: saveTimetable(
			db,
			{ excursionId, position, startTime, capacity, days: dailyInEnglish },
			{ today: localDateAt(now, "Atlantic/Canary"), now },
		),
	});
}

/** A date on which every excursion of the builders has a departure that can be booked. */
export function soon(days = 7): string {
	return addDays(localDateAt(Date.now(), "Atlantic/Canary"), days);
}

/**
 * An excursion on sale with one pickup, daily in English unless `days` is given; each test makes its own. Its departures
 * are written for a year from `createdAt` on.
 */
export async function addExcursion(
	db: Database,
	changes: Partial<typeof excursions.$inferInsert> = {},
	days: DayLanguages = dailyInEnglish,
) {
	const now = changes.createdAt ?? Date.now();
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
		timetable: saveTimetable(
			db,
			{
				excursionId: excursion.id,
				position: 0,
				startTime: excursion.startTime,
				capacity: excursion.capacity,
				days,
			},
			{ today: localDateAt(now, "Atlantic/Canary"), now },
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

/** A booking form for it: one adult, in a week. The changes may be what no form sends. */
export function bookingOf(excursion: Excursion, changes: Record<string, unknown> = {}) {
	const {
		isWhole: _,
		extras: _extras,
		fares: _fares,
		answers: _answers,
		...fields
	} = bookingRequestOf(excursion);
	return { excursionId: excursion.id, ...fields, key: randomUUID(), ...changes };
}

/** What the server reads of it, for who calls `bookSeats` itself. */
export function bookingRequestOf(
	excursion: Excursion,
	changes: Partial<BookingRequest> = {},
): BookingRequest {
	return {
		date: soon(),
		adults: 1,
		children: 0,
		bebe: 0,
		isWhole: false,
		price: excursion.priceAdultCents / 100,
		pickup: excursion.pickup,
		partner: "web",
		name: "Ida Lindqvist",
		email: "ida@mail.example",
		cemail: "ida@mail.example",
		key: randomUUID(),
		...{ extras: {}, fares: {}, answers: {} },
		...changes,
	};
}

/** What a booking form says of one of the starts of its day: the pickups are as much later as the start. */
export function startFields({ startTime, pickup }: Excursion, start: string) {
	return { start, pickup: pickup.replace(startTime, start) };
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
