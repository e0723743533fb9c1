import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
	Miniflare,
	type MiniflareOptions,
	type Request as WorkerRequest,
	Response as WorkerResponse,
} from "miniflare";
import { readBuiltWorker } from "#scripts/built-worker.ts";
import { awaitWithLimit } from "./run/await-with-limit.ts";

/** Answers outgoing calls. */
export type Outbound = (request: Request) => Promise<Response>;

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
}): Promise<Miniflare> {
	const { folder, modules, settings } = readBuiltWorker();
	const [main] = modules;
	if (!main) throw new Error("The build has no worker");
	const worker = new Miniflare({
		host: "127.0.0.1",
		port: options.port,
		cf: false,
		logRequests: false,
		telemetry: { enabled: false },
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
						mainModule: main.name,
						modulesRoot: folder,
						modules: Object.fromEntries(
							modules.map(({ name, file }) => [
								name,
								{ type: "esm", contents: readFileSync(file, "utf8") },
							]),
						),
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
					outboundService: {
						type: "fetcher",
						handler: (sent) => outside(sent, options.outbound),
					},
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

/** Converts between Miniflare's and Node's `fetch` types. */
async function outside(sent: WorkerRequest, outbound: Outbound): Promise<WorkerResponse> {
	const { method, url, signal } = sent;
	const body = sent.body && (await sent.arrayBuffer());
	const headers = [...sent.headers];
	// redirects are followed by the worker, not here
	const request = new Request(url, { method, headers, body, signal, redirect: "manual" });
	const { status, headers: answered, body: content } = await outbound(request);
	// `fetch` has decompressed the body; with this header Miniflare would compress it again
	const kept = [...answered].filter(([name]) => name !== "content-encoding");
	return new WorkerResponse(content, { status, headers: kept });
}
