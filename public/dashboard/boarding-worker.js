/**
 * Opens the boarding app without a network. It answers for /dashboard/today alone and keeps that page, which
 * holds no data of anybody, and the files that it needs. Guests are in no cache: the page itself keeps them encrypted.
 */
const cacheName = "boarding-1";
const page = "/dashboard/today";
const patienceMilliseconds = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page names its files; the page of the same build is fetched with them. */
self.addEventListener("message", (event) => {
	const { keep } = event.data ?? {};
	if (Array.isArray(keep)) event.waitUntil(keepFiles(keep.map(String)));
});

async function keepFiles(paths) {
	const cache = await caches.open(cacheName);
	const wanted = new Set(paths);
	try {
		for (const path of wanted) {
			if (!(await cache.match(path))) await store(cache, path, await fetch(path));
		}
		await store(cache, page, await fetch(page, { cache: "no-store" }));
	} catch {
		// the network went away meanwhile: what is kept so far stays
		return;
	}
	for (const request of await cache.keys()) {
		const { pathname } = new URL(request.url);
		if (pathname !== page && !wanted.has(pathname)) await cache.delete(request);
	}
}

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== self.location.origin) return;
	if (/^\/(assets|art)\//.test(url.pathname)) event.respondWith(keptFirst(request));
	else if (request.mode === "navigate" && url.pathname === page)
		event.respondWith(networkFirst(request));
});

/** Files of the build never change under their name. */
async function keptFirst(request) {
	const cache = await caches.open(cacheName);
	const kept = await cache.match(request);
	if (kept) return kept;
	const answer = await fetch(request);
	await store(cache, request, answer);
	return answer;
}

/** A new build's page comes with its files; without a network the kept page opens. */
async function networkFirst(request) {
	try {
		return await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) });
	} catch (error) {
		const kept = await (await caches.open(cacheName)).match(page);
		if (kept) return kept;
		throw error;
	}
}

/** Never the login page in the place of the app. */
async function store(cache, key, answer) {
	if (answer.ok && !answer.redirected) await cache.put(key, answer.clone());
}
