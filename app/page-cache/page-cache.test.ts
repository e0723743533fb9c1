import { beforeEach, expect, test, vi } from "vitest";
import { LineBatch } from "#app/log/line-batch.ts";
import { MemoryStore } from "#tests/fakes/page-store.ts";
import { type FrontCache, PageCache, rememberedPage } from "./page-cache.server.ts";
import { PageMemory } from "./page-memory.server.ts";
import type { Render } from "./page-renewal.server.ts";

const site = "https://island.example";
let now: number;
let store: MemoryStore;
let memory: PageMemory;
let rendered: Request[];
let background: Promise<unknown>[];
let cache: PageCache;
let lines: LineBatch;

beforeEach(() => {
	now = 1_000_000;
	store = new MemoryStore(() => now);
	memory = new PageMemory(1_000_000);
	rendered = [];
	background = [];
	lines = new LineBatch();
	cache = cacheWith({});
});

function cacheWith(changes: { front?: FrontCache; memory?: PageMemory; version?: string }) {
	return new PageCache({
		store,
		memory,
		front: undefined,
		version: "1",
		now: () => now,
		waitUntil: (work) => void background.push(work),
		markStale: async ({ body, madeAt }) =>
			Buffer.from(`as it was at ${madeAt}: ${Buffer.from(body)}`),
		isTimed: false,
		...changes,
	});
}

const publicHeaders = {
	"Cache-Control": "public, max-age=0, s-maxage=60",
	"Cache-Tag": "excursions",
};

function render(headers: Record<string, string> = publicHeaders, status = 200) {
	return async (request: Request) => {
		rendered.push(request);
		return new Response(`page ${rendered.length}`, { status, headers });
	};
}

async function get(path: string, init: RequestInit = {}, how = render()) {
	const response = await cache.serve(new Request(site + path, init), how);
	const body = await response.text();
	await Promise.all(background.splice(0));
	return { body, headers: response.headers, status: response.status };
}

function remembered(
	path: string,
	init: RequestInit = {},
	changes: { front?: FrontCache; version?: string } = {},
) {
	return rememberedPage(new Request(site + path, init), {
		url: site + path,
		memory,
		front: undefined,
		version: "1",
		now,
		isTimed: false,
		waitUntil: (work) => void background.push(work),
		lines,
		...changes,
	});
}

test("a page is rendered once a minute, for any number of visitors", async () => {
	expect((await get("/")).body).toBe("page 1");
	now += 59_000;
	const second = await get("/", { headers: { cookie: "session=1" } });
	expect([second.body, second.headers.get("x-page-cache")]).toEqual(["page 1", "fresh"]);
	expect(second.headers.get("Cache-Control")).toBe(publicHeaders["Cache-Control"]);
	expect(second.headers.get("Age")).toBe("59");
	expect(rendered).toHaveLength(1);
});

test("what an earlier version stored in another form is rendered anew, and replaced", async () => {
	const key = new Request(`${site}/?build=1`);
	await store.put(key, new Response("old form", { headers: { "Cache-Control": "max-age=60" } }));
	expect(await get("/")).toMatchObject({ status: 200, body: "page 1" });
	expect((await get("/")).body).toBe("page 1");
	expect(await (await store.match(key))?.text()).toBe("page 1");
});

test("a stale page is served at once, and a hundred visitors renew it once", async () => {
	await get("/");
	now += 90_000;
	const answers = await Promise.all(
		Array.from({ length: 100 }, () => cache.serve(new Request(`${site}/`), render())),
	);
	// none waits, and a slightly later visitor may already get the new page
	const states = answers.map(({ headers }) => headers.get("x-page-cache"));
	expect(states[0]).toBe("stale");
	expect(states.filter((state) => state !== "stale" && state !== "fresh")).toEqual([]);
	await Promise.all(background.splice(0));
	expect(rendered).toHaveLength(2);
	expect((await get("/")).body).toBe("page 2");
});

