/**
 * Keeps whole public pages, so that a visitor far from the database does not wait for it, and still
 * reads them when the database is away. Cloudflare's Workers Cache in front of the worker does the first
 * where it is there; elsewhere this isolate's memory and the Cache API do, with the same results.
 *
 * A page is fresh for a minute, then served stale while one request makes it anew. The data of a client
 * navigation is fresh for ten seconds and not served stale: a page asks for it when it wakes up, so
 * nobody looks at older numbers of free places. When making it anew fails, the last page is served, and
 * says that it is old. A purge does not throw a page away: it makes it outdated, and an outdated page is
 * served in no other case than this one. Only age removes it.
 *
 * Making anew begins with a question: the renderer is told which edition of the page is kept. When the
 * database knows of no change since, it answers 304, nothing is drawn, and the kept page is fresh again.
 */

import type { Edition } from "#app/database/edition.ts";
import { logError } from "#app/log/log.ts";
import { bodyAnswer } from "./gzip-body.server.ts";
import { type PageAddress, pageAddress } from "./page-address.server.ts";
import type { KeptPage, PageMemory } from "./page-memory.server.ts";
import { markPage } from "./stale-page.server.ts";
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
	toDocument,
	withoutEdition,
} from "./stored-page.server.ts";

/** What the Cache API does, as far as it is needed here. */
export interface PageStore {
	match(key: Request): Promise<Response | undefined>;
	put(key: Request, response: Response): Promise<void>;
	delete(key: Request): Promise<boolean>;
}

/** The platform's cache in front of the worker, as far as it is needed here. */
export interface FrontCache {
	purge(what: { tags: string[] }): Promise<{ success: boolean; errors: { message: string }[] }>;
}

/** @param kept the edition that is there already: 304 says that it would be made once more. */
export type Render = (request: Request, kept: Edition | null) => Promise<Response>;

export interface PageCache {
	/** Answers from the cache, or by `render`; what may not be cached goes straight to `render`. */
	serve(request: Request, render: Render): Promise<Response>;
	/** No page that carries one of these tags is shown from now on, unless it can't be made anew. */
	purge(tags: string[]): Promise<void>;
}

export interface PageCacheOptions {
	store: PageStore;
	memory: PageMemory;
	/** Undefined where nothing stands in front. */
	front: FrontCache | undefined;
	version: string;
	now(): number;
	waitUntil(work: Promise<unknown>): void;
	/** What stands above a page of that time while it can't be made anew; HTML. */
	notice(madeAt: number): string;
	/** While developing, answers tell by `Server-Timing` what the cache did. */
	isTimed: boolean;
}

const second = 1000;
const freshFor = { page: 60 * second, data: 10 * second };
const staleFor = 600 * second;
const renewalSeconds = 15;
const retrySeconds = 5;
const mostRenewals = 2_000;
/** So long the memory of this isolate is not compared with the store, which another one may have purged. */
const believedFor = second;

/** A page that this isolate has just handed out: without a wait, and next to no work. */
export function rememberedPage(
	request: Request,
	options: Pick<PageCacheOptions, "memory" | "front" | "version" | "isTimed" | "waitUntil"> & {
		now: number;
	},
): Response | null {
	const { memory, front, version, now, isTimed, waitUntil } = options;
	// asked although something stands in front: it wants to know what is true now
	if (front) return null;
	const address = pageAddress(request, version);
	if (!address) return null;
	const known = memory.get(address.key);
	if (!known || now - known.seenAt >= believedFor) return null;
	if (known.page.isLastResort || known.page.isOutdated) return null;
	const age = Math.max(0, now - known.page.madeAt);
	if (age >= freshFor[address.kind]) return null;
	const seconds = Math.floor(age / second);
	if (known.answers?.age !== seconds) {
		const headers = bothForms(answerHeaders(known.page, "fresh", age, isTimed));
		known.answers = { age: seconds, headers };
	}
	return bodyAnswer(request, known.page.body, known.answers.headers, waitUntil);
}

