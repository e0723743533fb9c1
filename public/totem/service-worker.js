/**
 * Keeps the totem readable without network. It answers for /totem/ alone, keeps GET answers alone, and
 * never one that says no-store: a guest's booking is in no cache.
 */
const cacheName = "totem-1";
const patienceMilliseconds = 4000;
/** A request that is never answered would keep this worker busy, and a newer one waits until it has nothing to do. */
const keepMilliseconds = 30_000;

self.addEventListener("install", () => self.skipWaiting());

/**
 * A screen of the build before may still be open and need its files: they stay until a page of the new
 * build says what it needs.
 */
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page names what it needs; files and pages of older builds that it does not name are dropped. */
self.addEventListener("message", (event) => {
	const { keep } = event.data ?? {};
	if (Array.isArray(keep)) event.waitUntil(keepOnly(keep.map(String)));
});

async function keepOnly(paths) {
	const cache = await caches.open(cacheName);
	const wanted = new Set(paths);
	for (const request of await cache.keys()) {
		const { pathname } = new URL(request.url);
		if (isOfOneBuild(pathname) && !wanted.has(pathname)) await cache.delete(request);
	}
	try {
		for (const path of wanted) {
			// also one of the build before, which the server may not have any more
			const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
			if (known) await cache.put(path, known);
			else {
				const isPage = isOfOneBuild(path) && !path.startsWith("/assets/");
				const signal = AbortSignal.timeout(keepMilliseconds);
				await store(
					cache,
					path,
					await fetch(path, { signal, cache: isPage ? "no-cache" : "default" }),
				);
			}
		}
	} catch {
		// the network went away meanwhile: what is kept so far stays
		return;
	}
	for (const name of await caches.keys()) {
		if (name.startsWith("totem-") && name !== cacheName) await caches.delete(name);
	}
}

/** Scripts and styles, and the pages that name them; data and pictures are the same in every build. */
function isOfOneBuild(pathname) {
	return pathname.startsWith("/assets/") || /^\/totem\/[^.]*$/.test(pathname);
}

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== self.location.origin) return;
	if (/^\/(assets|art|images|look)\//.test(url.pathname)) event.respondWith(keptFirst(request));
	else if (url.pathname === "/__manifest") event.respondWith(routesOf(request));
	else if (isCatalogue(url)) event.respondWith(networkFirst(request));
	else if (request.mode === "navigate") event.respondWith(networkOrHome(request));
});

/** What every guest may see; confirmations and hand-overs go straight to the network. */
function isCatalogue(url) {
	return /^\/totem\/(?!confirm\/|handover\/)[a-z\d-]+\/(_\.data|(excursions|[\da-f-]{36})(\.data)?|trips\.json|manifest\.webmanifest)?$/.test(
		url.pathname,
	);
}

/** Files of the build never change under their name; a picture that changed comes with the next look. */
async function keptFirst(request) {
	const cache = await caches.open(cacheName);
	const kept = await caches.match(request);
	if (kept) return kept;
	const answer = await fetch(request);
	await storeIfPossible(cache, request, answer);
	return answer;
}

/**
 * The router asks which routes a link leads to. Without network "no others than you know" is a good
 * answer: the screens of the totem are known from its first one on.
 */
async function routesOf(request) {
	const answer = await networkFirst(request).catch((error) => error);
	return isFromServer(answer) ? answer : Response.json({});
}

async function networkFirst(request) {
	const cache = await caches.open(cacheName);
	const answer = await fetch(request, {
		signal: AbortSignal.timeout(patienceMilliseconds),
		// a page that the browser remembers would name the files of a build that is gone
		...(request.mode === "navigate" ? { cache: "no-cache" } : {}),
	}).catch((error) => error);
	if (isFromServer(answer)) {
		await storeIfPossible(cache, request, answer);
		return answer;
	}
	const kept = await cache.match(request);
	if (kept) return kept;
	return request.mode === "navigate" ? home(cache, answer) : answerOrThrow(answer);
}

/** A guest's own page is never kept: without network the screen returns to its beginning. */
async function networkOrHome(request) {
	const answer = await fetch(request).catch((error) => error);
	return isFromServer(answer) ? answer : home(await caches.open(cacheName), answer);
}

async function home(cache, failure) {
	for (const { url } of await cache.keys()) {
		if (/\/totem\/[a-z\d-]+\/$/.test(new URL(url).pathname)) return Response.redirect(url, 302);
	}
	return answerOrThrow(failure);
}

/** An error of the server, or of a gateway before it, is like no network: its page has no script that tries again. */
function isFromServer(answer) {
	return answer instanceof Response && answer.status < 500;
}

function answerOrThrow(answer) {
	if (answer instanceof Response) return answer;
	throw answer;
}

/** A full storage does not take the answer away. */
function storeIfPossible(cache, key, answer) {
	return store(cache, key, answer).catch(() => {});
}

async function store(cache, key, answer) {
	const control = answer.headers.get("cache-control") ?? "";
	if (!answer.ok || answer.redirected || /\bno-store\b/.test(control)) return;
	await cache.put(key, answer.clone());
}