test("a page that a woken island asks for is never older than ten seconds", async () => {
	await get("/?fresh=");
	now += 9_999;
	expect((await get("/?fresh=")).body).toBe("page 1");
	now += 1;
	expect((await get("/?fresh=")).body).toBe("page 2");
});

test("what a woken island asks for is the page that everybody gets, made anew for all", async () => {
	await get("/");
	now += 9_999;
	expect((await get("/?fresh=")).body).toBe("page 1");
	now += 1;
	expect((await get("/?fresh=")).body).toBe("page 2");
	expect((await get("/")).body).toBe("page 2");
	expect(rendered).toHaveLength(2);
	expect(rendered.map(({ url }) => url)).toEqual([`${site}/`, `${site}/`]);
});

test("a woken island waits for a page instead of getting a stale one", async () => {
	await get("/");
	now += 90_000;
	const answer = await get("/?fresh=");
	expect([answer.body, answer.headers.get("x-page-cache")]).toEqual(["page 2", null]);
});

test("a page is packed once, behind an answer, and stays so as long as it is the same", async () => {
	const long = async () => new Response("page ".repeat(1000), { headers: publicHeaders });
	const gzip = { headers: { "Accept-Encoding": "gzip" } };
	const encoding = async () => (await get("/", gzip, long)).headers.get("Content-Encoding");
	await get("/", gzip, long);
	expect(remembered("/", gzip)?.headers.has("Content-Encoding")).toBe(false);
	await Promise.all(background.splice(0));
	expect(remembered("/", gzip)?.headers.get("Content-Encoding")).toBe("gzip");
	expect(remembered("/")?.headers.has("Content-Encoding")).toBe(false);
	// the store is asked again and still has the same page
	now += 1_000;
	expect(await encoding()).toBe("gzip");
	now += 90_000;
	expect(await encoding()).toBe("gzip");
	expect(await encoding()).toBeNull();
	expect(await encoding()).toBe("gzip");
});

test("behind the platform's cache, which packs by itself, no page is packed", async () => {
	const long = async () => new Response("page ".repeat(1000), { headers: publicHeaders });
	cache = cacheWith({ front: { purge: async () => ({ success: true, errors: [] }) } });
	const gzip = { headers: { "Accept-Encoding": "gzip" } };
	await get("/", gzip, long);
	for (let visit = 0; visit < 3; visit += 1) {
		const { headers } = await get("/", gzip, broken);
		expect(headers.get("x-page-cache")).toBe("stale-on-error");
		expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual([null, null]);
	}
});

test("while one request asks the store, the next ones are answered from memory, for a quarter of a second at most", async () => {
	await get("/");
	now += 1_000;
	expect(remembered("/")).toBeNull();
	expect(await remembered("/")?.text()).toBe("page 1");
	now += 249;
	expect(await remembered("/")?.text()).toBe("page 1");
	now += 1;
	expect(remembered("/")).toBeNull();
	expect(remembered("/")).toBeNull();
	await get("/");
	expect(await remembered("/")?.text()).toBe("page 1");
});

test("a page that this isolate has just sent is answered from its memory for one second", async () => {
	await get("/");
	now += 999;
	expect(await remembered("/?utm_source=x", { headers: { cookie: "a=1" } })?.text()).toBe("page 1");
	expect(await remembered("/", { method: "HEAD" })?.text()).toBe("");
	expect(remembered("/", { method: "POST" })).toBeNull();
	expect(remembered("/", {}, { version: "2" })).toBeNull();
	now += 1;
	// another isolate may have purged it, so the store is asked
	expect(remembered("/")).toBeNull();
	expect((await get("/")).body).toBe("page 1");
	expect(remembered("/")?.headers.get("Age")).toBe("1");
	await cache.purge(["excursions"]);
	expect(remembered("/")).toBeNull();
	expect((await get("/")).body).toBe("page 2");
});

test("what another isolate purged from the store is gone from this one a second later", async () => {
	await get("/");
	const other = cacheWith({ memory: new PageMemory(1_000_000) });
	await other.serve(new Request(`${site}/`), render());
	store.kept.clear();
	now += 1_000;
	expect((await get("/")).body).toBe("page 2");
});

