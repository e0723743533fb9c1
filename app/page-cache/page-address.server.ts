import { freshParameter } from "#app/islands/protocol.ts";
import type { Language } from "#app/messages/languages.ts";
import { readPath } from "#app/messages/localized-address.ts";

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

/** Allowed values of a query parameter; `repeats` for one that may occur several times. */
interface Parameter {
	shape: RegExp;
	repeats?: true;
}

const list: Record<string, Parameter> = {
	category: { shape: /^.{1,60}$/, repeats: true },
	day: { shape: /^[0-6]$/, repeats: true },
	language: { shape: /^.{1,60}$/ },
	max: { shape: /^\d{1,6}$/ },
	people: { shape: /^\d{1,2}$/ },
	when: { shape: /^(\d{4}-\d\d-\d\d|[a-z-]{4,9})$/ },
};
const trip: Record<string, Parameter> = {
	date: { shape: /^\d{4}-\d\d-\d\d$/ },
	month: { shape: /^\d{4}-\d\d$/ },
	people: { shape: /^\d{1,2}$/ },
	start: { shape: /^([01]\d|2[0-3]):[0-5]\d$/ },
};
/** React Router's own parameter of data requests: names of the loaders in `app/routes.ts`. */
const routes = "root|totem/(?:layout|home|excursions?)";
const ofData: Record<string, Parameter> = {
	_routes: { shape: new RegExp(`^(?:${routes})(?:,(?:${routes})){0,2}$`) },
};

/**
 * The query parameters that a public page reads, in order. Attack: made-up parameters would render
 * a page again and again and fill the cache, so all others are dropped. @param path of the
 * document, without ".data".
 */
function pageParameters(
	path: string,
	query: URLSearchParams,
	isData: boolean,
): [name: string, value: string][] {
	const parameters = { ...parametersOf(path), ...(isData ? ofData : {}) };
	return Object.entries(parameters).flatMap(([name, { shape, repeats }]) => {
		const values = [...new Set(query.getAll(name))].filter((value) => shape.test(value));
		const read = repeats ? values.sort() : values.slice(0, 1);
		return read.map((value): [string, string] => [name, value]);
	});
}

function parametersOf(path: string): Record<string, Parameter> {
	if (path === "/excursion/excursions") return list;
	return path.startsWith("/excursion/") ? trip : {};
}
