import { beforeEach, expect, test } from "vitest";
import { type PageStore, pageCache } from "./page-cache.server.ts";

/** The Cache API's part that matters here, in memory. */
class MemoryStore implements PageStore {
	readonly kept = new Map<string, Response>();
	async match(key: Request) {
		return this.kept.get(key.url)?.clone();
	}
	async put(key: Request, response: Response) {
		this.kept.set(key.url, response);
	}
	async delete(key: Request) {
		return this.kept.delete(key.url);
	}
}

const site = "https://island.example";
let now: number;
let store: MemoryStore;
let rendered: Request[];
let background: Promise<unknown>[];
let cache: ReturnType<typeof pageCache>;

beforeEach(() => {
	now = 1_000_000;
	store = new MemoryStore();
	rendered = [];
	background = [];
	cache = pageCache({
		store,
		version: "1",
		now: () => now,
		waitUntil: (work) => void background.push(work),
	});
});

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

test("a page is made once a minute, whoever asks", async () => {
	expect((await get("/")).body).toBe("page 1");
	now += 59_000;
	const second = await get("/", { headers: { cookie: "session=1" } });
	expect([second.body, second.headers.get("x-page-cache")]).toEqual(["page 1", "fresh"]);
	expect(second.headers.get("Cache-Control")).toBe(publicHeaders["Cache-Control"]);
	expect(second.headers.get("Age")).toBe("59");
	expect(rendered).toHaveLength(1);
});

test("a stale page is served at once, and a hundred visitors renew it once", async () => {
	await get("/");
	now += 90_000;
	const answers = await Promise.all(
		Array.from({ length: 100 }, () => cache.serve(new Request(`${site}/`), render())),
	);
	expect(answers.every(({ headers }) => headers.get("x-page-cache") === "stale")).toBe(true);
	await Promise.all(background.splice(0));
	expect(rendered).toHaveLength(2);
	expect((await get("/")).body).toBe("page 2");
});

test("data of a navigation is never older than ten seconds", async () => {
	await get("/_.data");
	now += 9_999;
	expect((await get("/_.data")).body).toBe("page 1");
	now += 1;
	expect((await get("/_.data")).body).toBe("page 2");
});

test("when making it fails, the last page is better than none", async () => {
	await get("/excursion/excursions");
	now += 3_600_000;
	const down = await get("/excursion/excursions", {}, render({}, 503));
	expect([down.status, down.body]).toEqual([200, "page 1"]);
	expect(down.headers.get("x-page-cache")).toBe("stale-on-error");
	const thrown = await get("/excursion/excursions", {}, () => Promise.reject(new Error("down")));
	expect(thrown.body).toBe("page 1");
	expect((await get("/excursion/7", {}, render({}, 503))).status).toBe(503);
});

test("what is rendered for the cache has no cookie, no authorization and no unknown parameter", async () => {
	await get("/?day=5&utm_source=x&evil=<script>", {
		headers: { cookie: "session=1", authorization: "Bearer x", "x-forwarded-host": "evil.example" },
	});
	expect([...(rendered[0]?.headers ?? [])]).toEqual([]);
	expect(rendered[0]?.url).toBe(`${site}/?day=5`);
	expect((await get("/?evil=other&day=5")).body).toBe("page 1");
});

test("the order of parameters does not matter, their values do", async () => {
	await get("/excursion/excursions?day=5&day=6&language=en");
	expect((await get("/excursion/excursions?language=en&day=6&day=5")).body).toBe("page 1");
	expect((await get("/excursion/excursions?language=de&day=6&day=5")).body).toBe("page 2");
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
	[`/?${Array.from({ length: 17 }, (_, day) => `day=${day}`).join("&")}`],
])("%s never touches the cache", async (path) => {
	await get(path, { headers: { cookie: "session=1" } });
	expect(rendered[0]?.headers.get("cookie")).toBe("session=1");
	expect(store.kept.size).toBe(0);
});

test("a post is not a page", async () => {
	await get("/excursion/7", { method: "POST", body: "x" });
	expect(rendered[0]?.method).toBe("POST");
	expect(store.kept.size).toBe(0);
});

test("a purge by tag forgets the pages that carry it, and only those", async () => {
	await get("/");
	await get("/excursion/7", {}, render({ ...publicHeaders, "Cache-Tag": "excursion:7" }));
	await cache.purge(["excursion:7"]);
	expect((await get("/excursion/7")).body).toBe("page 3");
	expect((await get("/")).body).toBe("page 1");
});

test("HEAD gets the headers of the page and no body", async () => {
	await get("/");
	const head = await get("/", { method: "HEAD" });
	expect([head.status, head.body]).toEqual([200, ""]);
	expect(rendered).toHaveLength(1);
});

test("a totem's catalogue is kept; a guest's own pages and an enrolment are not", async () => {
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
