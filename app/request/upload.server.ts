import { discardBody } from "./discard-body.server.ts";

/** @throws Response 411 without a length, 413 too long, 415 not multipart, 400 broken. */
export async function readUpload(request: Request, limit: number): Promise<FormData> {
	if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
		throw new Response("This address expects a form with a file.", { status: 415 });
	}
	const length = Number(request.headers.get("content-length") ?? Number.NaN);
	// the platform holds a body to its Content-Length; a body without one is refused
	if (!(length <= limit)) {
		await discardBody(request, 16 * limit);
		throw Number.isNaN(length)
			? new Response("The upload needs a Content-Length.", { status: 411 })
			: new Response("This is larger than the limit of this address.", { status: 413 });
	}
	try {
		return await request.formData();
	} catch {
		throw new Response("The form could not be read.", { status: 400 });
	}
}
