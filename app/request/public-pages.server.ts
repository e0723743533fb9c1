import type { RequestContext } from "./context.server.ts";

/** What staff changed is on sale at once: no cached page of it, or of a list that names it, stays. */
export function forgetExcursionPages(
	{ purgePages }: Pick<RequestContext, "purgePages">,
	...excursionIds: string[]
): void {
	purgePages(["excursions", ...excursionIds.map((id) => `excursion:${id}`)]);
}
