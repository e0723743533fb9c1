import { isFileKey, originalOfJpeg } from "#app/catalogue/pictures/pictures.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/image";

/** A key is made from the picture's content, so the picture behind it never changes. */
const forever = "public, max-age=31536000, immutable";

const headersOfPicture = {
	"Cache-Control": forever,
	// also in mails that somebody reads on the site of a mail provider
	"Cross-Origin-Resource-Policy": "cross-origin",
	"X-Content-Type-Options": "nosniff",
};

/** `/images/{key}`: pictures of excursions, the home page and the mark, from the R2 bucket (RFC 9110, sections 13 and 14). */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const services = context.get(requestContext);
	const { images } = services;
	const original = originalOfJpeg(params.key);
	if (original) return jpegOf(original, request, services);
	if (!isFileKey(params.key)) return missing();
	let object: R2Object | R2ObjectBody | null;
	try {
		object = await images.get(params.key, { range: request.headers, onlyIf: request.headers });
	} catch {
		// R2 throws its own error for a range outside of the file
		const whole = await images.head(params.key);
		if (!whole || !request.headers.has("range")) return missing();
		return beyond(whole.size);
	}
	if (!object) return missing();
	const start = /^bytes=(\d+)-/.exec(request.headers.get("range") ?? "")?.[1];
	if (start && Number(start) >= object.size) return beyond(object.size);
	const headers = new Headers({
		...{ ...headersOfPicture, "Accept-Ranges": "bytes" },
		"Content-Type": params.key.endsWith(".png") ? "image/png" : "image/webp",
		ETag: object.httpEtag,
		"Last-Modified": object.uploaded.toUTCString(),
	});
	// R2 leaves the body away when a condition (If-None-Match …) did not hold
	if (!("body" in object)) {
		const isFresh =
			request.headers.has("if-none-match") || request.headers.has("if-modified-since");
		return new Response(null, { status: isFresh ? 304 : 412, headers });
	}
	const { status, length } = partOf(object, request, headers);
	headers.set("Content-Length", String(length));
	return new Response(request.method === "HEAD" ? null : object.body, { status, headers });
}

/** For who knows no WebP, as resellers by their contract; kept in front of the worker like every picture. */
async function jpegOf(
	key: string,
	{ method }: Request,
	{ images, pictureEncoder }: RequestContext,
): Promise<Response> {
	const object = await images.get(key);
	if (!object) return missing();
	const headers = { ...headersOfPicture, "Content-Type": "image/jpeg" };
	if (method === "HEAD") return new Response(null, { headers });
	const output = await pictureEncoder.input(object.body).output({ format: "image/jpeg" });
	return new Response(output.response().body, { headers });
}

function partOf(
	{ size, range }: R2ObjectBody,
	request: Request,
	headers: Headers,
): { status: number; length: number } {
	if (!request.headers.has("range") || !range) return { status: 200, length: size };
	// R2 sets all three fields and leaves those that do not apply undefined
	const suffix = "suffix" in range ? range.suffix : undefined;
	const offset = "offset" in range ? range.offset : undefined;
	const requestedLength = "length" in range ? range.length : undefined;
	const from = suffix === undefined ? (offset ?? 0) : Math.max(0, size - suffix);
	const length = suffix === undefined ? (requestedLength ?? size - from) : size - from;
	headers.set("Content-Range", `bytes ${from}-${from + length - 1}/${size}`);
	return { status: 206, length };
}

function beyond(size: number): Response {
	return new Response(null, {
		status: 416,
		headers: { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" },
	});
}

function missing(): Response {
	return new Response("There is no such picture.", {
		status: 404,
		headers: { "Cache-Control": "no-store" },
	});
}
