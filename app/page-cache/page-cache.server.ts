/**
 * Public pages behind Cloudflare's Workers Cache (docs/decisions/cloudflares-cache-keeps-public-pages.md), which answers with a page for a minute, and then
 * with the stale one while it has a new one made. A request that comes here needs current data, so each asks the
 * database, and names the edition of the page that this isolate made last. If that is still current, the answer is 304
 * and nothing is rendered. A page that can't be made is shown as it was made last, with a notice of its age.
 */
import { type Edition, editionHeader, readEdition } from "#app/database/edition.ts";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { type PageAddress, pageAddress } from "./page-address.server.ts";
import type { PageMemory, RememberedPage } from "./page-memory.server.ts";

/** @param edition of the remembered page; the answer 304 says that it is still current. */
export type Render = (request: Request, edition: Edition | null) => Promise<Response>;

export interface PageCacheOptions {
	memory: PageMemory;
	/** Milliseconds. */
	now: number;
	/** The page with a notice of its age. */
	markStale(
		page: Pick<RememberedPage, "body" | "madeAt"> & { language: Language },
	): Promise<RememberedPage["body"]>;
}

/** Seconds; how old a page may be that is shown while the database is down. */
const oldest = 24 * 3600;

/**
 * Rules for Cloudflare's cache, which removes this header. `s-maxage` in `Cache-Control` would forbid stale answers
 * (RFC 9111, 4.2.4).
 */
const frontControl = "Cloudflare-CDN-Cache-Control";
const frontRules = {
	page: `public, max-age=60, stale-while-revalidate=600, stale-if-error=${oldest}`,
	// never stale while the database answers: an open page asks for current free seats
	data: `public, max-age=10, stale-if-error=${oldest}`,
	lastResort: "public, max-age=10",
};

/** Answers a public page; what must not be cached goes to `render` as it is. */
export async function servePage(
	request: Request,
	render: Render,
	options: PageCacheOptions,
): Promise<Response> {
	const address = pageAddress(request);
	if (!address) {
		const answer = await render(request, null);
		takeEdition(answer);
		return answer;
	}
	const answer = await makePage(address, render, options);
	if (request.method !== "HEAD") return answer;
	// Cloudflare must not keep an answer without a body as the page
	answer.headers.set(frontControl, "no-store");
	return new Response(null, answer);
}

async function makePage(
	address: PageAddress,
	render: Render,
	options: PageCacheOptions,
): Promise<Response> {
	const { memory, now } = options;
	const lastPage = memory.get(address.url);
	noteFacts({ cache: "made" });
	// without the visitor's headers: the page is the same for everybody
	const [rendering] = await Promise.allSettled([
		render(new Request(address.url), lastPage?.edition ?? null),
	]);
	if (rendering.status === "rejected" || rendering.value.status >= 500) {
		const lastResort = lastPage ? await lastResortOf(lastPage, address, options) : null;
		if (rendering.status === "fulfilled") return lastResort ?? rendering.value;
		if (!lastResort) throw rendering.reason;
		logError("request", rendering.reason);
		return lastResort;
	}
	const answer = rendering.value;
	if (lastPage && answer.status === 304) {
		memory.keep(address.url, { ...lastPage, madeAt: now });
		return answerOf(lastPage, "unchanged", frontRules[address.freshness]);
	}
	const edition = takeEdition(answer);
	if (!isStorable(answer)) {
		// what is gone must not be shown later, when the database is down
		memory.forget(address.url);
		return answer;
	}
	return await rememberAnswer(answer, edition, address, options);
}

async function rememberAnswer(
	answer: Response,
	edition: Edition | null,
	{ url, freshness }: PageAddress,
	{ memory, now }: PageCacheOptions,
): Promise<Response> {
	// one request's; this answer goes to many
	answer.headers.delete("x-request-id");
	const headers = [...answer.headers].filter(([name]) => name !== "server-timing");
	const body = new Uint8Array(await answer.arrayBuffer());
	memory.keep(url, { headers, body, edition, madeAt: now });
	answer.headers.set(frontControl, frontRules[freshness]);
	return new Response(body, answer);
}

/** The page as it was made last; null when that is too long ago. */
async function lastResortOf(
	page: RememberedPage,
	{ isTotem, language }: PageAddress,
	{ now, markStale }: PageCacheOptions,
): Promise<Response | null> {
	const { madeAt } = page;
	if (now - madeAt >= oldest * 1000) return null;
	// a totem shows the age of its data by itself, and needs its scripts
	const body = isTotem ? page.body : await markStale({ body: page.body, madeAt, language });
	const answer = answerOf({ ...page, body }, "stale-on-error", frontRules.lastResort);
	answer.headers.set("Cache-Control", "no-store");
	return answer;
}

function answerOf(
	{ headers, body }: RememberedPage,
	state: "unchanged" | "stale-on-error",
	rule: string,
): Response {
	noteFacts({ cache: state, bytes: body.byteLength });
	const answer = new Response(body, { headers });
	answer.headers.set("x-page-cache", state);
	answer.headers.set(frontControl, rule);
	return answer;
}

/** Only a complete answer that is public and sets no cookie. */
function isStorable(response: Response): boolean {
	const control = response.headers.get("Cache-Control") ?? "";
	return (
		response.status === 200 &&
		/\bpublic\b/.test(control) &&
		!/\b(private|no-store)\b/.test(control) &&
		!response.headers.has("Set-Cookie")
	);
}

/** Removes the edition from an answer, because visitors have no use for it, and reads it. */
function takeEdition(response: Response): Edition | null {
	const text = response.headers.get(editionHeader);
	if (text !== null) response.headers.delete(editionHeader);
	return readEdition(text);
}
