/** Where resellers wish to be told of changes. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { resellerSubscriptions } from "#app/database/schema.server.ts";
import { settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import type { SubscriptionBody } from "./subscription.ts";

const mostSubscriptions = 10;

type Row = typeof resellerSubscriptions.$inferSelect;

/** @param resellerId SQL of it */
export function subscriptionsStatement(db: Database, resellerId: SQL) {
	return db
		.select()
		.from(resellerSubscriptions)
		.where(sql`${resellerSubscriptions.resellerId} = ${resellerId}`)
		.orderBy(resellerSubscriptions.createdAt, resellerSubscriptions.id);
}

/** In the words of the contract. */
export function subscriptionAnswer({ id, url, types, headers }: Row) {
	return { id, url, notificationTypes: JSON.parse(types), headers: JSON.parse(headers) };
}

/** @returns null where the reseller has as many as it may. */
export async function addSubscription(
	db: Database,
	resellerId: number,
	{ url, notificationTypes, headers }: SubscriptionBody,
	now: number,
): Promise<Row | null> {
	const [row] = await db.all<{ id: string }>(sql`
		INSERT INTO reseller_subscriptions (id, reseller_id, url, types, headers, created_at)
		SELECT ${crypto.randomUUID()}, ${resellerId}, ${url}, ${JSON.stringify(notificationTypes)}, ${JSON.stringify(headers)}, ${now}
		WHERE (SELECT count(*) FROM reseller_subscriptions WHERE reseller_id = ${resellerId}) < ${mostSubscriptions}
		RETURNING id`);
	if (!row) return null;
	const [subscription] = await db
		.select()
		.from(resellerSubscriptions)
		.where(eq(resellerSubscriptions.id, row.id));
	return subscription ?? null;
}

interface OwnSubscription {
	resellerId: number;
	id: string;
	now: number;
}

const isOwn = (resellerId: number, id: string) =>
	and(eq(resellerSubscriptions.id, id), eq(resellerSubscriptions.resellerId, resellerId));

/** A change begins anew with one that has ended. */
export async function changeSubscription(
	db: Database,
	{ resellerId, id, now }: OwnSubscription,
	{ url, notificationTypes, headers }: Partial<SubscriptionBody>,
): Promise<Row | null> {
	const {
		rows: [row],
	} = await runBatch(db, {
		incident: settleIncident(db, { resellerId, id, now }),
		rows: db
			.update(resellerSubscriptions)
			.set({
				...(url === undefined ? {} : { url }),
				...(notificationTypes === undefined ? {} : { types: JSON.stringify(notificationTypes) }),
				...(headers === undefined ? {} : { headers: JSON.stringify(headers) }),
				...{ failingSince: null, endedAt: null },
			})
			.where(isOwn(resellerId, id))
			.returning(),
	});
	return row ?? null;
}

/** Staff need not do anything any more about one that had ended. */
function settleIncident(db: Database, { resellerId, id, now }: OwnSubscription) {
	const isIts = sql`dedupe_key = ${incidentKey(sql`${id}`)} AND EXISTS (
		SELECT 1 FROM reseller_subscriptions WHERE id = ${id} AND reseller_id = ${resellerId})`;
	return settleEndedIncidents(db, isIts, { code: "receiver is back" }, now);
}

/** Of the incident that a subscription has ended. */
export const incidentKey = (subscriptionId: SQL) => sql`'receiver ended:' || ${subscriptionId}`;

export async function deleteSubscription(
	db: Database,
	{ resellerId, id, now }: OwnSubscription,
): Promise<Row | null> {
	const {
		rows: [row],
	} = await runBatch(db, {
		incident: settleIncident(db, { resellerId, id, now }),
		rows: db.delete(resellerSubscriptions).where(isOwn(resellerId, id)).returning(),
	});
	return row ?? null;
}
