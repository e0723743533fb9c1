import { discardBody } from "./discard-body.server.ts";

/**
 * Reads a form with files, up to a limit for all of it.
 * @throws Response 413 when it is longer, 415 when it is no such form, 400 when it is broken.
 */
export async function readUpload(request: Request, limit: number): Promise<FormData> {
	if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
		throw new Response("This address takes a form with a file.", { status: 415 });
	}
	const length = Number(request.headers.get("content-length") ?? Number.NaN);
	// the platform holds a body to its announced length; one without is refused before it fills memory
	if (!(length <= limit)) {
		await discardBody(request, 16 * limit);
		throw Number.isNaN(length)
			? new Response("Say how long the upload is.", { status: 411 })
			: new Response("That is more than this address takes.", { status: 413 });
	}
	try {
		return await request.formData();
	} catch {
		throw new Response("The form could not be read.", { status: 400 });
	}
}
