import { beforeEach, expect, test } from "vitest";
import { type Edition, editionHeader, writeEdition } from "#app/database/edition.ts";
import { MemoryStore } from "#tests/fakes/page-store.ts";
import { type FrontCache, PageCache, type PageCacheOptions } from "./page-cache.server.ts";
import { PageMemory } from "./page-memory.server.ts";
import { renderWithoutCache } from "./render-without-cache.server.ts";

const minute = 60_000;
let now: number;
/** The database's stamp. */
let stamp: string;
let asked: (Edition | null)[];
let drawn: number;
let background: Promise<unknown>[];
let options: PageCacheOptions;

beforeEach(() => {
	now = 1_000_000;
	stamp = "A1";
	asked = [];
	drawn = 0;
	background = [];
	options = {
		store: new MemoryStore(() => now),
		memory: new PageMemory(1_000_000),
		front: undefined,
		version: "1",
		now: () => now,
		waitUntil: (work) => void background.push(work),
		markStale: async ({ body }) => Buffer.from(`old: ${Buffer.from(body)}`),
		isTimed: false,
	};
});

/** Like the screens: 304 when the kept edition is current. */
async function render(_request: Request, kept: Edition | null): Promise<Response> {
	asked.push(kept);
	if (kept?.stamp === stamp && now < kept.until) return new Response(null, { status: 304 });
	drawn += 1;
	return new Response(`drawn ${drawn}`, {
		headers: {
			"Cache-Control": "public",
			"Cache-Tag": "excursions",
			"Content-Security-Policy": `script-src 'sha256-${drawn}'`,
			[editionHeader]: writeEdition({ stamp, until: now + 5 * minute }),
		},
	});
}

async function get(path: string, how = render, init: RequestInit = {}) {
	const request = new Request(`https://island.example${path}`, init);
	const response = await new PageCache(options).serve(request, how);
	const body = await response.text();
	await Promise.all(background.splice(0));
	return { body, headers: response.headers, state: response.headers.get("x-page-cache") };
}

const broken = async () => new Response(null, { status: 503 });
const front: FrontCache = { purge: async () => ({ success: true, errors: [] }) };

test("a fresh page is checked and not rendered again", async () => {
	await get("/?fresh=");
	now += 10_000;
	const again = await get("/?fresh=");
	expect([again.body, again.state, again.headers.get("Age")]).toEqual([
		"drawn 1",
		"unchanged",
		"0",
	]);
	expect(asked).toEqual([null, { stamp: "A1", until: 1_000_000 + 5 * minute }]);
	// fresh for another ten seconds
	now += 9_999;
	expect((await get("/?fresh=")).state).toBe("fresh");
	expect(asked).toHaveLength(2);
});

test("a changed page is rendered by the same request", async () => {
	await get("/?fresh=");
	now += 10_000;
	stamp = "B2";
	expect((await get("/?fresh=")).body).toBe("drawn 2");
	expect(asked).toHaveLength(2);
});

test("an unchanged stale page becomes fresh after its answer", async () => {
	await get("/");
	now += minute;
	expect((await get("/")).state).toBe("stale");
	const { body, state, headers } = await get("/");
	expect([body, state]).toEqual(["drawn 1", "fresh"]);
	expect(headers.get("Content-Security-Policy")).toBe("script-src 'sha256-1'");
	// also for an isolate that has it only in the store
	options.memory = new PageMemory(1_000_000);
	now += minute;
	await get("/");
	expect((await get("/")).state).toBe("fresh");
	expect(drawn).toBe(1);
});

test("a page is rendered anew when its edition's time has passed", async () => {
	await get("/?fresh=");
	now += 5 * minute;
	expect((await get("/?fresh=")).body).toBe("drawn 2");
});

test("a page shown as the last resort is rendered anew as soon as possible", async () => {
	const page: typeof render = async (request, kept) => {
		const answer = await render(request, kept);
		return answer.status === 304 ? answer : new Response(`drawn ${drawn}`, answer);
	};
	await get("/", page);
	now += minute;
	await get("/", broken);
	expect((await get("/", broken)).body).toContain("old: drawn 1");
	now += 5_000;
	await get("/", page);
	expect((await get("/", page)).body).toBe("drawn 2");
});

test("a page found unchanged during a purge does not count as fresh", async () => {
	await get("/?fresh=");
	now += 10_000;
	const slow: typeof render = async (request, kept) => {
		const answer = await render(request, kept);
		await new PageCache(options).purge(["excursions"]);
		return answer;
	};
	await get("/?fresh=", slow);
	await get("/?fresh=");
	expect(drawn).toBe(2);
});

test("behind the platform's cache each request asks the database, and only changes are rendered", async () => {
	options.front = front;
	await get("/");
	const again = await get("/");
	expect([again.body, again.state]).toEqual(["drawn 1", "unchanged"]);
	expect(again.headers.get("Cloudflare-CDN-Cache-Control")).toMatch(/^public, max-age=60/);
	stamp = "B2";
	expect((await get("/")).body).toBe("drawn 2");
	expect(asked).toHaveLength(3);
});

test("the same holds without a page cache, and a visitor can't send an edition", async () => {
	const ask = async (headers: Record<string, string> = {}) => {
		const request = new Request("https://island.example/", { headers });
		const answer = await renderWithoutCache(request, { ...options, now }, render);
		return [answer.status, await answer.text(), answer.headers.get(editionHeader)];
	};
	const known = { [editionHeader]: `A1 ${now + minute}`, "If-None-Match": "A1" };
	expect(await ask(known)).toEqual([200, "drawn 1", null]);
	expect(await ask(known)).toEqual([200, "drawn 1", null]);
	expect(asked).toHaveLength(2);
	stamp = "B2";
	expect(await ask()).toEqual([200, "drawn 2", null]);
});

test("no answer to a visitor has an edition", async () => {
	expect((await get("/")).headers.get(editionHeader)).toBeNull();
	expect((await get("/")).headers.get(editionHeader)).toBeNull();
	options.front = front;
	expect((await get("/?fresh=")).headers.get(editionHeader)).toBeNull();
});
