import { type ChildProcess, spawn } from "node:child_process";
import type { LocalIsland } from "./local-island.ts";

const quiet = {
	...process.env,
	// works offline and without an account: no Request.cf, no metrics
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_SEND_METRICS: "false",
	WRANGLER_HIDE_BANNER: "true",
};

function start([command, ...words]: [string, ...string[]], more: NodeJS.ProcessEnv = {}) {
	const env = { ...quiet, ...more };
	return spawn(`node_modules/.bin/${command}`, words, { stdio: "inherit", env });
}

/** A production build, also when a test runner has set NODE_ENV. */
export async function build(): Promise<void> {
	const code = await ended(start(["react-router", "build"], { NODE_ENV: "production" }));
	if (code !== 0) throw new Error(`The build ended with ${code}`);
}

/** Runs a server beside the local database until one ends or Ctrl-C; stops both. */
export async function runBeside(island: LocalIsland, words: [string, ...string[]]): Promise<void> {
	const server = start(words);
	const stop = () => server.kill("SIGTERM");
	process.on("SIGINT", stop);
	process.on("SIGTERM", stop);
	let isDatabaseGone = false;
	island.database.failed.catch((error) => {
		console.error(error.message);
		isDatabaseGone = true;
		stop();
	});
	const code = await ended(server);
	await island.database.stop();
	process.exit(isDatabaseGone ? 1 : (code ?? 0));
}

function ended(child: ChildProcess): Promise<number | null> {
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => resolve(code));
	});
}
