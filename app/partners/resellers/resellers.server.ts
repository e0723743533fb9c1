import { desc, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import {
	excursions,
	resellerKeys,
	resellerSubscriptions,
	resellers,
} from "#app/database/schema.server.ts";
import { isCancelled, isExpired, isSold } from "#app/departures/seats/seats-taken.server.ts";
import { byTitle } from "#app/ui/format/by-name.ts";
import { type Contract, readContract } from "./contract.ts";

/** All resellers by name, with what is known of their calls; one round trip. */
export function listResellers(db: Database) {
	return db
		.select({
			id: resellers.id,
			name: resellers.name,
			usedAt: sql<
				number | null
			>`(SELECT max(used_at) FROM reseller_keys WHERE reseller_id = resellers.id)`,
		})
		.from(resellers)
		.orderBy(resellers.name);
}

/** What a reseller has sold of one month's departures. */
export interface MonthOfReseller {
	/** "2027-06" */
	month: string;
	bookings: number;
	seats: number;
	/** Cents. */
	price: number;
	/** Cents that it owes us; null where some of it has no contract. */
	net: number | null;
}

export interface BookingOfReseller {
	id: number;
	reference: string;
	/** The reseller's. */
	theirs: string | null;
	title: string;
	date: string;
	name: string;
	seats: number;
	status: "pending" | "confirmed" | "cancelled" | "expired";
}

/** More are found among all bookings, and holds that have ended. */
const mostBookings = 25;

/** A reseller with its keys, its latest bookings and its months; one round trip, and null where there is none. */
export async function readReseller(db: Database, id: number) {
	const {
		reseller: [reseller],
		keys,
		months,
		bookings,
		subscriptions,
		trips,
	} = await runBatch(db, {
		reseller: db.select().from(resellers).where(eq(resellers.id, id)),
		keys: db
			.select({
				id: resellerKeys.id,
				hint: resellerKeys.hint,
				isTest: resellerKeys.isTest,
				expiresAt: resellerKeys.expiresAt,
				usedAt: resellerKeys.usedAt,
				revokedAt: resellerKeys.revokedAt,
			})
			.from(resellerKeys)
			.where(eq(resellerKeys.resellerId, id))
			.orderBy(desc(resellerKeys.id)),
		months: db.all<MonthOfReseller>(sql`
			SELECT substr(bookings.date, 1, 7) AS month, sum(${isSold()}) AS bookings,
				sum(iif(${isSold()}, bookings.seats, 0)) AS seats, sum(iif(${isSold()}, bookings.price_cents, 0)) AS price,
				iif(count(sold.net_cents) = count(*), sum(sold.net_cents), NULL) AS net
			FROM reseller_bookings AS sold JOIN bookings ON bookings.id = sold.booking_id
			WHERE sold.reseller_id = ${id} AND (${isSold()} OR (sold.refund <> 'FULL' AND ${isCancelled()}))
			GROUP BY month ORDER BY month DESC LIMIT 24`),
		bookings: db.all<BookingOfReseller>(sql`
			SELECT bookings.id, bookings.reference, sold.reference AS theirs, bookings.title, bookings.date, bookings.name,
				bookings.seats, bookings.status
			FROM reseller_bookings AS sold JOIN bookings ON bookings.id = sold.booking_id
			WHERE sold.reseller_id = ${id} AND NOT ${isExpired()}
			ORDER BY bookings.id DESC LIMIT ${mostBookings}`),
		subscriptions: db
			.select({
				id: resellerSubscriptions.id,
				url: resellerSubscriptions.url,
				failingSince: resellerSubscriptions.failingSince,
				endedAt: resellerSubscriptions.endedAt,
			})
			.from(resellerSubscriptions)
			.where(eq(resellerSubscriptions.resellerId, id))
			.orderBy(resellerSubscriptions.createdAt),
		trips: db.select({ id: excursions.id, title: excursions.title }).from(excursions),
	});
	if (!reseller) return null;
	const { contract, name } = reseller;
	const excursionIds: string[] | null =
		reseller.excursionIds === null ? null : JSON.parse(reseller.excursionIds);
	return {
		reseller: { id, name, contract: readContract(contract), excursionIds },
		...{ keys, months, bookings, subscriptions },
		trips: trips.sort(byTitle),
	};
}

export type ResellerView = NonNullable<Awaited<ReturnType<typeof readReseller>>>;

/** @returns the id of the new reseller. @throws where the name is taken, which `isNameTaken` tells */
export async function addReseller(db: Database, name: string, now: number): Promise<number> {
	const [reseller] = await db
		.insert(resellers)
		.values({ name, createdAt: now, updatedAt: now })
		.returning({ id: resellers.id });
	if (!reseller) throw new Error("The reseller was not stored");
	return reseller.id;
}

export function isNameTaken(error: unknown): boolean {
	return isUniqueViolation(error, "resellers.name");
}

/** @returns false where there is none. @throws as `addReseller` does */
export async function saveReseller(
	db: Database,
	id: number,
	{
		name,
		contract,
		excursionIds,
		now,
	}: { name: string; contract: Contract; excursionIds: readonly string[] | null; now: number },
): Promise<boolean> {
	const rows = await db
		.update(resellers)
		.set({
			name,
			contract: JSON.stringify(contract),
			excursionIds: excursionIds && JSON.stringify(excursionIds),
			updatedAt: now,
		})
		.where(eq(resellers.id, id))
		.returning({ id: resellers.id });
	return rows.length > 0;
}