test("a page that was being rendered while its tag was purged is not kept as fresh", async () => {
	let finish = (_page: Response) => {};
	const slow = () => new Promise<Response>((resolve) => (finish = resolve));
	const first = cache.serve(new Request(`${site}/`), slow);
	await vi.waitFor(() => expect(finish.name).not.toBe("finish"));
	await cache.purge(["excursions"]);
	finish(new Response("sold out is missing here", { headers: publicHeaders }));
	expect(await (await first).text()).toBe("sold out is missing here");
	await Promise.all(background.splice(0));
	now += 1;
	expect((await get("/")).body).toBe("page 1");
});

test("a purge also applies to a read of the store that began before it", async () => {
	await get("/");
	now += 1_000;
	// the purge comes after the store's answer with the old page, before it is read
	const match = vi.spyOn(store, "match").mockImplementationOnce(async (key) => {
		const old = await MemoryStore.prototype.match.call(store, key);
		await cache.purge(["excursions"]);
		return old;
	});
	expect((await get("/")).body).toBe("page 2");
	expect(match).toHaveBeenCalled();
	match.mockRestore();
});

test("the memory never exceeds its size; the oldest page is removed first", () => {
	const small = new PageMemory(40_000);
	const page = {
		headers: [],
		body: new Uint8Array(5_000),
		madeAt: 0,
		edition: null,
		isLastResort: false,
		isOutdated: false,
	};
	const pages = Array.from({ length: 100 }, (_, madeAt) => ({ ...page, madeAt }));
	for (const [index, each] of pages.entries()) small.keep(`${index}`, each, 0);
	expect(small.bytes).toBeLessThanOrEqual(40_000);
	const known = pages.map((_, index) => small.get(`${index}`)?.page);
	const oldest = known.findIndex((each) => each !== undefined);
	expect(oldest).toBeGreaterThan(0);
	expect(known).toEqual(pages.map((each, index) => (index < oldest ? undefined : each)));
	small.keep("huge", { ...page, body: new Uint8Array(20_000) }, 0);
	expect(small.get("huge")).toBeUndefined();
});

test("when rendering fails, the last page is shown", async () => {
	await get("/excursion/excursions");
	now += 3_600_000;
	const down = await get("/excursion/excursions", {}, render({}, 503));
	expect([down.status, down.body]).toEqual([200, "as it was at 1000000: page 1"]);
	expect(down.headers.get("x-page-cache")).toBe("stale-on-error");
	expect(down.headers.get("Cache-Control")).toBe("no-store");
	const thrown = await get("/excursion/excursions", {}, () => Promise.reject(new Error("down")));
	expect(thrown.body).toBe(down.body);
	expect((await get("/excursion/7", {}, render({}, 503))).status).toBe(503);
});

const html = "<!DOCTYPE html><html><body><main>trips</main></body></html>";
const page = async () => new Response(html, { headers: publicHeaders });
const broken = render({}, 503);

test("a page that can't be renewed shows its age", async () => {
	await get("/", {}, page);
	now += 90_000;
	// the first visitor gets the stale page as it is; after the failed renewal it is marked
	expect((await get("/", {}, broken)).body).toBe(html);
	const { body, headers } = await get("/", {}, broken);
	expect(body).toBe(`as it was at 1000000: ${html}`);
	expect(headers.get("Cache-Control")).toBe("no-store");
	// the database is asked only once in a while
	expect(rendered).toHaveLength(1);
	now += 5_000;
	await get("/", {}, page);
	expect((await get("/", {}, page)).body).toBe(html);
});

