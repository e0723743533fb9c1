/**
 * One event for each request, cron step, mail and work after an answer, with everything about it in one line of JSON
 * (docs/operations.md). Whoever learns something calls `noteFacts`, however deep it stands: the event of its request
 * is found by AsyncLocalStorage, so that no function needs to hand it on.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { type CodeWords, checkedFacts, type Facts } from "./event-fields.ts";
import { type Fault, faultOf } from "./fault.ts";

export type EventName = "request" | "cron step" | "mail" | "after response";

const mostFaults = 10;
const mostServices = 10;

/** Counts calls and the time that they take; calls at the same time count once. */
class CallClock {
	calls = 0;
	milliseconds = 0;
	#underway = 0;
	#since = 0;

	/** @returns to be called when the answer has come. */
	begin(): () => void {
		this.calls += 1;
		if (this.#underway === 0) this.#since = performance.now();
		this.#underway += 1;
		return () => {
			this.#underway -= 1;
			if (this.#underway === 0) this.milliseconds += performance.now() - this.#since;
		};
	}
}

class Recording {
	readonly event: EventName;
	readonly facts: Facts;
	readonly faults: Fault[] = [];
	readonly database = new CallClock();
	readonly outside = new CallClock();
	readonly services: { service: string; milliseconds: number }[] = [];
	readonly begunAt = performance.now();
	isWritten = false;

	constructor(event: EventName, facts: Facts) {
		this.event = event;
		this.facts = facts;
	}

	write(): void {
		this.isWritten = true;
		const { facts, database, outside, services, faults } = this;
		facts.milliseconds = performance.now() - this.begunAt;
		facts.roundTrips = database.calls;
		facts.databaseMilliseconds = database.milliseconds;
		if (outside.calls > 0) {
			facts.outsideCalls = outside.calls;
			facts.outsideMilliseconds = outside.milliseconds;
		}
		const more: More = {};
		if (services.length > 0) more.outside = services;
		if (faults.length > 0) more.errors = faults;
		writeFacts(this.event, facts, more);
	}
}

const current = new AsyncLocalStorage<Recording>();

/**
 * Runs the work and writes its event at the end. What it throws is in the event, and thrown on.
 * @param end more facts, from the result.
 */
export function recordLogEvent<Result, const Fields extends Facts, const Last extends Facts>(
	event: EventName,
	facts: Fields & CodeWords<Fields>,
	work: () => Promise<Result>,
	end?: (result: Result) => Last & CodeWords<Last>,
): Promise<Result> {
	const recording = new Recording(event, { ...facts });
	return current.run(recording, async () => {
		try {
			const result = await work();
			Object.assign(recording.facts, end?.(result));
			return result;
		} catch (error) {
			recording.facts.outcome = "failed";
			addFault(recording, faultOf("error", event, error, {}));
			throw error;
		} finally {
			recording.write();
		}
	});
}

/** Adds facts to the event of the present request or step; the later value of a field counts. */
export function noteFacts<const Fields extends Facts>(facts: Fields & CodeWords<Fields>): void {
	const recording = current.getStore();
	if (recording && !recording.isWritten) Object.assign(recording.facts, facts);
}

/** The id of the present request; also in work after its answer. */
export function presentRequestId(): string | undefined {
	return current.getStore()?.facts.requestId;
}

/** @returns false when there is no event, or it is written already: then the fault needs a line of its own. */
export function noteFault(fault: Fault): boolean {
	const recording = current.getStore();
	if (!recording || recording.isWritten) return false;
	addFault(recording, fault);
	return true;
}

function addFault(recording: Recording, fault: Fault): void {
	if (recording.faults.length < mostFaults) recording.faults.push(fault);
}

const nothing = () => {};

/** A call of the database begins. @returns to be called when the answer has come. */
export function databaseCall(): () => void {
	return current.getStore()?.database.begin() ?? nothing;
}

/** A call of another service begins. @param service our name of it: "payment gateway". */
export function outsideCall(service: string): () => void {
	const recording = current.getStore();
	if (!recording) return nothing;
	const begunAt = performance.now();
	const endCall = recording.outside.begin();
	return () => {
		endCall();
		const milliseconds = Math.round((performance.now() - begunAt) * 10) / 10;
		if (recording.services.length < mostServices)
			recording.services.push({ service, milliseconds });
	};
}

/** Waiting of the present request, so far. */
export function databaseWaiting(): { calls: number; milliseconds: number; total: number } | null {
	const recording = current.getStore();
	if (!recording) return null;
	const { calls, milliseconds } = recording.database;
	return { calls, milliseconds, total: performance.now() - recording.begunAt };
}

/** Writes an event that was not recorded: of a mail. */
export function writeEvent<const Fields extends Facts>(
	event: EventName,
	facts: Fields & CodeWords<Fields>,
	more: More = {},
): void {
	writeFacts(event, facts, more);
}

interface More {
	outside?: { service: string; milliseconds: number }[];
	errors?: Fault[];
}

function writeFacts(event: EventName, facts: Facts, more: More): void {
	const level = levelOf(more.errors ?? []);
	writeLine(level, { level, event, ...checkedFacts(facts), ...more });
}

function levelOf(faults: readonly Fault[]): "error" | "warning" | "info" {
	if (faults.some(({ level }) => level === "error")) return "error";
	return faults.length > 0 ? "warning" : "info";
}

/** One line of JSON, searchable by field. */
export function writeLine(level: "error" | "warning" | "info", line: object): void {
	const text = JSON.stringify(line);
	if (level === "error") console.error(text);
	else if (level === "warning") console.warn(text);
	else console.log(text);
}
