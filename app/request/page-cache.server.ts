/**
 * Keeps whole public pages, so that a visitor far from the database does not wait for it. In production
 * Cloudflare's Workers Cache does this in front of the worker; where it is missing, the Cache API here.
 *
 * A page is fresh for a minute, then served stale while one request makes it anew, and served stale when
 * making it fails. The data of a client navigation is fresh for ten seconds and not served stale: a page
 * asks for it when it wakes up, so nobody looks at older numbers of free places.
 */

/** What the Cache API does, as far as it is needed here. */
export interface PageStore {
	match(key: Request): Promise<Response | undefined>;
	put(key: Request, response: Response): Promise<void>;
	delete(key: Request): Promise<boolean>;
}

export interface PageCache {
	/** Answers from the cache, or by `render`; what may not be cached goes straight to `render`. */
	serve(request: Request, render: (request: Request) => Promise<Response>): Promise<Response>;
	/** Forgets every page that carries one of these tags. */
	purge(tags: string[]): Promise<void>;
}

export interface PageCacheOptions {
	store: PageStore;
	/** Another build has other scripts: its pages are other pages. */
	version: string;
	now(): number;
	waitUntil(work: Promise<unknown>): void;
}

const second = 1000;
const freshFor = { page: 60 * second, data: 10 * second };
const staleFor = 600 * second;
/** A stale page is better than none while the database is away. */
const keptForSeconds = 24 * 3600;
const renewalSeconds = 15;

/** When a stored page was made; the Cache API's own ages stop at its Cache-Control. */
const madeAt = "x-page-made-at";
const madeFor = "x-page-cache-control";

/** When this isolate last began to renew a page. */
const renewals = new Map<string, number>();
// Tags are remembered where the platform can't purge by tag: good for one isolate, and age does the rest.
const keysByTag = new Map<string, Set<string>>();

export function pageCache({ store, version, now, waitUntil }: PageCacheOptions): PageCache {
	async function renew(key: Request, render: () => Promise<Response>): Promise<void> {
		// One at a time: a hundred visitors on a stale page are one question to the database. The map stops
		// those of this isolate, the marker those of others; both run out, should the renewing one die.
		if ((renewals.get(key.url) ?? 0) > now() - renewalSeconds * second) return;
		renewals.set(key.url, now());
		const marker = new Request(`${key.url}&renewing`);
		if (await store.match(marker)) return;
		const headers = { "Cache-Control": `public, max-age=${renewalSeconds}` };
		await store.put(marker, new Response("", { headers }));
		await keep(key, await render());
		await store.delete(marker);
		renewals.delete(key.url);
	}

	async function keep(key: Request, response: Response): Promise<void> {
		if (!isStorable(response)) return;
		const headers = new Headers(response.headers);
		headers.set(madeAt, String(now()));
		headers.set(madeFor, headers.get("Cache-Control") ?? "");
		headers.set("Cache-Control", `public, max-age=${keptForSeconds}`);
		// of the request that happened to come first, and nobody else's
		headers.delete("x-request-id");
		for (const tag of tagsOf(response)) {
			keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key.url));
		}
		await store.put(key, new Response(response.body, { status: response.status, headers }));
	}

	return {
		async serve(request, render) {
			const page = publicPage(request, version);
			if (!page) return render(request);
			const kept = await store.match(page.key);
			const age = kept ? now() - Number(kept.headers.get(madeAt)) : Number.POSITIVE_INFINITY;
			if (kept && age < freshFor[page.kind]) return answer(kept, request, "fresh", age);
			if (kept && page.kind === "page" && age < freshFor.page + staleFor) {
				waitUntil(renew(page.key, () => render(page.request)).catch(() => {}));
				return answer(kept, request, "stale", age);
			}
			const made = await render(page.request).catch((error: unknown) => {
				if (kept) return null;
				throw error;
			});
			if (kept && (!made || made.status >= 500))
				return answer(kept, request, "stale-on-error", age);
			if (!made) throw new Error("unreachable: no page and no error");
			waitUntil(keep(page.key, made.clone()).catch(() => {}));
			return request.method === "HEAD" ? new Response(null, made) : made;
		},
		async purge(tags) {
			for (const tag of tags) {
				const keys = keysByTag.get(tag);
				keysByTag.delete(tag);
				for (const key of keys ?? []) await store.delete(new Request(key));
			}
		},
	};
}

/** Parameters that a public page reads; any other is left out of the key and of what is rendered. */
const parameters = new Set([
	"category",
	"date",
	"day",
	"language",
	"max",
	"month",
	"people",
	"sent",
	"when",
	"_routes",
]);
const mostParameters = 16;

/** What a totem shows of the island is the same on every screen of a hotel; a guest's own pages are not. */
const totemCatalogue =
	/^\/totem\/(?!confirm\/|handover\/)[a-z\d-]{3,64}\/(?:(?<data>_\.data)|(?:excursions|[\da-f-]{36})(?<more>\.data)?)?$/;

/**
 * The public page that a request asks for, as everybody gets it: without cookies, authorization or any
 * other header, so that no private byte can get into it and no header can poison it.
 * @returns null for what must not be cached.
 */
function publicPage(request: Request, version: string) {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	const url = new URL(request.url);
	const match =
		/^\/(?:(?<data>_\.data)|excursion\/[\w-]{1,64}(?<more>\.data)?)?$/.exec(url.pathname) ??
		totemCatalogue.exec(url.pathname);
	// an enrolment link is for one screen, once
	if (!match || url.searchParams.has("enrol")) return null;
	const known = [...url.searchParams]
		.filter(([name, value]) => parameters.has(name) && value.length <= 100)
		.sort(([a, x], [b, y]) => (a + x < b + y ? -1 : 1));
	// endless combinations would fill the cache
	if (known.length > mostParameters) return null;
	url.search = new URLSearchParams(known).toString();
	url.hash = "";
	const clean = url.href;
	return {
		kind: match.groups?.data || match.groups?.more ? ("data" as const) : ("page" as const),
		request: new Request(clean),
		key: new Request(`${clean}${url.search ? "&" : "?"}build=${version}`),
	};
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

function answer(kept: Response, request: Request, state: string, age: number): Response {
	const headers = new Headers(kept.headers);
	headers.set("Cache-Control", headers.get(madeFor) ?? "no-store");
	headers.set("Age", String(Math.max(0, Math.floor(age / second))));
	headers.set("x-page-cache", state);
	headers.delete(madeAt);
	headers.delete(madeFor);
	return new Response(request.method === "HEAD" ? null : kept.body, {
		status: kept.status,
		headers,
	});
}