test("a purged page is shown only when it can't be renewed, with its age", async () => {
	await get("/", {}, page);
	await cache.purge(["excursions"]);
	now += 1;
	const anew = await get("/", {}, page);
	expect([anew.body, anew.headers.get("x-page-cache")]).toEqual([html, null]);
	await cache.purge(["excursions"]);
	expect(remembered("/")).toBeNull();
	const { body, headers } = await get("/", {}, broken);
	expect(headers.get("x-page-cache")).toBe("stale-on-error");
	expect(body).toContain("as it was at 1000001");
	// visitors do not wait for a database that is down: the renewal runs after their answer
	const waits = cache.serve(new Request(`${site}/`), () => new Promise<Response>(() => {}));
	expect(await (await waits).text()).toBe(body);
	background.splice(0);
	now += 15_000;
	await get("/", {}, broken);
	now += 5_000;
	await get("/", {}, page);
	expect((await get("/", {}, page)).body).toBe(html);
});

test("a page purged again while the database is down is marked once and still shown", async () => {
	await get("/", {}, page);
	await cache.purge(["excursions"]);
	const { body } = await get("/", {}, broken);
	await cache.purge(["excursions"]);
	expect((await get("/", {}, broken)).body).toBe(body);
	// after a purge the next visitor gets current data
	await cache.purge(["excursions"]);
	expect((await get("/", {}, page)).body).toBe(html);
});

test("another isolate shows a page purged here only when it can't be renewed", async () => {
	await get("/", {}, page);
	await cache.purge(["excursions"]);
	const other = cacheWith({ memory: new PageMemory(1_000_000) });
	const visit = async (how: Render) => {
		const answer = await other.serve(new Request(`${site}/`), how);
		await Promise.all(background.splice(0));
		return answer;
	};
	expect(await (await visit(broken)).text()).toContain("as it was at 1000000");
	now += 5_000;
	await visit(page);
	expect((await visit(page)).headers.get("x-page-cache")).toBe("fresh");
});

test("a purged page is removed by age only; a page that is gone is removed at once", async () => {
	await get("/excursion/7", {}, page);
	await get("/excursion/8", {}, page);
	await cache.purge(["excursions"]);
	now += 1;
	expect((await get("/excursion/8", {}, render({}, 404))).status).toBe(404);
	expect((await get("/excursion/8", {}, broken)).status).toBe(503);
	now += 24 * 3_600_000;
	expect((await get("/excursion/7", {}, broken)).status).toBe(503);
});

test("a totem keeps its scripts, because it shows the age of its pages itself", async () => {
	for (const path of ["/totem/los-dragos/", "/totem/los-dragos/_.data"]) {
		await get(path, {}, page);
		now += 900_000;
		expect((await get(path, {}, broken)).body).toBe(html);
		expect((await get(path, {}, broken)).body).toBe(html);
	}
});

test("a page that is gone is no longer kept", async () => {
	await get("/excursion/7");
	now += 90_000;
	await get("/excursion/7", {}, render({}, 404));
	expect((await get("/excursion/7", {}, render({}, 404))).status).toBe(404);
});

test("the platform's cache in front gets its rules, and is purged by tag", async () => {
	const purged: string[][] = [];
	const front: FrontCache = {
		async purge({ tags }) {
			purged.push(tags);
			return { success: true, errors: [] };
		},
	};
	cache = cacheWith({ front });
	const first = await get("/?utm_source=x", { headers: { cookie: "a=1" } }, page);
	const rule = "Cloudflare-CDN-Cache-Control";
	expect(first.headers.get(rule)).toBe(
		"public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
	);
	expect((await get("/?fresh=")).headers.get(rule)).toBe(
		"public, max-age=10, stale-if-error=86400",
	);
	// data must be current: no copy of this isolate may outlive a purge elsewhere
	await get("/", {}, render());
	await get("/", {}, render());
	expect(rendered.filter(({ url }) => url === `${site}/`)).toHaveLength(3);
	expect(remembered("/", {}, { front })).toBeNull();
	const down = await get("/", {}, broken);
	expect(down.status).toBe(200);
	expect(down.headers.get(rule)).toBe("public, max-age=10");
	expect((await get("/excursion/8", {}, broken)).headers.get(rule)).toBeNull();
	expect((await get("/dashboard")).headers.get(rule)).toBeNull();
	// an empty answer must not be kept as the page
	expect((await get("/", { method: "HEAD" }, render())).headers.get(rule)).toBe("no-store");
	await cache.purge(["excursions", "excursion:7"]);
	expect(purged).toEqual([["excursions", "excursion:7"]]);
});

