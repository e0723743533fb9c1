import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface WorkerSource {
	/** Modules, the main one first, and their files. */
	modules: { name: string; file: string }[];
	/** Or the source of a worker with one module. */
	text?: string;
	compatibilityDate: string;
	compatibilityFlags: string[];
	variables: Record<string, string>;
	/** Rate limit bindings; here they never limit. */
	limits: string[];
	/** Whether a page cache stands in front of it, as in production. */
	isFronted?: boolean;
	/** Edits the main module. */
	edit?: (text: string) => string;
}

/**
 * Stands in for Cloudflare's Workers Cache, which workerd does not have: fresh and stale answers as the worker's header
 * says, one renewal at a time, packed once. It runs in the process of the worker, so it counts as a cost of the worker.
 */
const frontCache = `
const pages = new Map();
export default {
	async fetch(request, { worker }, context) {
		const page = request.method === "GET" ? pages.get(request.url) : undefined;
		const now = Date.now();
		if (!page || now >= page.staleUntil) return await forward(request, worker);
		if (now >= page.freshUntil && !page.isRenewing) {
			page.isRenewing = true;
			context.waitUntil(forward(request, worker));
		}
		return page.isPacked && /gzip/.test(request.headers.get("Accept-Encoding"))
			? new Response(page.packed, { headers: page.packedHeaders, encodeBody: "manual" })
			: new Response(page.body, { headers: page.headers });
	},
};
async function forward(request, worker) {
	const answer = await worker.fetch(request);
	const rules = answer.headers.get("Cloudflare-CDN-Cache-Control") ?? "";
	const seconds = (name) => Number(new RegExp(name + "=(\\\\d+)").exec(rules)?.[1] ?? 0);
	if (request.method !== "GET" || answer.status !== 200 || seconds("max-age") === 0) return answer;
	const headers = new Headers(answer.headers);
	for (const name of ["Cloudflare-CDN-Cache-Control", "Cache-Tag"]) headers.delete(name);
	headers.set("CF-Cache-Status", "HIT");
	const packedHeaders = new Headers(headers);
	packedHeaders.set("Content-Encoding", "gzip");
	const body = await answer.blob();
	const packed = await new Response(body.stream().pipeThrough(new CompressionStream("gzip"))).blob();
	const freshUntil = Date.now() + 1000 * seconds("max-age");
	const staleUntil = freshUntil + 1000 * seconds("stale-while-revalidate");
	const page = { body, headers, packed, packedHeaders, isPacked: body.size > 1000, freshUntil, staleUntil };
	pages.set(request.url, page);
	return new Response(body, { headers });
}`;

const noLimit = "export default () => ({ limit: async () => ({ success: true }) });";

/** Configuration in workerd's language; copies the modules beside it, because it can only embed those. */
export function configOf(source: WorkerSource, port: number, folder: string): string {
	mkdirSync(folder, { recursive: true });
	if (source.text !== undefined) writeFileSync(join(folder, "worker.js"), source.text);
	for (const { name, file } of source.modules) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		copyFileSync(file, join(folder, name));
	}
	const [main] = source.modules;
	if (source.edit && main) {
		writeFileSync(join(folder, main.name), source.edit(readFileSync(main.file, "utf8")));
	}
	const names = source.text === undefined ? source.modules.map(({ name }) => name) : ["worker.js"];
	const bindings = [
		...Object.entries(source.variables).map(
			([name, value]) => `(name = ${quoted(name)}, text = ${quoted(value)})`,
		),
		...source.limits.map(
			(name) => `(name = ${quoted(name)}, wrapped = (moduleName = "bench:no-limit"))`,
		),
	];
	return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [
		(name = "main", worker = .mainWorker),
		(name = "front", worker = .frontCache),
		(name = "network", network = (allow = ["public", "private"])),
	],
	sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "${source.isFronted ? "front" : "main"}")],
	extensions = [(modules = [
		(name = "bench:no-limit", internal = true, esModule = ${quoted(noLimit)}),
	])],
);
const mainWorker :Workerd.Worker = (
	modules = [${names.map((name) => `(name = ${quoted(name)}, esModule = embed ${quoted(name)})`).join(", ")}],
	compatibilityDate = ${quoted(source.compatibilityDate)},
	compatibilityFlags = [${source.compatibilityFlags.map(quoted).join(", ")}],
	bindings = [${bindings.join(", ")}],
	globalOutbound = "network",
);
const frontCache :Workerd.Worker = (
	modules = [(name = "front.js", esModule = ${quoted(frontCache)})],
	compatibilityDate = ${quoted(source.compatibilityDate)},
	bindings = [(name = "worker", service = "main")],
);
`;
}

/** Cap'n Proto strings are C strings, like JSON strings of ASCII text. */
function quoted(text: string): string {
	return JSON.stringify(text);
}
