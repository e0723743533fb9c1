import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, Response as WorkerResponse } from "miniflare";
import { readBuiltWorker } from "#scripts/built-worker.ts";
import { requireOneCost, withCheapPasswords } from "./cheap-passwords.ts";
import { awaitWithLimit } from "./run/await-with-limit.ts";

/** Answers outgoing calls. */
export type Outbound = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

type Settings = ReturnType<typeof readBuiltWorker>["settings"];
type Bindings = NonNullable<MiniflareOptions["workers"][number]["config"]["env"]>;

/**
 * The built worker with all its bindings under Miniflare, which `wrangler dev` also uses, but without wrangler's
 * extra proxy server (docs/decisions/0173).
 */
export async function startWorker(options: {
	port: number;
	variables: Record<string, string>;
	outbound: Outbound;
	/** Called with each line of the worker's log. */
	onLog?: (line: string) => void;
	hasRealPasswordCost: boolean;
	/** Serves the files of the build too. Miniflare then passes every request through three more workers. */
	hasFiles: boolean;
}): Promise<Miniflare> {
	const { folder, modules, settings: built } = readBuiltWorker();
	const settings = options.hasFiles ? built : { ...built, assets: undefined };
	const [main] = modules;
	if (!main) throw new Error("The build has no worker");
	const served = options.hasRealPasswordCost ? asBuilt : withCheapHashes;
	if (served.answers.size === 0)
		requireOneCost(modules.map(({ file }) => readFileSync(file, "utf8")));
	const worker = new Miniflare({
		host: "127.0.0.1",
		port: options.port,
		cf: false,
		logRequests: false,
		telemetry: { enabled: false },
		// Miniflare copies its whole configuration whenever it adds 4 KiB to it: with the built modules in it, that took
		// half of the start of an island. So workerd asks for them.
		unsafeModuleFallbackService: async ({ url }) =>
			moduleAt(folder, new URL(url).searchParams.get("specifier") ?? "", served),
		handleStructuredLogs: ({ level, message }) => {
			// events of pages from memory come together
			for (const line of message.split("\n")) options.onLog?.(line);
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
							"main.js": { type: "esm", contents: `export { default } from "./${main.name}";` },
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
					// a handler of Node's own requests: Miniflare's conversion to `fetch` takes longer than most queries
					outboundService: { type: "node-handler", handler: options.outbound },
				},
			},
		],
	});
	await awaitWithLimit(worker.ready, "the worker to be ready");
	return worker;
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

interface ServedBuild {
	/** What a module becomes before workerd gets it. */
	edit(module: string): string;
	/** Answers to workerd's questions, by file. */
	answers: Map<string, Uint8Array>;
}
const asBuilt: ServedBuild = { edit: (module) => module, answers: new Map() };
const withCheapHashes: ServedBuild = { edit: withCheapPasswords, answers: new Map() };

/** Answers workerd's question for the module at this path, absolute within the worker's folder. */
function moduleAt(folder: string, path: string, { edit, answers }: ServedBuild): WorkerResponse {
	const file = join(folder, path);
	const answer = answers.get(file) ?? answerWith(path, edit(readFileSync(file, "utf8")));
	answers.set(file, answer);
	return new WorkerResponse(answer);
}

function answerWith(path: string, esModule: string): Uint8Array {
	return new TextEncoder().encode(JSON.stringify({ name: path.replace(/^\//, ""), esModule }));
}