test("a page for the cache is rendered without cookies, authorization and unknown parameters", async () => {
	await get("/excursion/excursions?day=5&utm_source=x&evil=<script>", {
		headers: { cookie: "session=1", authorization: "Bearer x", "x-forwarded-host": "evil.example" },
	});
	expect([...(rendered[0]?.headers ?? [])]).toEqual([]);
	expect(rendered[0]?.url).toBe(`${site}/excursion/excursions?day=5`);
	expect((await get("/excursion/excursions?evil=other&day=5")).body).toBe("page 1");
});

test("the order of parameters does not matter, their values do", async () => {
	await get("/excursion/excursions?day=5&day=6&language=en");
	expect((await get("/excursion/excursions?language=en&day=6&day=5")).body).toBe("page 1");
	expect((await get("/excursion/excursions?language=de&day=6&day=5")).body).toBe("page 2");
});

test.each([
	["/?people=3&date=2027-01-01&_routes=site%2Fhome", "/"],
	[
		"/totem/los-dragos/_.data?people=3&_routes=totem%2Fhome",
		"/totem/los-dragos/_.data?_routes=totem%2Fhome",
	],
	[
		"/excursion/excursions?people=3&people=4&day=9&day=2&day=2&when=soon'--&month=2027-01&max=",
		"/excursion/excursions?day=2&people=3",
	],
	["/excursion/7?month=2027-06&date=tomorrow&guests=4", "/excursion/7?month=2027-06"],
	["/excursion/contact?sent&day=3", "/excursion/contact"],
	["/totem/los-dragos/excursions?people=9&day=2", "/totem/los-dragos/excursions"],
])("invented parameters make no new page: %s is %s", async (asked, page) => {
	expect((await get(page)).body).toBe("page 1");
	expect((await get(asked)).body).toBe("page 1");
	expect(rendered.map(({ url }) => url)).toEqual([site + page]);
});

test.each([
	["a cookie", { ...publicHeaders, "Set-Cookie": "a=1" }, 200],
	["no word of being public", { "Cache-Control": "no-store" }, 200],
	["private", { "Cache-Control": "public, private" }, 200],
	["an error", publicHeaders, 404],
])("an answer with %s is not kept", async (_what, headers, status) => {
	await get("/", {}, render(headers, status));
	await get("/", {}, render(headers, status));
	expect(rendered).toHaveLength(2);
	expect(store.kept.size).toBe(0);
});

test.each([
	["/dashboard"],
	["/booking/AAAAAAAAAAAAAAAAAAAAAA"],
	["/payment/success"],
	["/api/auth/get-session"],
	["/_serverFn/getPublicExcursions"],
	["/excursion/7/../../dashboard"],
	[
		`/excursion/excursions?${Array.from({ length: 17 }, (_, kind) => `category=${kind}`).join("&")}`,
	],
])("%s never touches the cache", async (path) => {
	await get(path, { headers: { cookie: "session=1" } });
	expect(rendered[0]?.headers.get("cookie")).toBe("session=1");
	expect(store.kept.size).toBe(0);
});

test("a POST is not cached", async () => {
	await get("/excursion/7", { method: "POST", body: "x" });
	expect(rendered[0]?.method).toBe("POST");
	expect(store.kept.size).toBe(0);
});

test("a purge removes only the pages with its tag", async () => {
	await get("/");
	await get("/excursion/7", {}, render({ ...publicHeaders, "Cache-Tag": "excursion:7" }));
	await cache.purge(["excursion:7"]);
	expect((await get("/excursion/7")).body).toBe("page 3");
	expect((await get("/")).body).toBe("page 1");
});

