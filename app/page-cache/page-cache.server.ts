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

import type { Edition } from "#app/database/edition.ts";
import type { LineBatch } from "#app/log/line-batch.ts";
import { logError } from "#app/log/log.ts";
import {
	eventLine,
	noteFacts,
	presentRequestId,
	recordLogEvent,
} from "#app/log/wide-event.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { bodyAnswer } from "./gzip-body.server.ts";
import { type PageAddress, pageAddress } from "./page-address.server.ts";
import type { KeptPage, PageMemory } from "./page-memory.server.ts";
import {
	answerHeaders,
	bothForms,
	forFront,
	frontControl,
	frontRules,
	isStorable,
	isStored,
	keptForm,
	keptForSeconds,
	markerFor,
	readStored,
	storedForm,
	takeEdition,
	withoutEdition,
} from "./stored-page.server.ts";

/** The part of the Cache API that is used here. */
export interface PageStore {
	match(key: Request): Promise<Response | undefined>;
	put(key: Request, response: Response): Promise<void>;
	delete(key: Request): Promise<boolean>;
}

/** The part of the platform's cache in front of the worker that is used here. */
export interface FrontCache {
	purge(what: { tags: string[] }): Promise<{ success: boolean; errors: { message: string }[] }>;
}

/** @param kept edition of the kept page; the answer 304 says that it is still current. */
export type Render = (request: Request, kept: Edition | null) => Promise<Response>;

export interface PageCache {
	/** Answers from the cache or by `render`; what must not be cached always by `render`. */
	serve(request: Request, render: Render): Promise<Response>;
	/** Marks pages with these tags as outdated: shown only when they can't be made anew. */
	purge(tags: string[]): Promise<void>;
}

export interface PageCacheOptions {
	store: PageStore;
	memory: PageMemory;
	/** Undefined where no cache stands in front of the worker. */
	front: FrontCache | undefined;
	version: string;
	now(): number;
	waitUntil(work: Promise<unknown>): void;
	/** The page with a notice of its age, for as long as it can't be made anew. */
	markStale(
		page: Pick<KeptPage, "body" | "madeAt"> & { language: Language },
	): Promise<KeptPage["body"]>;
	/** In development `Server-Timing` tells what the cache did. */
	isTimed: boolean;
}

const second = 1000;
const freshFor = { page: 60 * second, data: 10 * second };
const staleFor = 600 * second;
const renewalSeconds = 15;
const retrySeconds = 5;
const mostRenewals = 2_000;
/** How long an isolate trusts its own copy before it asks whether another one purged it. */
const believedFor = second;

type PageState = "fresh" | "stale" | "unchanged" | "stale-on-error";

