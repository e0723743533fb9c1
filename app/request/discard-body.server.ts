/** Nobody sends more than this to be told that they may not. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads what a refusal left unread and throws it away: an answer in the middle of a body breaks the
 * connection that the next request may come on.
 */
export async function discardBody(request: Request, limit = mostBytes): Promise<void> {
	if (request.bodyUsed) return;
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > limit) return;
	}
}
