import type * as v from "valibot";
import type { Language } from "#app/messages/languages.ts";
import { type CheckedForm, checkForm } from "#app/ui/form/form.ts";

/** Attack: a long body that fills the worker's memory. */
const maximumBytes = 64 * 1024;

/** @throws Response 413 for a body that is too long, 415 for another type, 400 if broken. */
export async function readForm<Schema extends v.GenericSchema>(
	request: Request,
	schema: Schema,
	language?: Language,
): Promise<CheckedForm<v.InferOutput<Schema>>> {
	return checkForm(schema, await readFormData(request), language);
}

/** @param most bytes, for a form that may be longer than others. @throws Response as `readForm` does. */
export async function readFormData(request: Request, most = maximumBytes): Promise<FormData> {
	const type = request.headers.get("content-type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
		throw new Response("This address expects a form.", { status: 415 });
	}
	const body = await readBody(request, most);
	try {
		return await new Response(body, { headers: { "content-type": type } }).formData();
	} catch {
		throw new Response("The form could not be read.", { status: 400 });
	}
}

/** Does not trust Content-Length. @throws Response 413 when the body is longer than the limit. */
export async function readBody(request: Request, limit: number): Promise<ArrayBuffer> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		// reads to the end: a response before it breaks the connection for the next request
		if (size > 16 * limit) break;
		if (size <= limit) chunks.push(chunk);
	}
	if (size > limit)
		throw new Response("This is larger than the limit of this address.", { status: 413 });
	return new Blob(chunks).arrayBuffer();
}

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

/** Bytes; more of a refused body is not read. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads and drops the rest of a refused body. A response before the end of a body breaks the
 * connection, which the next request may use.
 */
export async function discardBody(request: Request, limit = mostBytes): Promise<void> {
	if (request.bodyUsed) return;
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > limit) return;
	}
}
