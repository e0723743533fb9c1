/**
 * What a test's requests reach instead of Miniflare's own entry, which makes each of them anew twice and costs as much
 * as many an answer (docs/decisions/0360). What the worker sees of a request is the same.
 */
import island from "./built.js";
import files from "./files.js";

/** Answers for files of the build, which are the same for everybody. */
const kept = new Map();

export default island;

export const direct = {
	async fetch(request, bindings, context) {
		if (files.has(new URL(request.url).pathname)) return file(request, bindings.ASSETS);
		return island.fetch(withAddress(request), bindings, context);
	},
};

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
