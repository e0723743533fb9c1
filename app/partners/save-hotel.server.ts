/** Writes hotels. */
import { eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { hotels, pickupPoints, users } from "#app/database/schema.server.ts";
import {
	decideHotel,
	decideNewHotel,
	type HotelDecision,
	type HotelState,
	type NewHotelDecision,
} from "./hotel-decision.ts";
import type { HotelFields } from "./hotel-fields.ts";

/** Two round trips. */
export async function createHotel(
	db: Database,
	{ id, ...fields }: HotelFields & { id: string },
	author: Author,
	now: number,
): Promise<NewHotelDecision> {
	const state = await readState(db, id, fields);
	const decision = decideNewHotel(fields, state);
	if (decision.outcome !== "saved") return decision;
	try {
		await runBatch(db, {
			hotel: db
				.insert(hotels)
				.values({ id, ...columnsOf(fields, state), createdAt: now, updatedAt: now }),
			event: recordCatalogueEntry(db, {
				kind: "hotel",
				id,
				line: { code: "created" },
				author,
				now,
			}),
		});
		return decision;
	} catch (error) {
		if (isUniqueViolation(error, "hotels.id")) return { outcome: "taken" };
		throw error;
	}
}

/** Two round trips. */
export async function updateHotel(
	db: Database,
	{
		id,
		fields,
		openedVersion,
		author,
		now,
	}: {
		id: string;
		fields: HotelFields;
		openedVersion: number | null;
		author: Author;
		now: number;
	},
): Promise<HotelDecision> {
	const decision = await changeRecord(db, {
		read: () => readState(db, id, fields),
		decide: (state) => decideHotel(fields, openedVersion, state),
		write: (decision, state) =>
			decision.outcome === "saved" && state.hotelBefore
				? {
						version: takeVersion(db, "hotels", { id, version: state.hotelBefore.version }),
						hotel: db
							.update(hotels)
							.set({
								...columnsOf(fields, state),
								updatedAt: now,
							})
							.where(eq(hotels.id, id)),
						event: recordCatalogueEntry(db, {
							kind: "hotel",
							id,
							line: { code: "saved" },
							author,
							now,
						}),
					}
				: undefined,
	});
	return decision.outcome === "changed meanwhile" ? { outcome: "newer" } : decision;
}

async function readState(
	db: Database,
	id: string,
	{ pickupPointId, partnerEmail }: HotelFields,
): Promise<HotelState> {
	const { rows, points, partners } = await runBatch(db, {
		rows: db.select({ version: hotels.version }).from(hotels).where(eq(hotels.id, id)),
		points: db.select({ id: pickupPoints.id }).from(pickupPoints).where(sql`id = ${pickupPointId}`),
		partners: db
			.select({ id: users.id })
			.from(users)
			.where(
				sql`email = ${partnerEmail} AND ',' || replace(role, ' ', '') || ',' LIKE '%,partner,%'`,
			),
	});
	return { hotelBefore: rows[0] ?? null, point: points[0] ?? null, partner: partners[0] ?? null };
}

/** The partner is stored as the user's id, all other fields as they are. */
function columnsOf({ partnerEmail: _, ...fields }: HotelFields, { partner }: HotelState) {
	return { ...fields, partnerUserId: partner?.id ?? null };
}
