import type * as v from "valibot";
import { type CheckedForm, checkForm } from "#app/ui/form.ts";

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
	const tooLarge = () => new Response("That is more than this address takes.", { status: 413 });
	if (Number(request.headers.get("content-length")) > limit) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > limit) throw tooLarge();
		chunks.push(chunk);
	}
	return new Blob(chunks as BlobPart[]).arrayBuffer();
}
