import type { Database } from "#app/database/client.server.ts";
import {
	lastProvenWrite,
	provenForMilliseconds,
	proveWrite,
} from "#app/database/write-probe.server.ts";
import { type OutsideService, outsideServices } from "./outside-services.server.ts";

/** What a watcher is told: words and milliseconds, no address, no message of an error. */
export interface Health {
	/**
	 * up: all is well; degraded: guests can book, but a service outside does not answer; down: nobody can
	 * book or sign in, public pages are shown as they were.
	 */
	status: "up" | "degraded" | "down";
	checks: {
		database: { status: DatabaseState; milliseconds: number };
		/** "off" where the installation has none. */
		payments: { status: OutsideState };
		mail: { status: OutsideState };
	};
}

/** It answers and commits; it answers and commits nothing; it does not answer. */
type DatabaseState = "up" | "cannot write" | "down";

type OutsideState = "up" | "down" | "off";

/** A watcher asks every few seconds: it does not wait as long as a guest would. */
const patienceMilliseconds = 3_000;

/** How the database is asked: by reading when it was last written, and by writing. */
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
 * Whoever asks while the database commits nothing does not make it hang once more: for some seconds this
 * isolate repeats what it has just found.
 */
export interface WriteRefusal {
	/** Milliseconds; it is not asked to write before. */
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
	services: readonly OutsideService[] = outsideServices(),
	refusal: WriteRefusal = refusalHere,
): Promise<Health> {
	const database = await checkDatabase(probe, refusal);
	const stateOf = (name: OutsideService["name"], configured: object | null): OutsideState => {
		if (!configured) return "off";
		return services.some((each) => each.name === name && !each.isAnswering) ? "down" : "up";
	};
	const checks = {
		database,
		payments: { status: stateOf("payments", gateway) },
		mail: { status: stateOf("mail", mailer) },
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
	// as far as it is known when patience ends
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

/** Waits for work, but not longer than a watcher does. */
async function withinPatience(work: Promise<void>): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLate = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, patienceMilliseconds);
	});
	await Promise.race([work, tooLate]);
	clearTimeout(timer);
}
