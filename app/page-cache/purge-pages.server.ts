import type { RequestContext } from "#app/request/context.server.ts";

/** Purges an excursion's page and the lists that show it, after an edit or a sale. */
export function purgeExcursionPages(
	{ purgePages }: Pick<RequestContext, "purgePages">,
	...excursionIds: string[]
): void {
	purgePages(["excursions", ...excursionIds.map((id) => `excursion:${id}`)]);
}
