import type * as v from "valibot";
import { type CheckedForm, checkForm } from "#app/ui/form/form.ts";

/** No form of this site is larger; a longer body is an attempt to fill the worker's memory. */
const maximumBytes = 64 * 1024;

/**
 * Reads a posted form against its schema.
 * @throws Response 413 for a huge body, 415 for one that is no form, 400 for a broken one.
 */
export async function readForm<Schema extends v.GenericSchema>(
	request: Request,
	schema: Schema,
): Promise<CheckedForm<v.InferOutput<Schema>>> {
	return checkForm(schema, await readFormData(request));
}

/** @throws Response as `readForm` does. */
export async function readFormData(request: Request): Promise<FormData> {
	const type = request.headers.get("content-type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
		throw new Response("This address takes a form.", { status: 415 });
	}
	const body = await readBody(request, maximumBytes);
	try {
		return await new Response(body, { headers: { "content-type": type } }).formData();
	} catch {
		throw new Response("The form could not be read.", { status: 400 });
	}
}

/**
 * Reads a body up to a limit, whatever Content-Length claims.
 * @throws Response 413 when it is longer.
 */
export async function readBody(request: Request, limit: number): Promise<ArrayBuffer> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		// somewhat too long is read to its end and thrown away: an answer in the middle of a body
		// breaks the connection that the next request may come on
		if (size > 16 * limit) break;
		if (size <= limit) chunks.push(chunk);
	}
	if (size > limit) throw new Response("That is more than this address takes.", { status: 413 });
	return new Blob(chunks).arrayBuffer();
}
