import { pageParameters } from "./page-parameters.server.ts";

/** Which requests ask for a public page, and under which key its copy is kept. */
export interface PageAddress {
	/** Data of a client navigation is younger than a page. */
	kind: "page" | "data";
	/** Of the page with its parameters in order, without those that no page reads. */
	key: string;
	/** The page as everybody gets it, for the renderer. */
	url: string;
	/** The document that a data request belongs to, as a path and as a key; a page names itself. */
	document: { path: string; key: string };
	/** A hotel's screen tells by itself how old it is, and is nothing without its scripts. */
	isTotem: boolean;
}

const mostParameters = 16;

const sitePage = /^\/(?:(?<data>_\.data)|excursion\/[\w-]{1,64}(?<more>\.data)?)?$/;

/** What a totem shows of the island is the same on every screen of a hotel; a guest's own pages are not. */
const totemCatalogue =
	/^\/totem\/(?!confirm\/|handover\/)[a-z\d-]{3,64}\/(?:(?<data>_\.data)|(?:excursions|[\da-f-]{36})(?<more>\.data)?)?$/;

/** Reading an address costs more than answering it from memory; the same ones come again and again. */
const read = new Map<string, PageAddress | null>();
let readFor = "";
const mostRead = 2_000;
const longestRead = 500;

/**
 * The public page that a request asks for: nothing but its address counts, so that no cookie, no
 * authorization and no other header can get into what is kept.
 * @param version another build has other scripts: its pages are other pages.
 * @returns null for what must not be cached.
 */
export function pageAddress(
	{ method, url }: Pick<Request, "method" | "url">,
	version: string,
): PageAddress | null {
	if (method !== "GET" && method !== "HEAD") return null;
	// no link of ours is that long: remembering made-up ones would fill the isolate
	if (url.length > longestRead) return readAddress(url, version);
	const known = read.get(url);
	if (known !== undefined && readFor === version) return known;
	const address = readAddress(url, version);
	// whoever makes up addresses fills a list that begins anew
	if (read.size >= mostRead || readFor !== version) read.clear();
	readFor = version;
	read.set(url, address);
	return address;
}

function readAddress(asked: string, version: string): PageAddress | null {
	const url = new URL(asked);
	const totem = totemCatalogue.exec(url.pathname);
	const match = sitePage.exec(url.pathname) ?? totem;
	// an enrolment link is for one screen, once
	if (!match || url.searchParams.has("enrol")) return null;
	const isData = Boolean(match.groups?.data ?? match.groups?.more);
	const documentPath = isData ? url.pathname.replace(/_?\.data$/, "") : url.pathname;
	const known = pageParameters(documentPath, url.searchParams, isData);
	// endless combinations would fill the cache
	if (known.length > mostParameters) return null;
	const search = new URLSearchParams(known).toString();
	const documentSearch = new URLSearchParams(
		known.filter(([name]) => name !== "_routes"),
	).toString();
	const pageUrl = (path: string, query: string) => url.origin + path + (query ? `?${query}` : "");
	const keyOf = (path: string, query: string) =>
		`${pageUrl(path, query)}${query ? "&" : "?"}build=${version}`;
	return {
		kind: isData ? "data" : "page",
		key: keyOf(url.pathname, search),
		url: pageUrl(url.pathname, search),
		document: {
			path: documentPath + (documentSearch ? `?${documentSearch}` : ""),
			key: keyOf(documentPath, documentSearch),
		},
		isTotem: Boolean(totem),
	};
}
