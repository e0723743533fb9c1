/**
 * Gzip forms of cached pages, compressed once each. Such a page is the same for everybody, so its
 * length reveals no secret (attack: BREACH).
 */
const packed = new WeakMap<Uint8Array, Blob | null>();

/** Bytes; compressing a smaller body saves almost nothing. */
const leastBytes = 1_000;

/**
 * Whether the browser accepts gzip (RFC 9110, 12.5.3). On Cloudflare, and under `wrangler dev` alike, the header names
 * what the platform accepts, and `cf` what the browser sent: "" where it named no encoding.
 */
export function acceptsGzip(request: Request): boolean {
	const said = request.cf?.clientAcceptEncoding;
	const accepted = typeof said === "string" ? said : request.headers.get("Accept-Encoding");
	return accepted !== null && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);
}

/** @returns null until it is compressed; the first call starts that after its answer. */
export function gzipBody(
	body: Uint8Array<ArrayBuffer>,
	waitUntil: (work: Promise<unknown>) => void,
): Blob | null {
	const known = packed.get(body);
	if (known !== undefined || body.byteLength < leastBytes) return known ?? null;
	packed.set(body, null);
	waitUntil(pack(body).catch(() => packed.delete(body)));
	return null;
}

/** The body in the form that this browser accepts; null for HEAD. */
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

/** A blob, because a response copies an array and refers to a blob. */
async function pack(body: Uint8Array<ArrayBuffer>): Promise<void> {
	const stream = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
	packed.set(body, await new Response(stream).blob());
}
