import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as v from "valibot";
import { readBuiltWorker } from "#scripts/built-worker.ts";
import { freePort } from "#scripts/servers/database-server.ts";

/** The built worker in its own workerd process, which can be killed at any moment and restarts. */
export interface WorkerProcess {
	url: URL;
	/** Resolves when the worker answers; at once if it does already. */
	ready(): Promise<void>;
	/** SIGKILL: nothing is finished. It restarts by itself. */
	kill(): void;
	output(): string;
	stop(): Promise<void>;
}

const workerFolder = join(import.meta.dirname, "../worker");

export async function startWorkerProcess(options: {
	folder: string;
	/** All calls of the worker go to this port, whatever host they name. */
	proxyPort: number;
	variables: Record<string, string>;
}): Promise<WorkerProcess> {
	const port = await freePort();
	const url = new URL(`http://127.0.0.1:${port}`);
	const variables = { ...options.variables, APP_URL: url.origin };
	const file = join(options.folder, "worker.capnp");
	writeFileSync(file, configurationOf(port, options.proxyPort, variables));
	let child: ChildProcess;
	let isStopping = false;
	let wasUp = false;
	let output = "";
	let isReady: Promise<void>;
	const start = () => {
		child = spawn(binary(), ["serve", "--import-path=/", file], {
			stdio: ["ignore", "pipe", "pipe"],
		});
		const hear = (chunk: Buffer) => {
			output = `${output}${chunk}`.slice(-20_000);
		};
		child.stdout?.on("data", hear);
		child.stderr?.on("data", hear);
		isReady = answers(url, () => output);
		// a failed start rejects for those who await it; here it must not be unhandled
		isReady.catch(() => {});
		child.once("exit", () => {
			// one that never started would not start again either
			if (!isStopping && wasUp) start();
		});
	};
	start();
	const endWithUs = () => child.kill("SIGKILL");
	process.once("exit", endWithUs);
	const worker: WorkerProcess = {
		url,
		ready: () => isReady,
		kill() {
			// Not ready from here on: the promise is renewed for the next start.
			isReady = new Promise((done, failed) => {
				child.once("exit", () => setImmediate(() => worker.ready().then(done, failed)));
			});
			isReady.catch(() => {});
			child.kill("SIGKILL");
		},
		output: () => output,
		stop() {
			isStopping = true;
			process.off("exit", endWithUs);
			return new Promise((done) => {
				child.once("exit", () => done());
				child.kill("SIGKILL");
			});
		},
	};
	await worker.ready();
	wasUp = true;
	return worker;
}

async function answers(url: URL, output: () => string): Promise<void> {
	const started = Date.now();
	for (;;) {
		try {
			const options = { signal: AbortSignal.timeout(5_000) };
			if ((await fetch(new URL("/drill/ready", url), options)).ok) return;
		} catch {
			if (Date.now() - started > 20_000) throw new Error(`workerd did not start.\n${output()}`);
		}
		await new Promise((done) => setTimeout(done, 5));
	}
}

/** The workerd of the local platform. */
function binary(): string {
	const miniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
	return v.parse(v.object({ default: v.string() }), miniflare("workerd")).default;
}

/** https://github.com/cloudflare/workerd/blob/main/src/workerd/server/workerd.capnp */
function configurationOf(
	port: number,
	proxyPort: number,
	variables: Record<string, string>,
): string {
	const { modules: built, settings } = readBuiltWorker();
	const modules = [
		...["entry.js", "clock.js"].map((name) => module(name, join(workerFolder, name))),
		...built.map(({ name, file }) => module(name, file)),
	];
	const bindings = Object.entries(variables).map(
		([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
	);
	return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [
		(name = "island", worker = .island),
		(name = "proxy", external = (address = "127.0.0.1:${proxyPort}", http = ()))
	],
	sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "island")]
);
const island :Workerd.Worker = (
	modules = [${modules.join(", ")}],
	compatibilityDate = ${text(settings.compatibility_date)},
	compatibilityFlags = [${settings.compatibility_flags.filter((flag) => flag !== "nodejs_compat").map(text)}],
	globalOutbound = "proxy",
	bindings = [${bindings.join(", ")}]
);
`;
}

function module(name: string, path: string): string {
	return `(name = ${text(name)}, esModule = embed ${text(path)})`;
}

function text(value: string): string {
	return JSON.stringify(value);
}
