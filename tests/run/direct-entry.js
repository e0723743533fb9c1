/**
 * What a test's requests reach instead of Miniflare's own entry, which makes each of them anew twice and costs as much
 * as many an answer. What the worker sees of a request is the same.
 */

import built from "./built.js";
import { putForward } from "./clock.js";
import files from "./files.js";

/** Answers for files of the build, which are the same for everybody. */
const kept = new Map();

/** Bindings of the island that uses this worker now; null where the worker serves one island only. */
let ofIsland = null;
let islands = 0;
/** Requests without an answer, and work after an answer. */
let underWay = 0;

export default {
	fetch: built.fetch,
	scheduled: (controller, bindings, context) =>
		counted(built.scheduled(controller, ofIsland ?? bindings, context)),
};

export const direct = {
	async fetch(request, bindings, context) {
		const { pathname } = new URL(request.url);
		if (pathname === "/cdn-cgi/tests/island") {
			ofIsland = bindingsOf(await request.json(), bindings);
			return new Response();
		}
		if (pathname === "/cdn-cgi/tests/under-way") {
			// after all lines of this island
			if (underWay === 0) console.log("nothing is under way");
			return Response.json(underWay);
		}
		putForward(Number(request.headers.get("clock-ahead")));
		if (files.has(pathname)) return file(request, bindings.ASSETS);
		const own = ofIsland ?? bindings;
		return counted(built.fetch(withAddress(request), own, watched(context, own.TEST_FRONT_CACHE)));
	},
};

async function counted(work) {
	underWay += 1;
	try {
		return await work;
	} finally {
		underWay -= 1;
	}
}

/** @param front address of a stand-in for the cache in front of the worker, which workerd does not have. */
function watched(context, front) {
	return {
		waitUntil(work) {
			context.waitUntil(counted(work));
		},
		passThroughOnException: () => context.passThroughOnException(),
		cache: front ? standIn(front) : context.cache,
	};
}

function standIn(address) {
	return {
		async invalidate(what) {
			await fetch(address, { method: "POST", body: JSON.stringify(what) });
			return { success: true, errors: [] };
		},
	};
}

/** Each island counts its visitors' attempts from nothing. */
function bindingsOf(variables, bindings) {
	islands += 1;
	const own = { ...bindings, ...variables };
	for (const [name, binding] of Object.entries(bindings))
		if (name.endsWith("_LIMIT")) own[name] = limitFor(islands, binding);
	return own;
}

function limitFor(island, binding) {
	return { limit: ({ key }) => binding.limit({ key: `${island} ${key}` }) };
}

/** The platform always says from which address a request comes. */
function withAddress(request) {
	if (request.headers.has("cf-connecting-ip")) return request;
	const complete = new Request(request);
	complete.headers.set("cf-connecting-ip", "127.0.0.1");
	return complete;
}

/** Asks Miniflare for the file, with the headers that the build gives it: once, where nothing in the request changes the answer. */
async function file(request, assets) {
	const isPlain =
		request.method === "GET" &&
		!["if-none-match", "range"].some((name) => request.headers.has(name));
	if (!isPlain) return assets.fetch(request);
	const { pathname } = new URL(request.url);
	const known = kept.get(pathname);
	if (known) return new Response(known.body, known);
	const { status, headers, body } = await assets.fetch(request);
	const answer = { status, headers: [...headers], body: await new Response(body).arrayBuffer() };
	if (status === 200) kept.set(pathname, answer);
	return new Response(answer.body, answer);
}
