import { freshParameter } from "#app/islands/protocol.ts";
import type { Language } from "#app/messages/languages.ts";
import { readPath } from "#app/messages/localized-address.ts";
import { pageParameters } from "./page-parameters.server.ts";

/** The public page that a request asks for. */
export interface PageAddress {
	/** How new the answer must be: a widget that wakes asks for a page as new as data (`freshParameter`). */
	freshness: "page" | "data";
	/** The page's URL for the renderer, with the parameters that it reads in order, without all others. */
	url: string;
	language: Language;
	/** A totem shows its data's age by itself, and needs its scripts. */
	isTotem: boolean;
}

const mostParameters = 16;

const sitePage = /^\/(?:excursion\/[\w-]{1,64})?$/;

/** The route of a public page that is the same for everybody, by its path without the language; null for any other. */
export function sitePageRoute(path: string): string | null {
	return sitePage.test(path) ? siteRoute(path) : null;
}

/** The same on every screen of a hotel, without the pages that belong to one guest. */
const totemCatalogue =
	/^\/totem\/(?!confirm\/|handover\/)[a-z\d-]{3,64}\/(?:(?<data>_\.data|trips\.json)|(?:excursions|[\da-f-]{36})(?<more>\.data)?)?$/;

/**
 * Only the address of a request counts, so that no cookie or other header gets into a remembered page.
 * @returns null for what must not be cached.
 */
export function pageAddress({
	method,
	url: requestUrl,
}: Pick<Request, "method" | "url">): PageAddress | null {
	if (method !== "GET" && method !== "HEAD") return null;
	const url = new URL(requestUrl);
	const totem = totemCatalogue.exec(url.pathname);
	const { path, language } = readPath(url.pathname);
	const match = sitePage.exec(path) ?? totem;
	if (!match) return null;
	const isData = Boolean(match.groups?.data ?? match.groups?.more);
	const documentPath = isData ? path.replace(/_?\.data$/, "") : path;
	const parameters = pageParameters(documentPath, url.searchParams, isData);
	// attack: endless combinations would fill the memory
	if (parameters.length > mostParameters) return null;
	const search = new URLSearchParams(parameters).toString();
	return {
		url: url.origin + url.pathname + (search ? `?${search}` : ""),
		freshness: isData || url.searchParams.has(freshParameter) ? "data" : "page",
		language,
		isTotem: Boolean(totem),
	};
}

function siteRoute(path: string): string {
	const isOneOfMany = path !== "/" && !path.endsWith("/excursions") && !path.endsWith("/contact");
	return isOneOfMany ? "/excursion/:excursionId" : path;
}
