import { freshParameter } from "#app/islands/protocol.ts";
import type { Language } from "#app/messages/languages.ts";
import { readPath } from "#app/messages/localized-address.ts";
import { pageParameters } from "./page-parameters.server.ts";

/** Which requests ask for a public page, and the key of its copy. */
export interface PageAddress {
	/** Data of a totem's navigation is fresh for a shorter time than a page. */
	kind: "page" | "data";
	/** How new the answer must be: an island that wakes asks for a page as new as data (`freshParameter`). */
	freshness: "page" | "data";
	/** The page's URL with its known parameters in order; unknown parameters are left out. */
	key: string;
	/** The page's URL for the renderer, the same for all visitors. */
	url: string;
	/** As in app/routes.ts: "/excursion/:excursionId". */
	route: string;
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
	/^\/totem\/(?!confirm\/|handover\/)[a-z\d-]{3,64}\/(?:(?<data>_\.data)|(?:excursions|[\da-f-]{36})(?<more>\.data)?)?$/;

/** The last addresses read: reading one costs more than answering it from memory. */
const read = new Map<string, PageAddress | null>();
let readFor = "";
const mostRead = 2_000;
const longestRead = 500;

/**
 * The public page that a request asks for. Only its address counts, so that no cookie or other
 * header gets into a kept page. @param version of the build, part of the key because pages name its
 * scripts. @returns null for what must not be cached.
 */
export function pageAddress(
	{ method, url }: Pick<Request, "method" | "url">,
	version: string,
): PageAddress | null {
	if (method !== "GET" && method !== "HEAD") return null;
	// attack: long made-up addresses would fill the memory
	if (url.length > longestRead) return readAddress(url, version);
	const known = read.get(url);
	if (known !== undefined && readFor === version) return known;
	const address = readAddress(url, version);
	// attack: made-up addresses only empty this map
	if (read.size >= mostRead || readFor !== version) read.clear();
	readFor = version;
	read.set(url, address);
	return address;
}

function readAddress(asked: string, version: string): PageAddress | null {
	const url = new URL(asked);
	const totem = totemCatalogue.exec(url.pathname);
	const { path, language } = readPath(url.pathname);
	const match = sitePage.exec(path) ?? totem;
	// an enrolment link works once, for one screen
	if (!match || url.searchParams.has("enrol")) return null;
	const isData = Boolean(match.groups?.data ?? match.groups?.more);
	const documentPath = isData ? path.replace(/_?\.data$/, "") : path;
	const known = pageParameters(documentPath, url.searchParams, isData);
	// attack: endless combinations would fill the cache
	if (known.length > mostParameters) return null;
	const search = new URLSearchParams(known).toString();
	const address = url.origin + url.pathname + (search ? `?${search}` : "");
	return {
		kind: isData ? "data" : "page",
		key: `${address}${search ? "&" : "?"}build=${version}`,
		url: address,
		freshness: isData || url.searchParams.has(freshParameter) ? "data" : "page",
		route: totem ? totemRoute(documentPath) : siteRoute(path),
		language,
		isTotem: Boolean(totem),
	};
}

function siteRoute(path: string): string {
	const isOneOfMany = path !== "/" && !path.endsWith("/excursions") && !path.endsWith("/contact");
	return isOneOfMany ? "/excursion/:excursionId" : path;
}

function totemRoute(path: string): string {
	const [, , , page = ""] = path.split("/");
	if (page === "") return "/totem/:hotelId";
	return page === "excursions" ? "/totem/:hotelId/excursions" : "/totem/:hotelId/:excursionId";
}
