import { isFileKey } from "#app/excursions/pictures.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/image";

/** A key names its content: what was fetched once need never be asked for again. */
const forever = "public, max-age=31536000, immutable";

/** `/images/{key}`: pictures of excursions, straight from the bucket (RFC 9110, 13 and 14). */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const { images } = context.get(requestContext);
	if (!isFileKey(params.key)) return missing();
	let object: R2Object | R2ObjectBody | null;
	try {
		object = await images.get(params.key, { range: request.headers, onlyIf: request.headers });
	} catch {
		// the bucket refuses ranges outside of the file by an error of its own
		const whole = await images.head(params.key);
		if (!whole || !request.headers.has("range")) return missing();
		return new Response(null, {
			status: 416,
			headers: { "Content-Range": `bytes */${whole.size}`, "Cache-Control": "no-store" },
		});
	}
	if (!object) return missing();
	const headers = new Headers({
		"Accept-Ranges": "bytes",
		"Cache-Control": forever,
		"Content-Type": "image/webp",
		"X-Content-Type-Options": "nosniff",
		ETag: object.httpEtag,
		"Last-Modified": object.uploaded.toUTCString(),
	});
	// a condition that did not hold comes without a body
	if (!("body" in object)) {
		const isFresh =
			request.headers.has("if-none-match") || request.headers.has("if-modified-since");
		return new Response(null, { status: isFresh ? 304 : 412, headers });
	}
	const { status, length } = partOf(object, request, headers);
	headers.set("Content-Length", String(length));
	return new Response(request.method === "HEAD" ? null : object.body, { status, headers });
}

function partOf(
	{ size, range }: R2ObjectBody,
	request: Request,
	headers: Headers,
): { status: number; length: number } {
	if (!request.headers.has("range") || !range) return { status: 200, length: size };
	const from = "suffix" in range ? Math.max(0, size - range.suffix) : (range.offset ?? 0);
	const length = "suffix" in range ? size - from : (range.length ?? size - from);
	headers.set("Content-Range", `bytes ${from}-${from + length - 1}/${size}`);
	return { status: 206, length };
}

function missing(): Response {
	return new Response("There is no such picture.", {
		status: 404,
		headers: { "Cache-Control": "no-store" },
	});
}
