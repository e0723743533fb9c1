import { max } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { cronRuns, writeProbe } from "#app/database/schema.server.ts";
import { provenForMilliseconds, proveWrite } from "#app/database/write-probe.server.ts";
import { type CircuitBreakerReading, readCircuitBreakers } from "#app/outbound/circuit-breaker.ts";

/** The answer for monitoring: words and milliseconds, without addresses or error messages. */
export interface Health {
	/**
	 * up: all is well; degraded: guests can book, but an outside service does not answer or the cron job does not run;
	 * down: nobody can book or sign in, and public pages are shown from the cache.
	 */
	status: "up" | "degraded" | "down";
	checks: {
		database: { status: DatabaseState; milliseconds: number };
		/** "off" where the installation has no such service. */
		payments: { status: OutsideState };
		mail: { status: OutsideState };
		/** "new" where it has never run. */
		cron: { status: "up" | "late" | "new" };
	};
}

/** Answers and commits; answers but can't commit; does not answer. */
type DatabaseState = "up" | "cannot write" | "down";

type OutsideState = "up" | "down" | "off";

/** Monitoring asks every few seconds and must not wait as long as a guest. */
const patienceMilliseconds = 3_000;

/** Reads when the database was last written and when the cron job last ended, and writes to it. */
export interface DatabaseProbe {
	/** One round trip. */
	lastTimes(): Promise<LastTimes>;
	proveWrite(now: number): Promise<void>;
}

/** Milliseconds; 0 where it never was. */
interface LastTimes {
	provenWrite: number;
	cronRun: number;
}

/** The job runs each minute; a deployment or a slow database delays it, a broken trigger stops it. */
const lateCronMilliseconds = 10 * 60_000;

export function databaseProbe(db: Database): DatabaseProbe {
	return {
		lastTimes: () => readLastTimes(db),
		proveWrite: (now) => proveWrite(db, now),
	};
}

async function readLastTimes(db: Database): Promise<LastTimes> {
	const { writes, runs } = await runBatch(db, {
		writes: db.select({ at: writeProbe.writtenAt }).from(writeProbe),
		runs: db.select({ at: max(cronRuns.endedAt) }).from(cronRuns),
	});
	return { provenWrite: writes[0]?.at ?? 0, cronRun: runs[0]?.at ?? 0 };
}

/**
 * The last failed write. While the database can't commit, this isolate repeats the result for some
 * seconds instead of adding another write that hangs.
 */
export interface WriteRefusal {
	/** Milliseconds; no write is tried before. */
	until: number;
}

const restAfterRefusalMilliseconds = 5_000;
const refusalHere: WriteRefusal = { until: 0 };

interface Checked {
	database: DatabaseProbe;
	gateway: object | null;
	mailer: object | null;
}

export async function checkHealth(
	{ database: probe, gateway, mailer }: Checked,
	breakers: readonly Pick<CircuitBreakerReading, "name" | "state">[] = readCircuitBreakers(),
	refusal: WriteRefusal = refusalHere,
): Promise<Health> {
	const { database, cron } = await checkDatabase(probe, refusal);
	// without a reading, this isolate has not called the service yet
	const stateOf = (breaker: string, configured: object | null): OutsideState => {
		if (!configured) return "off";
		const isAway = breakers.some(({ name, state }) => name === breaker && state !== "closed");
		return isAway ? "down" : "up";
	};
	const checks = {
		database,
		payments: { status: stateOf("payment gateway", gateway) },
		mail: { status: stateOf("mail provider", mailer) },
		cron,
	};
	const isDegraded =
		checks.payments.status === "down" ||
		checks.mail.status === "down" ||
		checks.cron.status === "late";
	const reachable = isDegraded ? "degraded" : "up";
	return { status: database.status === "up" ? reachable : "down", checks };
}

async function checkDatabase(
	probe: DatabaseProbe,
	refusal: WriteRefusal,
): Promise<Pick<Health["checks"], "database" | "cron">> {
	const beganAt = Date.now();
	// the state known so far, when the time-out comes
	const soFar: { status: DatabaseState; cron: Health["checks"]["cron"] } = {
		status: "down",
		cron: { status: "new" },
	};
	const ask = async () => {
		const { provenWrite: proven, cronRun } = await probe.lastTimes();
		if (cronRun > 0) soFar.cron.status = beganAt - cronRun > lateCronMilliseconds ? "late" : "up";
		soFar.status = "cannot write";
		if (beganAt < refusal.until) return;
		if (beganAt - proven >= provenForMilliseconds) await probe.proveWrite(beganAt);
		soFar.status = "up";
	};
	await withinPatience(ask().catch(() => {}));
	const endedAt = Date.now();
	if (soFar.status === "cannot write" && beganAt >= refusal.until) {
		refusal.until = endedAt + restAfterRefusalMilliseconds;
	}
	return {
		database: { status: soFar.status, milliseconds: endedAt - beganAt },
		cron: soFar.cron,
	};
}

/** Waits for work at most `patienceMilliseconds`. */
async function withinPatience(work: Promise<void>): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLate = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, patienceMilliseconds);
	});
	await Promise.race([work, tooLate]);
	clearTimeout(timer);
}