test("a purge reaches the platform's cache and all tags, even if deleting a stored page fails", async () => {
	const purged: string[][] = [];
	const front: FrontCache = {
		async purge({ tags }) {
			purged.push(tags);
			return { success: true, errors: [] };
		},
	};
	await get("/");
	await get("/excursion/7", {}, render({ ...publicHeaders, "Cache-Tag": "excursion:7" }));
	vi.spyOn(store, "delete").mockRejectedValue(new Error("too many calls"));
	await cacheWith({ front }).purge(["excursions", "excursion:7"]);
	expect(purged).toEqual([["excursions", "excursion:7"]]);
	now += 1;
	expect((await get("/")).body).toBe("page 3");
	expect((await get("/excursion/7")).body).toBe("page 4");
});

test("a page rendered by another isolate is purged too", async () => {
	await get("/");
	const other = cacheWith({ memory: new PageMemory(1_000_000) });
	const read = async () => (await other.serve(new Request(`${site}/`), render())).text();
	expect(await read()).toBe("page 1");
	await other.purge(["excursions"]);
	now += 1;
	expect(await read()).toBe("page 2");
});

test("a tag is forgotten with its last page", async () => {
	memory = new PageMemory(10_000);
	cache = cacheWith({});
	for (let max = 1; max <= 50; max += 1) await get(`/excursion/excursions?max=${max}`);
	expect(memory.purge(["excursions"], now).length).toBeLessThan(5);
	for (const [key] of memory.purge(["excursions"], now)) memory.forget(key);
	expect([memory.bytes, memory.purge(["excursions"], now)]).toEqual([0, []]);
});

/** A renderer whose answer comes when the test releases it. */
function held() {
	const answer = Promise.withResolvers<Response>();
	const how = async (request: Request) => {
		rendered.push(request);
		return answer.promise;
	};
	return { how, ...answer };
}

test("the age of a slow answer counts from its request, and it does not replace a newer one", async () => {
	const slow = held();
	const asked = get("/?fresh=", {}, slow.how);
	await vi.waitFor(() => expect(rendered).toHaveLength(1));
	now += 8_000;
	expect((await get("/?fresh=")).body).toBe("page 2");
	now += 1_000;
	slow.resolve(new Response("page of nine seconds ago", { headers: publicHeaders }));
	expect((await asked).body).toBe("page of nine seconds ago");
	expect((await get("/?fresh=")).body).toBe("page 2");
	now += 9_000;
	expect((await get("/?fresh=")).body).toBe("page 3");
});

test("a renewal that fails late does not put the old page over the new one", async () => {
	await get("/");
	now += 90_000;
	const slow = held();
	const stale = await cache.serve(new Request(`${site}/`), slow.how);
	expect(await stale.text()).toBe("page 1");
	await vi.waitFor(() => expect(rendered).toHaveLength(2));
	const [late] = background.splice(0);
	now += 20_000;
	await get("/");
	slow.reject(new Error("the database hung"));
	await late;
	const answer = await get("/");
	expect([answer.body, answer.headers.get("x-page-cache")]).toEqual(["page 3", "fresh"]);
});

test("HEAD gets the headers of the page and no body", async () => {
	await get("/");
	const head = await get("/", { method: "HEAD" });
	expect([head.status, head.body]).toEqual([200, ""]);
	expect(rendered).toHaveLength(1);
});

test("a totem's catalogue is kept; a guest's own pages and an enrolment link are not", async () => {
	const trip = "854c4a9d-3863-47b3-b431-76946b2e39ba";
	for (const path of ["", "_.data", "excursions", "excursions.data", trip, `${trip}.data`]) {
		const first = (await get(`/totem/los-dragos/${path}`)).body;
		expect((await get(`/totem/los-dragos/${path}`)).body).toBe(first);
	}
	for (const path of [
		"/totem/confirm/AAAAAAAAAAAAAAAAAAAAAA",
		`/totem/handover/${trip}`,
		"/totem/los-dragos/?enrol=token",
		"/totem/los-dragos/handovers",
	]) {
		const first = (await get(path)).body;
		expect((await get(path)).body).not.toBe(first);
	}
});
