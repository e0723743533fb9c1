import type { RequestContext } from "#app/request/context.server.ts";

/** What staff changed, or a guest just took, shows at once: no cached page of it, or of a list that names it, stays. */
export function purgeExcursionPages(
	{ purgePages }: Pick<RequestContext, "purgePages">,
	...excursionIds: string[]
): void {
	purgePages(["excursions", ...excursionIds.map((id) => `excursion:${id}`)]);
}
