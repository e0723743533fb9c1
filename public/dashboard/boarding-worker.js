/**
 * Opens the boarding app without a network. It answers for /dashboard/today alone and keeps that page, which
 * holds no data of anybody, and the files that it needs. Guests are in no cache: the page itself keeps them encrypted.
 */
const cacheName = "boarding-1";
const page = "/dashboard/today";
const patienceMilliseconds = 4000;
/** A request that is never answered would keep this worker busy, and a newer one waits until it has nothing to do. */
const keepMilliseconds = 30_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
	event.waitUntil(Promise.all([self.clients.claim(), forgetOldGuests()])),
);

/** Where the app is installed, some browsers wake the worker although nobody opens the app. */
self.addEventListener("periodicsync", (event) => event.waitUntil(forgetOldGuests()));

const keepDayMilliseconds = 48 * 60 * 60 * 1000;

/** Deletes guests and their key after their time; the rule is `mayKeep` of app/operations/boarding/boarding-clock.ts. */
function forgetOldGuests() {
	return new Promise((resolve) => {
		const opening = indexedDB.open("island-boarding", 1);
		// nothing was ever kept here, and no empty database is left behind
		opening.onupgradeneeded = () => opening.transaction.abort();
		opening.onerror = () => resolve();
		opening.onsuccess = () => {
			const database = opening.result;
			const change = database.transaction("sealed", "readwrite");
			const store = change.objectStore("sealed");
			const kept = store.get("day");
			kept.onsuccess = () => {
				if (!kept.result) return;
				const rest = kept.result.expiresAt - Date.now();
				if (rest > 0 && rest <= keepDayMilliseconds) return;
				store.delete("day");
				store.delete("key");
			};
			change.oncomplete = change.onabort = () => {
				database.close();
				resolve();
			};
		};
	});
}

/** The page names its files; the newest page is fetched with them. */
self.addEventListener("message", (event) => {
	const { keep } = event.data ?? {};
	if (Array.isArray(keep)) event.waitUntil(keepFiles(keep.map(String)));
});

async function keepFiles(paths) {
	const cache = await caches.open(cacheName);
	let wanted;
	try {
		await storeMissing(cache, paths);
		wanted = new Set([page, ...paths, ...(await storePage(cache))]);
	} catch {
		// no network, no answer of our own, or no storage: what is kept so far stays
		return;
	}
	for (const request of await cache.keys()) {
		if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
	}
}

/**
 * The newest page may be of a later build than the one that is open, and opens only with the files that it names. So it
 * replaces the kept one when all of them are kept too.
 * @returns their paths.
 */
async function storePage(cache) {
	const answer = await fetchInTime(page, { cache: "no-store" });
	if (!mayStore(answer)) throw new Error("This is not the app's page");
	const files = new Set((await answer.clone().text()).match(/\/assets\/[^"'\\\s)]+/g));
	if (!(await storeMissing(cache, files))) throw new Error("A file of the page is missing");
	await store(cache, page, answer);
	return files;
}

/** @returns whether all of them are kept now. */
async function storeMissing(cache, paths) {
	let isWhole = true;
	for (const path of paths) {
		if (await cache.match(path)) continue;
		const answer = await fetchInTime(path);
		await store(cache, path, answer);
		isWhole &&= mayStore(answer);
	}
	return isWhole;
}

function fetchInTime(path, options = {}) {
	return fetch(path, { ...options, signal: AbortSignal.timeout(keepMilliseconds) });
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
	// a full storage does not take the answer away
	await store(cache, request, answer).catch(() => {});
	return answer;
}

/**
 * A new build's page comes with its files; without a network the kept page opens, and also where the server or a gateway
 * before it answers with an error of its own.
 */
async function networkFirst(request) {
	const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) }).catch(
		(error) => error,
	);
	if (answer instanceof Response && answer.status < 500) return answer;
	const kept = await (await caches.open(cacheName)).match(page);
	if (kept) return kept;
	if (answer instanceof Response) return answer;
	throw answer;
}

async function store(cache, key, answer) {
	if (mayStore(answer)) await cache.put(key, answer.clone());
}

/** Never the login page in the place of the app. */
function mayStore(answer) {
	return answer.ok && !answer.redirected;
}
