/**
 * Keeps whole public pages, so that visitors far from the database need not wait for it, and can
 * read when it is down. Cloudflare's Workers Cache in front of the worker keeps them where it
 * exists, otherwise this isolate's memory and the Cache API, with the same results. A page is fresh
 * for a minute, then served stale while one request renews it. A page that a woken island asks for,
 * and data of a totem's navigation, are fresh for ten seconds and never served stale, because an
 * open page asks for current free seats. A purge marks a page as outdated instead of deleting it. An
 * outdated page, or one past its time, is shown only when it can't be made anew, with a notice of
 * its age. A page is deleted by age only. A renewal names the edition of the kept page. When the
 * database has the same edition, the answer is 304, nothing is rendered, and the kept page is fresh
 * again.
 */

import type { LineBatch } from "#app/log/line-batch.ts";
import { logError } from "#app/log/log.ts";
import { eventLine, noteFacts } from "#app/log/wide-event.server.ts";
import { bodyAnswer } from "./gzip-body.server.ts";
import { KeptPages, type PageStore, trustMemoryForMs } from "./kept-pages.server.ts";
import { type PageAddress, pageAddress } from "./page-address.server.ts";
import type { KeptPage, PageMemory } from "./page-memory.server.ts";
import {
	attempt,
	freshAgain,
	type MarkStale,
	PageRenewal,
	type Render,
} from "./page-renewal.server.ts";
import {
	answerHeaders,
	bothForms,
	forFront,
	frontControl,
	frontRules,
	isStorable,
	takeEdition,
	withoutEdition,
} from "./stored-page.server.ts";

/** The part of the platform's cache in front of the worker that is used here. */
export interface FrontCache {
	purge(what: { tags: string[] }): Promise<{ success: boolean; errors: { message: string }[] }>;
}

export interface PageCacheOptions {
	store: PageStore;
	memory: PageMemory;
	/** Undefined where no cache stands in front of the worker. */
	front: FrontCache | undefined;
	version: string;
	now(): number;
	waitUntil(work: Promise<unknown>): void;
	markStale: MarkStale;
	/** In development `Server-Timing` tells what the cache did. */
	isTimed: boolean;
}

const second = 1000;
const freshFor = { page: 60 * second, data: 10 * second };
const staleFor = 600 * second;
/** Milliseconds beyond `trustMemoryForMs` in which others have this isolate's copy while one request asks the store. */
const longestAsking = 250;

type PageState = "fresh" | "stale" | "unchanged" | "stale-on-error";

/** Answers synchronously from a copy that this isolate compared with the store within the last second. */
export function rememberedPage(
	request: Request,
	options: Pick<PageCacheOptions, "memory" | "front" | "version" | "isTimed" | "waitUntil"> & {
		/** The request's, which the caller has read: each reading is a call into the runtime. */
		url: string;
		now: number;
		lines: LineBatch;
	},
): Response | null {
	const { url, memory, front, version, now, isTimed, waitUntil, lines } = options;
	// with a cache in front, a request that comes here needs current data
	if (front) return null;
	const { method } = request;
	const address = pageAddress({ method, url }, version);
	if (!address) return null;
	const known = memory.get(address.key);
	if (!known || mustAsk(known, now)) return null;
	if (known.page.isLastResort || known.page.isOutdated) return null;
	const age = Math.max(0, now - known.page.madeAt);
	if (age >= freshFor[address.freshness]) return null;
	const seconds = Math.floor(age / second);
	if (known.answers?.age !== seconds) {
		const headers = bothForms(answerHeaders(known.page, "fresh", age, isTimed));
		known.answers = { age: seconds, headers, line: lineOf("GET", address, known.page) };
	}
	// not recorded: this answer takes no longer than opening a recording
	const { headers, line } = known.answers;
	const requestId = request.headers.get("cf-ray");
	const isUsual = method === "GET" && requestId === null;
	const own = isUsual ? line : lineOf(method, address, known.page, requestId);
	lines.add(own, now, waitUntil);
	return bodyAnswer(request, known.page.body, headers, waitUntil);
}

/** True for the first request after `trustMemoryForMs`, which asks the store. The next ones do not wait for its answer. */
function mustAsk(known: { seenAt: number; askedAt: number }, now: number): boolean {
	const unseenFor = now - known.seenAt;
	if (unseenFor < trustMemoryForMs) return false;
	const isAsked = now - known.askedAt < longestAsking;
	if (isAsked && unseenFor < trustMemoryForMs + longestAsking) return false;
	known.askedAt = now;
	return true;
}

function lineOf(
	method: string,
	{ route, language }: PageAddress,
	{ body }: KeptPage,
	requestId: string | null = null,
): string {
	return eventLine("request", {
		requestId: requestId ?? undefined,
		method: method === "HEAD" ? "HEAD" : "GET",
		route,
		language,
		status: 200,
		cache: "memory",
		bytes: body.byteLength,
	});
}

/** One request for a page that may be kept. */
interface Visit {
	address: PageAddress;
	request: Request;
	render: Render;
}

export class PageCache {
	readonly #options: PageCacheOptions;
	readonly #pages: KeptPages;
	readonly #renewal: PageRenewal;