export function pageCache(options: PageCacheOptions): PageCache {
	const { store, memory, front, version, now, waitUntil, notice, isTimed } = options;
	const { renewals } = memory;

	async function read(key: string): Promise<KeptPage | null> {
		const known = memory.get(key);
		if (known && now() - known.seenAt < believedFor) return known.page;
		const stored = await store.match(new Request(key));
		if (!stored) {
			memory.forget(key);
			return null;
		}
		// it may have been purged or made anew while the store was asked
		const held = memory.get(key);
		if (held && isStored(held.page, stored)) {
			stored.body?.cancel().catch(() => {});
			held.seenAt = now();
			return held.page;
		}
		// another isolate may have stored it, or this one before its tag was purged
		const page = memory.judged(await readStored(stored));
		if (front) return page;
		const newer = memory.get(key)?.page;
		if (newer && newer.madeAt > page.madeAt) return newer;
		memory.keep(key, page, now());
		return page;
	}

	/** Unless a newer one has come meanwhile. One whose tag was purged since its making began is outdated. */
	async function keep(key: string, made: KeptPage): Promise<void> {
		const page = memory.judged(made);
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
		// One at a time: a hundred visitors on a stale page are one question to the database. The map stops
		// those of this isolate, the marker those of others; both run out, should the renewing one die.
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
			await asLastResort(address, kept);
			// a database that is down is asked again in a moment, not by everybody
			renewals.set(key, now() - (renewalSeconds - retrySeconds) * second);
			await store.put(marker, markerFor(retrySeconds));
			return;
		}
		if (made.status === 304) await keep(key, unchanged(kept, begunAt));
		else await keepAnswer(key, made, edition, begunAt);
		await store.delete(marker);
		renewals.delete(key);
	}

	/** The kept page, saying that it is old; kept like this until it can be made anew. */
	async function asLastResort({ key, isTotem, kind }: PageAddress, kept: KeptPage) {
		if ((kept.isLastResort && !kept.isOutdated) || kind === "data") return kept;
		const isMarked = kept.isLastResort || isTotem;
		const marked = {
			...kept,
			isLastResort: true,
			// whoever reads it is told so; until it can be made anew nobody waits for that
			isOutdated: false,
			// it can't become fresh again: it is not the page that was made
			edition: null,
			body: isMarked
				? kept.body
				: encode(markPage(new TextDecoder().decode(kept.body), notice(kept.madeAt))),
		};
		await keep(key, marked);
		return marked;
	}

	function answer(kept: KeptPage, { kind }: PageAddress, request: Request, state: string) {
		const headers = answerHeaders(kept, state, now() - kept.madeAt, isTimed);
		if (kept.isLastResort) headers.set("Cache-Control", "no-store");
		if (front) {
			headers.set(frontControl, frontRules[kept.isLastResort ? "lastResort" : kind]);
			// with the age of the page the platform would take the answer for one that is over
			headers.delete("Age");
			// it packs by itself, and better
			return new Response(request.method === "HEAD" ? null : kept.body, { headers });
		}
		return bodyAnswer(request, kept.body, bothForms(headers), waitUntil);
	}

	/** It could not be made: the last one, or for a script's question the way to the last document. */
	async function insteadOf(address: PageAddress, kept: KeptPage | null, request: Request) {
		if (address.kind === "page" || address.isTotem) {
			return kept && answer(await asLastResort(address, kept), address, request, "stale-on-error");
		}
		const { path, key } = address.document;
		const document = await read(key);
		if (document) {
			await asLastResort({ ...address, kind: "page", key }, document);
			return toDocument(path);
		}
		return kept && answer(kept, address, request, "stale-on-error");
	}

	return {
		async serve(request, render) {
			const address = pageAddress(request, version);
			if (!address) return withoutEdition(await render(request, null));
			const { key } = address;
			const kept = front ? null : await read(key);
			const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
			if (kept && age < freshFor[address.kind] && !kept.isLastResort && !kept.isOutdated) {
				return answer(kept, address, request, "fresh");
			}
			if (
				kept &&
				!kept.isOutdated &&
				address.kind === "page" &&
				(kept.isLastResort || age < freshFor.page + staleFor)
			) {
				waitUntil(renew(address, kept, render).catch(() => {}));
				return answer(kept, address, request, kept.isLastResort ? "stale-on-error" : "stale");
			}
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
				// a page of the site itself says that it can't be shown, and whom to call
				if (address.kind === "data" && !address.isTotem) return toDocument(address.document.path);
				return made;
			}
			if (isStorable(made)) {
				waitUntil(keepAnswer(key, made.clone(), edition, begunAt).catch(() => {}));
			} else if (kept) {
				// what is no longer there is not kept for a bad moment either
				waitUntil(drop(key).catch(() => {}));
			}
			const first = front && isStorable(made) ? forFront(made, address.kind) : made;
			if (request.method !== "HEAD") return first;
			// the platform must not take an answer without its body for the page
			if (front) first.headers.set(frontControl, "no-store");
			return new Response(null, first);
		},
		async purge(tags) {
			const outdated = memory.purge(tags, now());
			// the platform first, and whatever becomes of the rest: its pages are everybody's
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

/** The database knows of no change: what it was when it was made it was again at that time. */
function unchanged(kept: KeptPage, at: number): KeptPage {
	return { ...kept, madeAt: at, isOutdated: false };
}

async function attempt(render: () => Promise<Response>): Promise<Response | Error> {
	try {
		return await render();
	} catch (error) {
		return error instanceof Error ? error : new Error("a page threw what is no error");
	}
}

function encode(html: string): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode(html);
}