/** Answers synchronously from a copy that this isolate used within the last second. */
export function rememberedPage(
	request: Request,
	options: Pick<PageCacheOptions, "memory" | "front" | "version" | "isTimed" | "waitUntil"> & {
		now: number;
		lines: LineBatch;
	},
): Response | null {
	const { memory, front, version, now, isTimed, waitUntil, lines } = options;
	// with a cache in front, a request that comes here needs current data
	if (front) return null;
	const address = pageAddress(request, version);
	if (!address) return null;
	const known = memory.get(address.key);
	if (!known || now - known.seenAt >= believedFor) return null;
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
	const isUsual = request.method === "GET" && requestId === null;
	const own = isUsual ? line : lineOf(request.method, address, known.page, requestId);
	lines.add(own, now, waitUntil);
	return bodyAnswer(request, known.page.body, headers, waitUntil);
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

export function pageCache(options: PageCacheOptions): PageCache {
	const { store, memory, front, version, now, waitUntil, markStale, isTimed } = options;
	const { renewals } = memory;

	async function read(key: string): Promise<KeptPage | null> {
		const known = memory.get(key);
		if (known && now() - known.seenAt < believedFor) return known.page;
		const stored = await store.match(new Request(key));
		if (!stored) {
			memory.forget(key);
			return null;
		}
		// it may have been purged or renewed while the store was asked
		const held = memory.get(key);
		if (held && isStored(held.page, stored)) {
			stored.body?.cancel().catch(() => {});
			held.seenAt = now();
			return held.page;
		}
		// another isolate may have stored it, or this one before its tag was purged
		const page = memory.withPurges(await readStored(stored));
		if (front) return page;
		const newer = memory.get(key)?.page;
		if (newer && newer.madeAt > page.madeAt) return newer;
		memory.keep(key, page, now());
		return page;
	}

	/** Keeps a page unless a newer one came; outdated if a tag was purged while it was made. */
	async function keep(key: string, made: KeptPage): Promise<void> {
		const page = memory.withPurges(made);
		const known = memory.get(key)?.page;
		if (known && known.madeAt > page.madeAt) return;
		memory.keep(key, page, now());
		await putIntoStore(key, page);
	}

	async function putIntoStore(key: string, page: KeptPage): Promise<void> {
		const secondsLeft = keptForSeconds - Math.floor((now() - page.madeAt) / second);
		if (secondsLeft > 0) await store.put(new Request(key), storedForm(page, secondsLeft));
	}

	async function drop(key: string): Promise<void> {
		memory.forget(key);
		await store.delete(new Request(key));
	}

	async function keepAnswer(
		key: string,
		answer: Response,
		edition: Edition | null,
		begunAt: number,
	) {
		if (!isStorable(answer)) return drop(key);
		await keep(key, await keptForm(answer, edition, begunAt));
	}

	async function renew(address: PageAddress, kept: KeptPage, render: Render) {
		// One renewal at a time: the map stops others in this isolate, the marker those in other
		// isolates. Both expire, in case the renewal dies.
		const { key } = address;
		if ((renewals.get(key) ?? 0) > now() - renewalSeconds * second) return;
		if (renewals.size >= mostRenewals) renewals.clear();
		renewals.set(key, now());
		const marker = new Request(`${key}&renewing`);
		if (await store.match(marker)) return;
		const begunAt = now();
		await store.put(marker, markerFor(renewalSeconds));
		const made = await attempt(() => render(new Request(address.url), kept.edition));
		const edition = made instanceof Error ? null : takeEdition(made);
		if (made instanceof Error || made.status >= 500) {
			await withStaleNotice(address, kept);
			// a database that is down is asked again soon, by one request only
			renewals.set(key, now() - (renewalSeconds - retrySeconds) * second);
			await store.put(marker, markerFor(retrySeconds));
			return;
		}
		if (made.status === 304) await keep(key, unchanged(kept, begunAt));
		else await keepAnswer(key, made, edition, begunAt);
		await store.delete(marker);
		renewals.delete(key);
	}

	/** The visitor does not wait for it, so it has an event of its own. */
	async function renewAfterwards(address: PageAddress, kept: KeptPage, render: Render) {
		const { route, language } = address;
		const facts = { requestId: presentRequestId(), step: "renew page" as const, route, language };
		const work = () => renew(address, kept, render);
		await recordLogEvent("after response", facts, work).catch(() => {});
	}

	/** Marks the kept page with its age and keeps it like this until it can be made anew. */
	async function withStaleNotice({ key, isTotem, kind, language }: PageAddress, kept: KeptPage) {
		const { body, madeAt } = kept;
		if ((kept.isLastResort && !kept.isOutdated) || kind === "data") return kept;
		const isMarked = kept.isLastResort || isTotem;
		const marked = {
			...kept,
			isLastResort: true,
			// the mark tells its age, so visitors need not wait for a renewal
			isOutdated: false,
			// the marked page differs from what was rendered, so 304 must not renew it
			edition: null,
			body: isMarked ? body : await markStale({ body, madeAt, language }),
		};
		await keep(key, marked);
		return marked;
	}

	function answer(
		kept: KeptPage,
		{ freshness, route, language }: PageAddress,
		request: Request,
		state: PageState,
	) {
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

	/** When the page can't be made: the kept one. */
	async function insteadOf(address: PageAddress, kept: KeptPage | null, request: Request) {
		return kept && answer(await withStaleNotice(address, kept), address, request, "stale-on-error");
	}

	return {
		async serve(request, render) {
			const address = pageAddress(request, version);
			if (!address) return withoutEdition(await render(request, null));
			const { key } = address;
			const kept = front ? null : await read(key);
			const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
			if (kept && age < freshFor[address.freshness] && !kept.isLastResort && !kept.isOutdated) {
				return answer(kept, address, request, "fresh");
			}
			if (
				kept &&
				!kept.isOutdated &&
				address.kind === "page" &&
				address.freshness === "page" &&
				(kept.isLastResort || age < freshFor.page + staleFor)
			) {
				waitUntil(renewAfterwards(address, kept, render));
				return answer(kept, address, request, kept.isLastResort ? "stale-on-error" : "stale");
			}
			noteFacts({ cache: "made" });
			const begunAt = now();
			const known = front ? memory.get(key)?.page : kept;
			const made = await attempt(() => render(new Request(address.url), known?.edition ?? null));
			if (known && !(made instanceof Error) && made.status === 304) {
				const again = unchanged(known, begunAt);
				waitUntil(keep(key, again).catch(() => {}));
				return answer(again, address, request, "unchanged");
			}
			const edition = made instanceof Error ? null : takeEdition(made);
			if (made instanceof Error || made.status >= 500) {
				const old = front ? await read(key) : kept;
				const instead = await insteadOf(address, old, request);
				if (instead) return instead;
				if (made instanceof Error) throw made;
				return made;
			}
			if (isStorable(made)) {
				waitUntil(keepAnswer(key, made.clone(), edition, begunAt).catch(() => {}));
			} else if (kept) {
				// what is gone must not be shown later, when the database is down
				waitUntil(drop(key).catch(() => {}));
			}
			const first = front && isStorable(made) ? forFront(made, address.freshness) : made;
			if (request.method !== "HEAD") return first;
			// the platform must not keep an answer without a body as the page
			if (front) first.headers.set(frontControl, "no-store");
			return new Response(null, first);
		},
		async purge(tags) {
			const outdated = memory.purge(tags, now());
			// the platform's purge must not depend on the result of the others
			const [told] = await Promise.allSettled([
				front?.purge({ tags }),
				...outdated.map(([key, page]) => putIntoStore(key, page)),
			]);
			const wrong =
				told.status === "rejected"
					? String(told.reason)
					: told.value?.errors.map(({ message }) => message).join("; ");
			if (wrong) logError("page cache purge", wrong);
		},
	};
}

/** Fresh again after a 304. */
function unchanged(kept: KeptPage, at: number): KeptPage {
	return { ...kept, madeAt: at, isOutdated: false };
}

async function attempt(render: () => Promise<Response>): Promise<Response | Error> {
	try {
		return await render();
	} catch (error) {
		return error instanceof Error
			? error
			: new Error("A page threw something that is not an Error");
	}
}
