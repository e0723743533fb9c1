import type { CircuitBreakerReading } from "#app/outbound/circuit-breaker.ts";
import type { CronRun } from "./cron-runs.server.ts";

/** Something that waits: how many (at most 100 are counted), and since when in milliseconds. */
export interface Waiting {
	count: number;
	since: number | null;
}

/** The newest run of a step, and when it last failed. */
export interface StepRun extends CronRun {
	failedAt: number | null;
}

/** What was read for the health page; instants in milliseconds. */
export interface ServiceReadings {
	now: number;
	hasGateway: boolean;
	hasMailer: boolean;
	databaseMilliseconds: number;
	runs: StepRun[];
	waitingMails: Waiting;
	givenUpMails: { count: number; last: number | null };
	refunds: Waiting & { held: number };
	/** Payments whose payment page has expired and whose final event has not come. */
	unanswered: Waiting;
	lastEvent: number | null;
	compared: { day: string; at: number } | null;
	/** Differences from that ledger which nobody has settled; whether the comparison still runs is told beside it. */
	differences: number;
	endedHolds: Waiting;
	/** Of the isolate that made the page. */
	breakers: CircuitBreakerReading[];
}

/**
 * well: nothing to do; look: somebody should look today; bad: somebody must look now; new: nothing has run yet;
 * off: this installation does not have it.
 */
export type State = "well" | "look" | "bad" | "new" | "off";

export const checkNames = [
	"cron",
	"database",
	"waitingMails",
	"givenUpMails",
	"holds",
	"unanswered",
	"refunds",
	"ledger",
	"outside",
] as const;
export type CheckName = (typeof checkNames)[number];

const minute = 60_000;
const hour = 60 * minute;
const lateComparison = 26 * hour;

/** The state of each part. The limits stand in the page's words too (messages/staff/office/health.ts). */
export function judge(read: ServiceReadings): Record<CheckName, State> {
	const ageOf = ({ since }: Waiting) => (since === null ? 0 : read.now - since);
	return {
		cron: cronState(read),
		database: ofLimits(read.databaseMilliseconds, 500, 3_000),
		waitingMails: read.hasMailer
			? ofLimits(ageOf(read.waitingMails), 10 * minute, hour)
			: read.waitingMails.count > 0
				? "look"
				: "off",
		givenUpMails: read.givenUpMails.count > 0 ? "look" : "well",
		holds: ofLimits(ageOf(read.endedHolds), 3 * minute, 10 * minute),
		unanswered: read.hasGateway ? ofLimits(ageOf(read.unanswered), 10 * minute, hour) : "off",
		refunds: refundState(read, ageOf(read.refunds)),
		ledger: ledgerState(read),
		outside: outsideState(read),
	};
}

function ofLimits(value: number, look: number, bad: number): State {
	if (value > bad) return "bad";
	return value > look ? "look" : "well";
}

export function lastRunAt({ runs }: Pick<ServiceReadings, "runs">): number | null {
	return runs.length > 0 ? Math.max(...runs.map(({ endedAt }) => endedAt)) : null;
}

function cronState(read: ServiceReadings): State {
	const last = lastRunAt(read);
	if (last === null) return "new";
	if (read.runs.some(({ outcome }) => outcome === "failed")) return "bad";
	return ofLimits(read.now - last, 3 * minute, 10 * minute);
}

function refundState({ hasGateway, refunds }: ServiceReadings, age: number): State {
	if (!hasGateway && refunds.count === 0) return "off";
	if (age > hour) return "bad";
	return refunds.held > 0 ? "look" : "well";
}

/** The comparison of ledgers, which runs every night, has not come. */
export function isComparisonLate({ compared, now }: ServiceReadings): boolean {
	return compared !== null && now - compared.at > lateComparison;
}

function ledgerState({ hasGateway, compared, differences, now }: ServiceReadings): State {
	if (!hasGateway) return "off";
	if (compared === null) return differences > 0 ? "look" : "new";
	const age = ofLimits(now - compared.at, lateComparison, 50 * hour);
	return age === "well" && differences > 0 ? "look" : age;
}

/** Without the others (ways to sign in, the check of passwords) guests still book and pay. */
const vitalServices = ["payment gateway", "mail provider"];

function outsideState({ breakers }: ServiceReadings): State {
	const failing = breakers.filter(({ state }) => state !== "closed");
	if (failing.some(({ name, state }) => state === "open" && vitalServices.includes(name)))
		return "bad";
	return failing.length > 0 ? "look" : "well";
}
