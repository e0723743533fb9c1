import { EventEmitter, once } from "node:events";
import * as v from "valibot";
import { freePort } from "#scripts/servers/database-server.ts";
import { awaitWithLimit } from "./run/await-with-limit.ts";
import { type Outbound, type RunningWorker, startWorker } from "./worker.ts";

/** What an island hands to its worker. */
export interface WorkerTenant {
	/** @param origin the worker's, such as http://127.0.0.1:15001 */
	variables(origin: string): Record<string, string>;
	outbound: Outbound;
	onLog(line: string): void;
	/** Whether a service failed: the worker's circuit breakers remember it, so that no other island may have it. */
	hasFailed(): boolean;
}

interface SharedWorker {
	hasFiles: boolean;
	port: number;
	origin: string;
	worker: RunningWorker;
	/** The island that uses it now. */
	tenant: WorkerTenant | null;
	/** Lines that end an island's log. */
	lastLine: EventEmitter;
}

/** Those of this process which no island uses now. */
let free: SharedWorker[] = [];

function takeFree(hasFiles: boolean): SharedWorker | undefined {
	const freeWorker = free.find((worker) => worker.hasFiles === hasFiles);
	free = free.filter((worker) => worker !== freeWorker);
	return freeWorker;
}

/**
 * A worker that serves one island after another in this process, because its start and its first answers take most of
 * the time of a small test. Each island has its own variables, database, limits and outgoing
 * calls. The worker ends with the process.
 */
export async function borrowWorker(
	tenant: WorkerTenant,
	{ hasFiles = false }: { hasFiles?: boolean },
): Promise<RunningWorker & { port: number }> {
	const shared = takeFree(hasFiles) ?? (await startShared(hasFiles));
	shared.tenant = tenant;
	await tell(shared, tenant.variables(shared.origin));
	const { runCron, bucketKeys } = shared.worker;
	return {
		port: shared.port,
		runCron,
		bucketKeys,
		async stop() {
			if (tenant.hasFailed() || !(await isIdle(shared))) return shared.worker.stop();
			shared.tenant = null;
			free.push(shared);
		},
	};
}

async function startShared(hasFiles: boolean): Promise<SharedWorker> {
	const port = await freePort();
	const worker = await startWorker({
		port,
		variables: {},
		outbound: (incoming, answer) => {
			if (!shared.tenant) throw new TypeError("no island uses this worker");
			return shared.tenant.outbound(incoming, answer);
		},
		onLog(line) {
			if (line === "nothing is under way") shared.lastLine.emit("line");
			else shared.tenant?.onLog(line);
		},
		hasFiles,
		isPacked: false,
	});
	const shared: SharedWorker = {
		hasFiles,
		port,
		origin: `http://127.0.0.1:${port}`,
		worker,
		tenant: null,
		lastLine: new EventEmitter(),
	};
	return shared;
}

async function tell({ origin }: SharedWorker, variables: Record<string, string>): Promise<void> {
	const answer = await fetch(`${origin}/cdn-cgi/tests/island`, {
		method: "POST",
		body: JSON.stringify(variables),
		headers: { connection: "close" },
	});
	if (!answer.ok)
		throw new Error(`The worker does not take an island's variables: ${answer.status}`);
}

/** Work after the last answer ends soon, or the worker is not used again. */
async function isIdle({ origin, lastLine }: SharedWorker): Promise<boolean> {
	const line = once(lastLine, "line");
	for (let tries = 0; tries < 20; tries++) {
		const answer = await fetch(`${origin}/cdn-cgi/tests/under-way`, {
			headers: { connection: "close" },
		});
		if (v.parse(v.number(), await answer.json()) === 0) {
			await awaitWithLimit(line, "the last line of an island's log");
			return true;
		}
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	return false;
}
