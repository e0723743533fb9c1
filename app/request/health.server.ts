import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { type OutsideService, outsideServices } from "./outside-services.server.ts";

/** What a watcher is told: words and milliseconds, no address, no message of an error. */
export interface Health {
	/**
	 * up: all is well; degraded: guests can book, but a service outside does not answer; down: nobody can
	 * book or sign in, public pages are shown as they were.
	 */
	status: "up" | "degraded" | "down";
	checks: {
		database: { status: "up" | "down"; milliseconds: number };
		/** "off" where the installation has none. */
		payments: { status: OutsideState };
		mail: { status: OutsideState };
	};
}

type OutsideState = "up" | "down" | "off";

/** A watcher asks every few seconds: it does not wait as long as a guest would. */
const patienceMilliseconds = 3_000;

interface Checked {
	db: Pick<Database, "get">;
	gateway: object | null;
	mailer: object | null;
}

export async function checkHealth(
	{ db, gateway, mailer }: Checked,
	services: readonly OutsideService[] = outsideServices(),
): Promise<Health> {
	const database = await checkDatabase(db);
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
	return { status: database.status === "down" ? "down" : reachable, checks };
}

async function checkDatabase(db: Pick<Database, "get">): Promise<Health["checks"]["database"]> {
	const begun = Date.now();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLate = new Promise<"down">((resolve) => {
		timer = setTimeout(() => resolve("down"), patienceMilliseconds);
	});
	const answer = Promise.resolve(db.get(sql`select 1`)).then(
		() => "up" as const,
		() => "down" as const,
	);
	const status = await Promise.race([answer, tooLate]);
	clearTimeout(timer);
	return { status, milliseconds: Date.now() - begun };
}
