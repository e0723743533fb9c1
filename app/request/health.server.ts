import type { Database } from "#app/database/client.server.ts";
import {
	lastProvenWrite,
	provenForMilliseconds,
	proveWrite,
} from "#app/database/write-probe.server.ts";
import { type CircuitBreakerReading, readCircuitBreakers } from "#app/outbound/circuit-breaker.ts";

/** The answer for monitoring: words and milliseconds, without addresses or error messages. */
export interface Health {
	/**
	 * up: all is well; degraded: guests can book, but an outside service does not answer; down:
	 * nobody can book or sign in, and public pages are shown from the cache.
	 */
	status: "up" | "degraded" | "down";
	checks: {
		database: { status: DatabaseState; milliseconds: number };
		/** "off" where the installation has no such service. */
		payments: { status: OutsideState };
		mail: { status: OutsideState };
	};
}

/** Answers and commits; answers but can't commit; does not answer. */
type DatabaseState = "up" | "cannot write" | "down";

type OutsideState = "up" | "down" | "off";

/** Monitoring asks every few seconds and must not wait as long as a guest. */
const patienceMilliseconds = 3_000;

/** Reads when the database was last written, and writes to it. */
export interface DatabaseProbe {
	/** Milliseconds. */
	lastProvenWrite(): Promise<number>;
	proveWrite(now: number): Promise<void>;
}

export function databaseProbe(db: Database): DatabaseProbe {
	return {
		lastProvenWrite: () => lastProvenWrite(db),
		proveWrite: (now) => proveWrite(db, now),
	};
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
	const database = await checkDatabase(probe, refusal);
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
	};
	const isDegraded = checks.payments.status === "down" || checks.mail.status === "down";
	const reachable = isDegraded ? "degraded" : "up";
	return { status: database.status === "up" ? reachable : "down", checks };
}

async function checkDatabase(
	probe: DatabaseProbe,
	refusal: WriteRefusal,
): Promise<Health["checks"]["database"]> {
	const begun = Date.now();
	// the state known so far, when the time-out comes
	const known: { status: DatabaseState } = { status: "down" };
	const ask = async () => {
		const proven = await probe.lastProvenWrite();
		known.status = "cannot write";
		if (begun < refusal.until) return;
		if (begun - proven >= provenForMilliseconds) await probe.proveWrite(begun);
		known.status = "up";
	};
	await withinPatience(ask().catch(() => {}));
	const ended = Date.now();
	if (known.status === "cannot write" && begun >= refusal.until) {
		refusal.until = ended + restAfterRefusalMilliseconds;
	}
	return { status: known.status, milliseconds: ended - begun };
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
