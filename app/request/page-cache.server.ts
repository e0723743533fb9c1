/**
 * Keeps whole public pages, so that a visitor far from the database does not wait for it, and still
 * reads them when the database is away. Cloudflare's Workers Cache in front of the worker does the first
 * where it is there; elsewhere this isolate's memory and the Cache API do, with the same results.
 *
 * A page is fresh for a minute, then served stale while one request makes it anew. The data of a client
 * navigation is fresh for ten seconds and not served stale: a page asks for it when it wakes up, so
 * nobody looks at older numbers of free places. When making it anew fails, the last page is served, and
 * says that it is old.
 */
import { type PageAddress, pageAddress } from "./page-address.server.ts";
import { markPage } from "./page-mark.server.ts";
import type { KeptPage, PageMemory } from "./page-memory.server.ts";

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

export interface PageCache {
	/** Answers from the cache, or by `render`; what may not be cached goes straight to `render`. */
	serve(request: Request, render: (request: Request) => Promise<Response>): Promise<Response>;
	/** Forgets every page that carries one of these tags. */
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
/** A stale page is better than none while the database is away. */
const keptForSeconds = 24 * 3600;
const renewalSeconds = 15;
const retrySeconds = 5;
const mostRenewals = 2_000;
/** So long the memory of this isolate is not compared with the store, which another one may have purged. */
const believedFor = second;

/** When a stored page was made; the Cache API's own ages stop at its Cache-Control. */
const madeAt = "x-page-made-at";
const madeFor = "x-page-cache-control";
const lastResort = "x-page-last-resort";

/**
 * What the cache in front does with an answer; it takes this header away. Browsers get a
 * `Cache-Control` without `s-maxage`, which would forbid the stale answers (RFC 9111, 4.2.4).
 */
const frontControl = "Cloudflare-CDN-Cache-Control";
const frontRules = {
	page: `public, max-age=60, stale-while-revalidate=600, stale-if-error=${keptForSeconds}`,
	data: `public, max-age=10, stale-if-error=${keptForSeconds}`,
	lastResort: "public, max-age=10",
};

/** A page that this isolate has just handed out: without a wait, and next to no work. */
export function rememberedPage(
	request: Request,
	options: Pick<PageCacheOptions, "memory" | "version" | "isTimed"> & { now: number },
): Response | null {
	const { memory, version, now, isTimed } = options;
	const address = pageAddress(request, version);
	if (!address) return null;
	const known = memory.get(address.key);
	if (!known || known.page.isLastResort || now - known.seenAt >= believedFor) return null;
	const age = Math.max(0, now - known.page.madeAt);
	if (age >= freshFor[address.kind]) return null;
	const seconds = Math.floor(age / second);
	if (known.answer?.age !== seconds) {
		known.answer = { age: seconds, headers: answerHeaders(known.page, "fresh", age, isTimed) };
	}
	const body = request.method === "HEAD" ? null : known.page.body;
	return new Response(body, { headers: known.answer.headers });
}

export function pageCache(options: PageCacheOptions): PageCache {
	const { store, memory, front, version, now, waitUntil, notice, isTimed } = options;
	const { renewals, keysByTag, purgedAt } = memory;

	async function read(key: string): Promise<KeptPage | null> {
		const known = memory.get(key);
		if (known && now() - known.seenAt < believedFor) return known.page;
		const stored = await store.match(new Request(key));
		if (!stored) {
			memory.forget(key);
			return null;
		}
		const page = await readStored(stored);
		if (front) return page;
		// it may have been made anew while the store was asked
		const newer = memory.get(key)?.page;
		if (newer && newer.madeAt > page.madeAt) return newer;
		memory.keep(key, page, now());
		return page;
	}

	async function write(key: string, page: KeptPage): Promise<void> {
		if (!front) memory.keep(key, page, now());
		const secondsLeft = keptForSeconds - Math.floor((now() - page.madeAt) / second);
		if (secondsLeft > 0) await store.put(new Request(key), storedForm(page, secondsLeft));
	}

	async function drop(key: string): Promise<void> {
		memory.forget(key);
		await store.delete(new Request(key));
	}

	/** @param begunAt when rendering began: what was purged since then may not have got into it. */
	async function keep(address: PageAddress, response: Response, begunAt: number): Promise<void> {
		const tags = tagsOf(response);
		if (!isStorable(response) || tags.some((tag) => (purgedAt.get(tag) ?? 0) >= begunAt)) {
			await drop(address.key);
			return;
		}
		for (const tag of tags) {
			keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(address.key));
		}
		const headers = [...response.headers].filter(([name]) => !ofOneRequest.has(name));
		const body = new Uint8Array(await response.arrayBuffer());
		await write(address.key, { headers, body, madeAt: now(), isLastResort: false });
	}

	async function renew(address: PageAddress, kept: KeptPage, render: () => Promise<Response>) {
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
		const made = await attempt(render);
		if (made instanceof Error || made.status >= 500) {
			await asLastResort(address, kept);
			// a database that is down is asked again in a moment, not by everybody
			renewals.set(key, now() - (renewalSeconds - retrySeconds) * second);
			await store.put(marker, markerFor(retrySeconds));
			return;
		}
		await keep(address, made, begunAt);
		await store.delete(marker);
		renewals.delete(key);
	}

