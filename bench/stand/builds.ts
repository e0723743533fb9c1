import { spawn } from "node:child_process";
import { join } from "node:path";
import { readBuiltWorker } from "#scripts/built-worker.ts";
import { folder } from "./folder.ts";
import type { WorkerSource } from "./workerd-config.ts";

/** A worker that answers with a few bytes: the cost of workerd itself. */
const helloWorker: WorkerSource = {
	text: `export default { fetch: () => new Response("hello, world") };`,
	modules: [],
	compatibilityDate: "2026-10-01",
	compatibilityFlags: [],
	variables: {},
	limits: [],
};

export interface Builds {
	hello: WorkerSource;
	smallest: WorkerSource;
	accountPeer: WorkerSource;
	site: WorkerSource;
}

export async function buildAll(): Promise<Builds> {
	return {
		hello: helloWorker,
		smallest: await buildSmallest(),
		accountPeer: await buildAccountPeer(),
		site: await buildSite(),
	};
}

/** Builds the site as `npm run build` does. */
async function buildSite(): Promise<WorkerSource> {
	if (!process.env.ISLAND_IS_BUILT) await run(["react-router", "build"]);
	return builtWorker("build/server");
}

/** The smallest page that React Router can make. */
async function buildSmallest(): Promise<WorkerSource> {
	const out = folder("smallest");
	await run(["react-router", "build", "bench/peers/smallest"], { BENCH_BUILD_FOLDER: out });
	return builtWorker(join(out, "server"));
}

/** better-auth with the same client, database server and runtime. */
async function buildAccountPeer(): Promise<WorkerSource> {
	const out = folder("account-peer");
	await run(["vite", "build", "bench/peers/account"], { BENCH_BUILD_FOLDER: out });
	return builtWorker(join(out, "account_peer"));
}

function builtWorker(folder: string): WorkerSource {
	const { modules, settings } = readBuiltWorker(folder);
	return {
		modules,
		compatibilityDate: settings.compatibility_date,
		compatibilityFlags: settings.compatibility_flags,
		variables: {},
		limits: settings.ratelimits.map(({ name }) => name),
	};
}

/** Shows a build's output only when it fails. */
function run(
	[command, ...words]: [string, ...string[]],
	env: NodeJS.ProcessEnv = {},
): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(`node_modules/.bin/${command}`, words, {
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, NODE_ENV: "production", ...env },
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk) => {
				output += chunk;
			});
		}
		child.once("error", reject);
		child.once("exit", (code) =>
			code === 0 ? resolve() : reject(new Error(`${command} ${words.join(" ")} failed\n${output}`)),
		);
	});
}
