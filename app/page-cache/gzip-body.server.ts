/**
 * Bodies of kept pages as gzip, for browsers that take it: a fourth of the bytes to send and to copy, for
 * the work of packing once. Such a page is everybody's, so its length can't tell a secret (BREACH).
 */
const packed = new WeakMap<Uint8Array, Uint8Array<ArrayBuffer> | null>();

/** Smaller ones would hardly get smaller. */
const leastBytes = 1_000;

/**
 * Whether a browser takes gzip (RFC 9110, 12.5.3); "q=0" says that it does not. What the platform itself
 * would take stands in the header there, and what the browser said beside it.
 */
export function acceptsGzip(request: Request): boolean {
	const said = request.cf?.clientAcceptEncoding;
	const accepted = typeof said === "string" ? said : request.headers.get("Accept-Encoding");
	return accepted !== null && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);
}

/**
 * @returns null until it is packed; who asks first begins it, behind their answer. Should that be cut off,
 * the body goes out as it is.
 */
export function gzipBody(
	body: Uint8Array<ArrayBuffer>,
	waitUntil: (work: Promise<unknown>) => void,
): Uint8Array<ArrayBuffer> | null {
	const known = packed.get(body);
	if (known !== undefined || body.byteLength < leastBytes) return known ?? null;
	packed.set(body, null);
	waitUntil(pack(body).catch(() => packed.delete(body)));
	return null;
}

/** The body in the form that this browser takes; none to who asks for the headers alone. */
export function bodyAnswer(
	request: Request,
	body: Uint8Array<ArrayBuffer>,
	{ plain, packed }: { plain: Headers; packed: Headers },
	waitUntil: (work: Promise<unknown>) => void,
): Response {
	if (request.method === "HEAD") return new Response(null, { headers: plain });
	const gzip = acceptsGzip(request) ? gzipBody(body, waitUntil) : null;
	return gzip
		? new Response(gzip, { headers: packed, encodeBody: "manual" })
		: new Response(body, { headers: plain });
}

async function pack(body: Uint8Array<ArrayBuffer>): Promise<void> {
	const stream = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
	packed.set(body, new Uint8Array(await new Response(stream).arrayBuffer()));
}
