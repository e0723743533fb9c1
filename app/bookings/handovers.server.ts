import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isMissingReference } from "#app/database/missing-reference.ts";
import { bookings, handovers, hotels, totems } from "#app/database/schema.server.ts";
import type { People } from "#app/excursions/excursion.ts";
import { hashSecret, isSecret, makeSecret } from "#app/hotels/secret.server.ts";
import { idempotencyKeys } from "./booking-ids.ts";
import { type Handover, type HandoverProgress, handoverKey, handoverMinutes } from "./handover.ts";
import { seatsAreFree } from "./seats.server.ts";

export interface HandoverChoice extends People {
	excursionId: string;
	date: string;
	pickup: string;
}

/**
 * Lays a choice ready for a phone. An enrolled screen is named by the hash of its cookie and found in
 * the same statement; any other screen hands over a booking that is the guest's own.
 * @returns the token for the QR code and the one by which the screen follows; both are stored nowhere.
 * Null where the hotel or the trip is not there.
 */
export async function offerHandover(
	db: Database,
	choice: HandoverChoice,
	from: { hotelId: string; totemSecret: string | null },
	now: number,
): Promise<{ token: string; watch: string; expiresAt: number } | null> {
	const token = makeSecret();
	const watch = makeSecret();
	const expiresAt = now + handoverMinutes * 60_000;
	const { excursionId, date, adults, children, bebe, pickup } = choice;
	try {
		await db.insert(handovers).values({
			tokenHash: hashSecret(token),
			watchHash: hashSecret(watch),
			hotelId: from.hotelId,
			totemId: from.totemSecret
				? sql`(
					SELECT id FROM ${totems} WHERE secret_hash = ${hashSecret(from.totemSecret)}
					AND hotel_id = ${from.hotelId} AND revoked_at IS NULL
				)`
				: null,
			excursionId,
			date,
			adults,
			children,
			bebe,
			pickup,
			expiresAt,
			createdAt: now,
		});
	} catch (error) {
		if (isMissingReference(error)) return null;
		throw error;
	}
	return { token, watch, expiresAt };
}

/**
 * Opens a hand-over for the first phone that comes, and for that phone as often as it likes.
 * One statement: of two phones at once, one gets it.
 * @param phone the phone's own secret.
 */
export async function openHandover(
	db: Database,
	token: string,
	phone: string,
	now: number,
): Promise<Handover | null> {
	if (!isSecret(token)) return null;
	const phoneHash = hashSecret(phone);
	const mine = and(
		eq(handovers.tokenHash, hashSecret(token)),
		gt(handovers.expiresAt, now),
		or(isNull(handovers.phoneHash), eq(handovers.phoneHash, phoneHash)),
	);
	const [, [found]] = await db.batch([
		db
			.update(handovers)
			.set({ phoneHash, openedAt: now })
			.where(and(mine, isNull(handovers.phoneHash))),
		db
			.select({ handover: handovers, hotelName: hotels.name, paymentMode: hotels.paymentMode })
			.from(handovers)
			.innerJoin(hotels, eq(hotels.id, handovers.hotelId))
			.where(mine),
	]);
	if (!found) return null;
	const { id, hotelId, totemId, excursionId, date, adults, children, bebe, pickup } =
		found.handover;
	return {
		id,
		hotelId,
		hotelName: found.hotelName,
		totemId,
		isCollected: totemId !== null && found.paymentMode === "hotel",
		excursionId,
		date,
		adults,
		children,
		bebe,
		pickup,
	};
}

/** How a hand-over stands, for the screen that offered it; two small reads. */
export async function followHandover(
	db: Database,
	watch: string,
	now: number,
): Promise<HandoverProgress> {
	if (!isSecret(watch)) return { state: "over" };
	const [found] = await db
		.select({
			id: handovers.id,
			openedAt: handovers.openedAt,
			expiresAt: handovers.expiresAt,
			isFree: sql<number>`${seatsAreFree({
				excursionId: sql`handovers.excursion_id`,
				date: sql`handovers.date`,
				seats: sql`handovers.adults + handovers.children + handovers.bebe`,
				now,
			})}`,
		})
		.from(handovers)
		.where(eq(handovers.watchHash, hashSecret(watch)));
	if (!found) return { state: "over" };
	if (found.openedAt !== null) {
		const confirmId = await bookedWith(db, found.id, now);
		if (confirmId) return { state: "booked", confirmId };
	}
	if (found.expiresAt <= now) return { state: "over" };
	if (found.isFree !== 1) return { state: "gone" };
	return { state: found.openedAt === null ? "waiting" : "opened" };
}

/** The booking that a hand-over has become, or null. */
export async function bookedWith(
	db: Database,
	handoverId: number,
	now: number,
): Promise<string | null> {
	const [key] = await idempotencyKeys({}, handoverKey(handoverId), now);
	const [booked] = await db
		.select({ confirmId: bookings.confirmId })
		.from(bookings)
		.where(eq(bookings.idempotencyKey, key));
	return booked?.confirmId ?? null;
}

/** Hand-overs that are over say nothing to anybody; kept a day longer, so that a slow phone hears why. */
export async function deleteExpiredHandovers(db: Database, now: number): Promise<void> {
	await db.delete(handovers).where(lte(handovers.expiresAt, now - 24 * 3_600_000));
}
