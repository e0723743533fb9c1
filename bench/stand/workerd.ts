import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort } from "#scripts/servers/database-server.ts";
import { configOf, type WorkerSource } from "./workerd-config.ts";

/** One worker in its own workerd process, without a proxy. */
export interface RunningWorker {
	/** http://127.0.0.1:<port> */
	url: URL;
	/** Milliseconds from the start of the process to its first answer. */
	startMilliseconds: number;
	/** CPU seconds of the process; NaN where the system does not report them. */
	cpuSeconds(): number;
	/** The end of what the process wrote to its error output. */
	errorOutput(): string;
	stop(): Promise<void>;
}

// the package's launcher is a script; the binary behind it is measured
const fromMiniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
const binary: string = fromMiniflare("workerd").default;

/** @param options.folder an empty folder for the worker's files. */
export async function startWorker(options: {
	folder: string;
	source: WorkerSource;
	port?: number;
	/** Requested until it answers. */
	firstPath?: string;
}): Promise<RunningWorker> {
	const port = options.port ?? (await freePort());
	const url = new URL(`http://127.0.0.1:${port}`);
	const file = join(options.folder, "config.capnp");
	writeFileSync(file, configOf(options.source, port, options.folder));
	const from = performance.now();
	// the log goes nowhere: reading it here would take the client's time, and that of the workers that write one
	const child = spawn(binary, ["serve", file], { stdio: ["ignore", "ignore", "pipe"] });
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	let errorOutput = "";
	child.stderr.on("data", (chunk: Buffer) => {
		errorOutput = `${errorOutput}${chunk}`.slice(-4000);
	});
	await answers(new URL(options.firstPath ?? "/", url), child, () => errorOutput);
	const startMilliseconds = performance.now() - from;
	return {
		url,
		startMilliseconds,
		cpuSeconds: () => cpuSecondsOf(child.pid),
		errorOutput: () => errorOutput,
		async stop() {
			process.off("exit", kill);
			await ended(child);
		},
	};
}

async function answers(url: URL, child: ChildProcess, errorOutput: () => string): Promise<void> {
	const until = Date.now() + 20_000;
	for (;;) {
		if (child.exitCode !== null) throw new Error(`workerd ended\n${errorOutput()}`);
		try {
			const response = await fetch(url, { redirect: "manual" });
			await response.arrayBuffer();
			if (response.status < 500) return;
			if (Date.now() > until) throw new Error(`${url} answers ${response.status}`);
		} catch (error) {
			if (Date.now() > until)
				throw new Error(`workerd does not answer\n${errorOutput()}`, { cause: error });
		}
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
}

function ended(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null) return resolve();
		child.once("exit", () => resolve());
		child.kill("SIGKILL");
	});
}

/** CPU time of a process and its threads: proc_pid_stat(5), fields 14 and 15. */
function cpuSecondsOf(pid: number | undefined): number {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// the second field, the program's name in brackets, may contain spaces
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
	} catch {
		return Number.NaN;
	}
}

/** USER_HZ: 100 on every Linux that Node runs on. */
const ticksASecond = 100;
