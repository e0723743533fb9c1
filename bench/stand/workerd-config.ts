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
	/** Edits the main module. */
	edit?: (text: string) => string;
}

/**
 * Cloudflare's cache is outside of the worker; workerd has none. This minimal one counts as a cost of the worker
 * here.
 */
const cacheService = `
const kept = new Map();
export default {
	async fetch(request) {
		if (request.method === "PUT") {
			const bytes = new Uint8Array(await request.arrayBuffer());
			const end = endOfHead(bytes);
			const [status, ...lines] = new TextDecoder().decode(bytes.subarray(0, end)).split("\\r\\n");
			const headers = lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()])
				.filter(([name]) => !/^(transfer-encoding|content-length|connection)$/i.test(name));
			headers.push(["CF-Cache-Status", "HIT"]);
			kept.set(request.url, { status: Number(status.split(" ")[1]), headers, body: bytes.slice(end + 4) });
			return new Response(null, { status: 204 });
		}
		if (request.method === "PURGE") {
			return new Response(null, { status: kept.delete(request.url) ? 200 : 404 });
		}
		const found = kept.get(request.url);
		if (!found) return new Response(null, { status: 504, headers: { "CF-Cache-Status": "MISS" } });
		return new Response(found.body, found);
	},
};
function endOfHead(bytes) {
	for (let at = 0; at < bytes.length; at += 1) {
		if (bytes[at] === 13 && bytes[at + 1] === 10 && bytes[at + 2] === 13 && bytes[at + 3] === 10) return at;
	}
	throw new Error("no head");
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
		(name = "cache", worker = .cacheWorker),
		(name = "network", network = (allow = ["public", "private"])),
	],
	sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
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
	cacheApiOutbound = "cache",
);
const cacheWorker :Workerd.Worker = (
	modules = [(name = "cache.js", esModule = ${quoted(cacheService)})],
	compatibilityDate = ${quoted(source.compatibilityDate)},
);
`;
}

/** Cap'n Proto strings are C strings, like JSON strings of ASCII text. */
function quoted(text: string): string {
	return JSON.stringify(text);
}