	/** The kept page, saying that it is old; kept like this until it can be made anew. */
	async function asLastResort({ key, isTotem, kind }: PageAddress, kept: KeptPage) {
		if (kept.isLastResort || kind === "data") return kept;
		const marked = {
			...kept,
			isLastResort: true,
			body: isTotem
				? kept.body
				: encode(markPage(new TextDecoder().decode(kept.body), notice(kept.madeAt))),
		};
		await write(key, marked);
		return marked;
	}

	function answer(kept: KeptPage, { kind }: PageAddress, request: Request, state: string) {
		const headers = answerHeaders(kept, state, now() - kept.madeAt, isTimed);
		if (kept.isLastResort) headers.set("Cache-Control", "no-store");
		if (front) headers.set(frontControl, frontRules[kept.isLastResort ? "lastResort" : kind]);
		return new Response(request.method === "HEAD" ? null : kept.body, { headers });
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
			if (!address) return render(request);
			const make = () => render(new Request(address.url));
			// asked although something stands in front: it wants a new one
			const kept = front ? null : await read(address.key);
			const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
			if (kept && age < freshFor[address.kind] && !kept.isLastResort) {
				return answer(kept, address, request, "fresh");
			}
			if (
				kept &&
				address.kind === "page" &&
				(kept.isLastResort || age < freshFor.page + staleFor)
			) {
				waitUntil(renew(address, kept, make).catch(() => {}));
				return answer(kept, address, request, kept.isLastResort ? "stale-on-error" : "stale");
			}
			const begunAt = now();
			const made = await attempt(make);
			if (made instanceof Error || made.status >= 500) {
				const old = front ? await read(address.key) : kept;
				const instead = await insteadOf(address, old, request);
				if (instead) return instead;
				if (made instanceof Error) throw made;
				// a page of the site itself says that it can't be shown, and whom to call
				if (address.kind === "data" && !address.isTotem) return toDocument(address.document.path);
				return made;
			}
			if (isStorable(made)) waitUntil(keep(address, made.clone(), begunAt).catch(() => {}));
			const first = front && isStorable(made) ? forFront(made, address.kind) : made;
			return request.method === "HEAD" ? new Response(null, first) : first;
		},
		async purge(tags) {
			for (const tag of tags) {
				purgedAt.set(tag, now());
				const keys = keysByTag.get(tag);
				keysByTag.delete(tag);
				for (const key of keys ?? []) await drop(key);
			}
			const told = await front?.purge({ tags });
			if (told && !told.success) {
				console.error("purge:", told.errors.map(({ message }) => message).join("; "));
			}
		},
	};
}

function markerFor(seconds: number): Response {
	return new Response("", { headers: { "Cache-Control": `public, max-age=${seconds}` } });
}

/** Headers that belong to the request that happened to come first, and to nobody else. */
const ofOneRequest = new Set(["x-request-id", "server-timing"]);

async function attempt(render: () => Promise<Response>): Promise<Response | Error> {
	try {
		return await render();
	} catch (error) {
		return error instanceof Error ? error : new Error("a page threw what is no error");
	}
}

/** Only what says that it is public, is whole, and gives nobody a cookie. */
function isStorable(response: Response): boolean {
	const control = response.headers.get("Cache-Control") ?? "";
	return (
		response.status === 200 &&
		/\bpublic\b/.test(control) &&
		!/\b(private|no-store)\b/.test(control) &&
		!response.headers.has("Set-Cookie")
	);
}

function tagsOf(response: Response): string[] {
	return (response.headers.get("Cache-Tag") ?? "")
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);
}

function storedForm(page: KeptPage, secondsLeft: number): Response {
	const headers = new Headers(page.headers);
	headers.set(madeAt, String(page.madeAt));
	headers.set(madeFor, headers.get("Cache-Control") ?? "no-store");
	headers.set("Cache-Control", `public, max-age=${secondsLeft}`);
	if (page.isLastResort) headers.set(lastResort, "yes");
	return new Response(page.body, { headers });
}

async function readStored(stored: Response): Promise<KeptPage> {
	const headers = new Headers(stored.headers);
	headers.set("Cache-Control", headers.get(madeFor) ?? "no-store");
	const page = {
		madeAt: Number(headers.get(madeAt)),
		isLastResort: headers.has(lastResort),
		body: new Uint8Array(await stored.arrayBuffer()),
	};
	for (const name of [madeAt, madeFor, lastResort, "cf-cache-status", "age"]) headers.delete(name);
	return { ...page, headers: [...headers] };
}

function answerHeaders(kept: KeptPage, state: string, age: number, isTimed: boolean): Headers {
	const headers = new Headers(kept.headers);
	headers.set("Age", String(Math.max(0, Math.floor(age / second))));
	headers.set("x-page-cache", state);
	if (isTimed) headers.set("Server-Timing", `cache;desc="${state}"`);
	return headers;
}

function forFront(made: Response, kind: PageAddress["kind"]): Response {
	const headers = new Headers(made.headers);
	headers.set(frontControl, frontRules[kind]);
	for (const name of ofOneRequest) headers.delete(name);
	return new Response(made.body, { status: made.status, headers });
}

/** React Router's word to a script that asks for data: load the whole page instead. */
function toDocument(path: string): Response {
	return new Response(null, {
		status: 204,
		headers: {
			"Cache-Control": "no-store",
			"X-Remix-Redirect": path,
			"X-Remix-Reload-Document": "true",
		},
	});
}

function encode(html: string): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode(html);
}
