import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, Response as WorkerResponse } from "miniflare";
import * as v from "valibot";
import { readBuiltWorker } from "#scripts/built-worker.ts";
import { requireOneCost, withCheapPasswords } from "./account/cheap-passwords.ts";
import { awaitWithLimit } from "./run/await-with-limit.ts";

/** Answers outgoing calls. */
export type Outbound = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

type Settings = ReturnType<typeof readBuiltWorker>["settings"];
type Bindings = NonNullable<MiniflareOptions["workers"][number]["config"]["env"]>;

export interface RunningWorker {
	/** Runs the cron trigger with this time. */
	runCron(at: Date): Promise<void>;
	/** Keys of all stored pictures. */
	bucketKeys(): Promise<string[]>;
	stop(): Promise<void>;
}

/**
 * The built worker with all its bindings under Miniflare, which `wrangler dev` also uses, but without wrangler's
 * extra proxy server (docs/decisions/tests-run-the-built-worker.md).
 */
export async function startWorker(options: {
	port: number;
	variables: Record<string, string>;
	outbound: Outbound;
	/** Called with each line of the worker's log. */
	onLog?: (line: string) => void;
	/** Serves the files of the build too. */
	hasFiles: boolean;
	/** Packs answers for the way, as Cloudflare does: requests then pass through Miniflare's own entry. */
	isPacked: boolean;
}): Promise<RunningWorker> {
	const { folder, modules, settings: built } = readBuiltWorker();
	const settings = options.hasFiles ? built : { ...built, assets: undefined };
	const [main] = modules;
	if (!main) throw new Error("The build has no worker");
	if (answers.size === 0) requireOneCost(modules.map(({ file }) => readFileSync(file, "utf8")));
	const worker = new Miniflare({
		host: "127.0.0.1",
		port: options.isPacked ? options.port : 0,
		// without it a cron run needs a thread of Miniflare's, which loads half a second of code
		unsafeTriggerHandlers: true,
		cf: false,
		logRequests: false,
		telemetry: { enabled: false },
		// Miniflare copies its whole configuration whenever it adds 4 KiB to it: with the built modules in it, that took
		// half of the start of an island. So workerd asks for them.
		unsafeModuleFallbackService: async ({ url }) =>
			moduleAt(folder, new URL(url).searchParams.get("specifier") ?? ""),
		handleStructuredLogs: ({ level, message }) => {
			options.onLog?.(message);
			if (process.env.ISLAND_LOGS) console.log(`worker ${level}: ${message}`);
		},
		workers: [
			{
				config: {
					name: "island",
					compatibilityDate: settings.compatibility_date,
					compatibilityFlags: settings.compatibility_flags,
					manifest: {
						mainModule: "main.js",
						modulesRoot: folder,
						modules: {
							"main.js": { type: "esm", contents: readFileSync(directEntry, "utf8") },
							"clock.js": { type: "esm", contents: readFileSync(clock, "utf8") },
							"built.js": { type: "esm", contents: `export { default } from "./${main.name}";` },
							"files.js": {
								type: "esm",
								contents: `export default new Set(${JSON.stringify(settings.assets ? filesIn(resolve(folder, settings.assets.directory)) : [])});`,
							},
						},
					},
					env: bindingsOf(settings, options.variables),
					exports: {},
					triggers: settings.triggers.crons?.map((schedule) => ({ type: "scheduled", schedule })),
					assets: settings.assets && {
						directory: resolve(folder, settings.assets.directory),
						hasUserWorker: true,
					},
				},
				dev: {
					rootPath: folder,
					useModuleFallbackService: true,
					unsafeDirectSockets: options.isPacked
						? []
						: [{ host: "127.0.0.1", port: options.port, entrypoint: "direct" }],
					// a handler of Node's own requests: Miniflare's conversion to `fetch` takes longer than most queries
					outboundService: { type: "node-handler", handler: options.outbound },
				},
			},
		],
	});
	const entry = await awaitWithLimit(worker.ready, "the worker to be ready");
	return {
		async runCron(at) {
			const trigger = new URL("/cdn-cgi/local/scheduled", entry);
			trigger.search = String(
				new URLSearchParams({ cron: "* * * * *", time: String(at.getTime()), format: "json" }),
			);
			const end = await fetch(trigger, { headers: { connection: "close" } });
			// where Miniflare names this address otherwise, the worker would answer for an unknown page
			v.parse(v.object({ outcome: v.string() }), await end.json());
		},
		async bucketKeys() {
			const bucket = await worker.getR2Bucket("EXCURSION_IMAGES");
			return (await bucket.list()).objects.map(({ key }) => key);
		},
		stop: () => worker.dispose(),
	};
}

const directEntry = new URL("run/direct-entry.js", import.meta.url);
const clock = new URL("../drill/worker/clock.js", import.meta.url);

/** Paths of the files that a visitor may ask for. */
function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !["_headers", ".assetsignore"].includes(entry.name))
		.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`);
}

function bindingsOf(settings: Settings, variables: Record<string, string>): Bindings {
	const bindings: Bindings = {};
	for (const [name, value] of Object.entries(variables)) bindings[name] = { type: "text", value };
	for (const { binding, bucket_name } of settings.r2_buckets)
		bindings[binding] = { type: "r2", name: bucket_name };
	for (const { name, namespace_id, simple } of settings.ratelimits)
		bindings[name] = { type: "rate-limit", namespace: namespace_id, simple };
	if (settings.images) bindings[settings.images.binding] = { type: "images" };
	if (settings.assets?.binding) bindings[settings.assets.binding] = { type: "assets" };
	return bindings;
}

/** Answers to workerd's questions, by file. */
const answers = new Map<string, Uint8Array>();

/** Answers workerd's question for the module at this path, absolute within the worker's folder. */
function moduleAt(folder: string, path: string): WorkerResponse {
	const file = join(folder, path);
	const answer =
		answers.get(file) ?? answerWith(path, withCheapPasswords(readFileSync(file, "utf8")));
	answers.set(file, answer);
	return new WorkerResponse(answer);
}

function answerWith(path: string, esModule: string): Uint8Array {
	return new TextEncoder().encode(JSON.stringify({ name: path.replace(/^\//, ""), esModule }));
}
