/** How resellers are told of changes: by keys alone, so that the receiver asks for the rest. */
import { lte, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { resellerNotices, resellerSubscriptions } from "#app/database/schema.server.ts";
import { raiseIncident } from "#app/incidents/incidents.server.ts";
import { logWarning } from "#app/log/log.ts";
import { outsideCall } from "#app/log/wide-event.server.ts";
import { backoffMilliseconds } from "#app/outbox/backoff.ts";
import { utcTime } from "./octo-time.ts";
import { incidentKey } from "./subscriptions.server.ts";

const minute = 60_000;
/** A run that died leaves its notices for another one after this time. */
const leaseMilliseconds = 2 * minute;
/** A receiver that does not answer in this time is told again later. */
const timeoutMilliseconds = 5_000;
const noticesARun = 40;
/** After this time without an answer the subscription ends. */
const giveUpMilliseconds = 3 * 24 * 60 * minute;

/** Tells receivers what is due. @returns how many notices have arrived. */
export async function tellResellers(db: Database, now: number): Promise<number> {
	const due = await claimDue(db, now);
	const outcomes = await Promise.all(due.map((notice) => tell(notice)));
	const arrivals = due.filter((_, index) => outcomes[index]);
	const refusals = due.filter((_, index) => !outcomes[index]);
	await runBatch(db, {
		arrived: arrivals.map((notice) => arrivedStatements(db, notice)),
		refused: refusals.map((notice) => refusedStatements(db, notice, now)),
		ended: refusals.length > 0 ? endLongFailures(db, now) : undefined,
	});
	return arrivals.length;
}

interface Notice {
	id: number;
	subscriptionId: string;
	type: string;
	keys: string;
	revision: number;
	attempts: number;
	createdAt: number;
	url: string;
	headers: string;
}

async function claimDue(db: Database, now: number): Promise<Notice[]> {
	const due = db
		.select({ id: resellerNotices.id })
		.from(resellerNotices)
		.where(lte(resellerNotices.nextAttemptAt, now))
		.orderBy(resellerNotices.nextAttemptAt)
		.limit(noticesARun);
	const claimed = await db
		.update(resellerNotices)
		.set({ attempts: sql`${resellerNotices.attempts} + 1`, nextAttemptAt: now + leaseMilliseconds })
		.where(sql`${resellerNotices.id} IN ${due}`)
		.returning();
	if (claimed.length === 0) return [];
	const ids = JSON.stringify(claimed.map(({ subscriptionId }) => subscriptionId));
	const subscriptions = await db
		.select()
		.from(resellerSubscriptions)
		.where(
			sql`${resellerSubscriptions.id} IN (SELECT value FROM json_each(${ids})) AND ended_at IS NULL`,
		);
	return claimed.flatMap((notice) => {
		const subscription = subscriptions.find(({ id }) => id === notice.subscriptionId);
		return subscription
			? [{ ...notice, url: subscription.url, headers: subscription.headers }]
			: [];
	});
}

/** Attack: the address is the reseller's; no redirect is followed, and what it answers is not read. */
async function tell({ url, headers, type, keys, createdAt }: Notice): Promise<boolean> {
	const endOfCall = outsideCall("reseller");
	try {
		const answer = await fetch(url, {
			method: "POST",
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMilliseconds),
			headers: { ...JSON.parse(headers), "Content-Type": "application/json" },
			body: JSON.stringify({
				notificationType: type,
				...JSON.parse(keys),
				utcCreatedAt: utcTime(createdAt),
			}),
		});
		await answer.body?.cancel();
		return answer.ok;
	} catch {
		return false;
	} finally {
		endOfCall();
	}
}

/** One that was raised meanwhile stays, and is sent once more. */
function arrivedStatements(db: Database, { id, revision, subscriptionId }: Notice) {
	return {
		notice: db.run(sql`DELETE FROM reseller_notices WHERE id = ${id} AND revision = ${revision}`),
		again: db.run(
			sql`UPDATE reseller_notices SET next_attempt_at = 0, attempts = 0 WHERE id = ${id}`,
		),
		subscription: db.run(sql`
			UPDATE reseller_subscriptions SET failing_since = NULL
			WHERE id = ${subscriptionId} AND failing_since IS NOT NULL`),
	};
}

function refusedStatements(db: Database, { id, attempts, subscriptionId }: Notice, now: number) {
	return {
		notice: db.run(sql`
			UPDATE reseller_notices SET next_attempt_at = ${now + backoffMilliseconds(attempts, Math.random())}
			WHERE id = ${id}`),
		subscription: db.run(sql`
			UPDATE reseller_subscriptions SET failing_since = ${now}
			WHERE id = ${subscriptionId} AND failing_since IS NULL`),
	};
}

/** Staff see it on the reseller's screen, and in the list of what needs somebody. */
function endLongFailures(db: Database, now: number) {
	logWarning("supplier API", "a receiver of notices does not answer");
	return {
		subscriptions: db.run(sql`
			UPDATE reseller_subscriptions SET ended_at = ${now}
			WHERE ended_at IS NULL AND failing_since <= ${now - giveUpMilliseconds}`),
		incidents: raiseIncident(
			db,
			{
				dedupeKey: incidentKey(sql`subscription.id`),
				kind: "receiver ended",
				facts: sql`CAST(subscription.ended_at AS TEXT)`,
				line: { code: "receiver ended", reseller: sql`reseller.name` },
				now,
			},
			sql`FROM reseller_subscriptions AS subscription JOIN resellers AS reseller ON reseller.id = subscription.reseller_id
				WHERE subscription.ended_at = ${now}`,
		),
		notices: db.run(sql`
			DELETE FROM reseller_notices WHERE subscription_id IN (
				SELECT id FROM reseller_subscriptions WHERE ended_at IS NOT NULL)`),
	};
}
