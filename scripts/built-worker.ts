import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import * as v from "valibot";

const limit = v.object({
	name: v.string(),
	namespace_id: v.string(),
	simple: v.object({ limit: v.number(), period: v.picklist([10, 60]) }),
});

/** The part of the generated wrangler configuration that is needed to run the worker. */
const settings = v.object({
	main: v.string(),
	compatibility_date: v.string(),
	compatibility_flags: v.array(v.string()),
	ratelimits: v.optional(v.array(limit), []),
	r2_buckets: v.optional(v.array(v.object({ binding: v.string(), bucket_name: v.string() })), []),
	images: v.optional(v.object({ binding: v.string() })),
	assets: v.optional(v.object({ binding: v.optional(v.string()), directory: v.string() })),
	triggers: v.optional(v.object({ crons: v.optional(v.array(v.string()), []) }), {}),
});

/** A built worker, to run without wrangler: tests, drill and benchmark. */
export interface BuiltWorker {
	/** Folder of the worker's modules, absolute. */
	folder: string;
	/** Names within the folder and absolute paths; the first is the main module. */
	modules: { name: string; file: string }[];
	settings: v.InferOutput<typeof settings>;
}

/** @throws when nothing has been built there. */
export function readBuiltWorker(path = "build/server"): BuiltWorker {
	const folder = resolve(path);
	const read = v.parse(settings, JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8")));
	const modules = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
		.map((entry) => join(entry.parentPath, entry.name))
		.map((file) => ({ name: relative(folder, file), file }));
	modules.sort((a, b) => Number(b.name === read.main) - Number(a.name === read.main));
	return { folder, modules, settings: read };
}
