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

/** `/images/{key}`: pictures of excursions, the home page and the mark, from the R2 bucket (RFC 9110, section 13). */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const services = context.get(requestContext);
	const { images } = services;
	const original = originalOfJpeg(params.key);
	if (original) return jpegOf(original, request, services);
	if (!isFileKey(params.key)) return missing();
	const object = await images.get(params.key, { onlyIf: request.headers });
	if (!object) return missing();
	const headers = new Headers({
		...headersOfPicture,
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
	headers.set("Content-Length", String(object.size));
	return new Response(request.method === "HEAD" ? null : object.body, { headers });
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

function missing(): Response {
	return new Response("There is no such picture.", {
		status: 404,
		headers: { "Cache-Control": "no-store" },
	});
}