	constructor(options: PageCacheOptions) {
		this.#options = options;
		this.#pages = new KeptPages(options);
		this.#renewal = new PageRenewal(this.#pages, options);
	}

	/** Answers from the cache or by `render`; what must not be cached always by `render`. */
	async serve(request: Request, render: Render): Promise<Response> {
		const { front, version } = this.#options;
		const address = pageAddress(request, version);
		if (!address) return withoutEdition(await render(request, null));
		const kept = front ? null : await this.#pages.read(address.key);
		const visit = { address, request, render };
		return (kept && this.#answerAtOnce(visit, kept)) ?? (await this.#makeAnew(visit, kept));
	}

	/** While the kept page is fresh, or stale and renewed after the answer; otherwise null. */
	#answerAtOnce({ address, request, render }: Visit, kept: KeptPage): Response | null {
		const { now, waitUntil } = this.#options;
		if (kept.isOutdated) return null;
		const age = now() - kept.madeAt;
		const { freshness } = address;
		if (age < freshFor[freshness] && !kept.isLastResort)
			return this.#answer(kept, { address, request, state: "fresh" });
		const isTooOld = age >= freshFor.page + staleFor && !kept.isLastResort;
		if (freshness === "data" || isTooOld) return null;
		waitUntil(this.#renewal.renewAfterwards(address, kept, render));
		const state = kept.isLastResort ? "stale-on-error" : "stale";
		return this.#answer(kept, { address, request, state });
	}

	async #makeAnew(visit: Visit, kept: KeptPage | null): Promise<Response> {
		const { memory, front, now, waitUntil } = this.#options;
		const { address, request, render } = visit;
		noteFacts({ cache: "made" });
		const begunAt = now();
		const known = front ? memory.get(address.key)?.page : kept;
		const made = await attempt(() => render(new Request(address.url), known?.edition ?? null));
		if (known && !(made instanceof Error) && made.status === 304) {
			const again = freshAgain(known, begunAt);
			waitUntil(this.#pages.keep(address.key, again).catch(() => {}));
			return this.#answer(again, { address, request, state: "unchanged" });
		}
		const edition = made instanceof Error ? null : takeEdition(made);
		if (made instanceof Error || made.status >= 500) {
			const instead = await this.#keptInstead(visit, kept);
			if (instead) return instead;
			if (made instanceof Error) throw made;
			return made;
		}
		if (isStorable(made)) {
			const copy = made.clone();
			waitUntil(this.#pages.keepAnswer(address.key, copy, { edition, begunAt }).catch(() => {}));
		} else if (kept) {
			// what is gone must not be shown later, when the database is down
			waitUntil(this.#pages.drop(address.key).catch(() => {}));
		}
		return this.#firstAnswer(visit, made);
	}

	/** When the page can't be made: the kept one. */
	async #keptInstead({ address, request }: Visit, read: KeptPage | null): Promise<Response | null> {
		const kept = this.#options.front ? await this.#pages.read(address.key) : read;
		if (!kept) return null;
		const marked = await this.#renewal.withStaleNotice(address, kept);
		return this.#answer(marked, { address, request, state: "stale-on-error" });
	}

	/** What was rendered for this visitor. */
	#firstAnswer({ address, request }: Visit, made: Response): Response {
		const { front } = this.#options;
		const first = front && isStorable(made) ? forFront(made, address.freshness) : made;
		if (request.method !== "HEAD") return first;
		// the platform must not keep an answer without a body as the page
		if (front) first.headers.set(frontControl, "no-store");
		return new Response(null, first);
	}

	#answer(
		kept: KeptPage,
		{ address, request, state }: Omit<Visit, "render"> & { state: PageState },
	): Response {
		const { front, now, waitUntil, isTimed } = this.#options;
		const { freshness, route, language } = address;
		noteFacts({ route, language, cache: state, bytes: kept.body.byteLength });
		const headers = answerHeaders(kept, state, now() - kept.madeAt, isTimed);
		if (kept.isLastResort) headers.set("Cache-Control", "no-store");
		if (front) {
			headers.set(frontControl, frontRules[kept.isLastResort ? "lastResort" : freshness]);
			// with an Age header the platform would treat the answer as expired
			headers.delete("Age");
			// the platform compresses by itself, and better
			return new Response(request.method === "HEAD" ? null : kept.body, { headers });
		}
		return bodyAnswer(request, kept.body, bothForms(headers), waitUntil);
	}

	/** Marks pages with these tags as outdated: shown only when they can't be made anew. */
	async purge(tags: string[]): Promise<void> {
		const { memory, front, now } = this.#options;
		const outdated = memory.purge(tags, now());
		// the platform's purge must not depend on the result of the others
		const [told] = await Promise.allSettled([
			front?.purge({ tags }),
			...outdated.map(([key, page]) => this.#pages.store(key, page)),
		]);
		const wrong =
			told.status === "rejected"
				? String(told.reason)
				: told.value?.errors.map(({ message }) => message).join("; ");
		if (wrong) logError("page cache purge", wrong);
	}
}
