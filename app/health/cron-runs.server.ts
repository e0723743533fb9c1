import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { cronRuns } from "#app/database/schema.server.ts";

/** What the cron job does each minute, in this order; the names stand in its events and on the health page. */
export const cronSteps = [
	"expire holds",
	"offer freed seats",
	"end credits",
	"write departures",
	"end attempts without a page",
	"ask about payments",
	"end weather choices",
	"refund what is due",
	"end sessions",
	"forget devices",
	"end verifications",
	"end unconfirmed apps",
	"end phone handoffs",
	"end enrolments",
	"tell of refunds long due",
	"compare ledgers",
	"tell of what waits",
	"remind and thank guests",
	"deliver mail",
	"tell resellers",
	"forget test bookings",
	"end personal data",
] as const;

export function isCronStep(step: string): step is CronStep {
	return cronSteps.some((each) => each === step);
}

export type CronStep = (typeof cronSteps)[number];

/** One step of one run of the cron job; instants in milliseconds. */
export interface CronRun {
	step: CronStep;
	startedAt: number;
	endedAt: number;
	outcome: "done" | "off" | "failed";
}

/**
 * Stores a run after its last step, in one statement: a run that is cut off in the middle is seen by the age of the one
 * before. A step's last failure stays until it fails again.
 */
export async function storeCronRuns(db: Database, runs: readonly CronRun[]): Promise<void> {
	await db
		.insert(cronRuns)
		.values(
			runs.map((run) => ({ ...run, failedAt: run.outcome === "failed" ? run.endedAt : null })),
		)
		.onConflictDoUpdate({
			target: cronRuns.step,
			set: {
				startedAt: sql`excluded.started_at`,
				endedAt: sql`excluded.ended_at`,
				outcome: sql`excluded.outcome`,
				failedAt: sql`coalesce(excluded.failed_at, ${cronRuns.failedAt})`,
			},
			// two runs at once: the one that began later counts
			setWhere: sql`excluded.started_at >= ${cronRuns.startedAt}`,
		});
}
