import { logError } from "#app/log/log.ts";
import type { RequestContext } from "#app/request/context.server.ts";

/** Purges an excursion's page and the lists that show it, after an edit or a sale. */
export function purgeExcursionPages(
	{ purgePages }: Pick<RequestContext, "purgePages">,
	...excursionIds: string[]
): void {
	purgePages(["excursions", ...excursionIds.map((id) => `excursion:${id}`)]);
}

/**
 * Marks the pages with these tags as stale in Cloudflare's cache: their next visitor still gets the old page, and they
 * are made anew meanwhile. @param front undefined where that cache does not stand in front of the worker.
 */
export async function purgeFromFront(
	front: Pick<CacheContext, "invalidate"> | undefined,
	tags: string[],
): Promise<void> {
	try {
		const outcome = await front?.invalidate({ tags });
		for (const { message } of outcome?.errors ?? []) logError("page cache purge", message);
	} catch (error) {
		logError("page cache purge", error);
	}
}
