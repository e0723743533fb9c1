import { asc } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { cronRuns } from "#app/database/schema.server.ts";
import { readCircuitBreakers } from "#app/outbound/circuit-breaker.ts";
import { outboxHealth } from "#app/outbox/outbox-health.server.ts";
import { endedHolds } from "#app/sales/holds/expire-holds.server.ts";
import { paymentHealth } from "#app/sales/payments/payment-health.server.ts";
import { isCronStep } from "./cron-runs.server.ts";
import type { ServiceReadings } from "./service-health.ts";

/** All that the health page shows, in one round trip. */
export async function readServiceHealth(
	db: Database,
	{ hasGateway, hasMailer }: { hasGateway: boolean; hasMailer: boolean },
	now: number,
): Promise<ServiceReadings> {
	const begunAt = Date.now();
	const { runs, outbox, payments, holds } = await runBatch(db, {
		runs: db.select().from(cronRuns).orderBy(asc(cronRuns.startedAt)),
		outbox: outboxHealth(db, now),
		payments: paymentHealth(db, now),
		holds: endedHolds(db, now),
	});
	const none = { count: 0, since: null };
	return {
		now,
		hasGateway,
		hasMailer,
		databaseMilliseconds: Date.now() - begunAt,
		// a step that an older version had is no step any more
		runs: runs.flatMap(({ step, ...run }) => (isCronStep(step) ? [{ step, ...run }] : [])),
		waitingMails: outbox.waiting[0] ?? none,
		givenUpMails: outbox.givenUp[0] ?? { count: 0, last: null },
		refunds: payments.refunds[0] ?? { ...none, held: 0 },
		unanswered: payments.unanswered[0] ?? none,
		lastEvent: payments.lastEvent[0]?.at ?? null,
		compared: payments.compared[0] ?? null,
		differences: payments.differences[0]?.count ?? 0,
		endedHolds: holds[0] ?? none,
		breakers: readCircuitBreakers(),
	};
}
