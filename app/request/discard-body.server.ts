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
