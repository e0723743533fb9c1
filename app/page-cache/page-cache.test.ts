import { beforeEach, expect, test, vi } from "vitest";
import { type Edition, editionHeader, writeEdition } from "#app/database/edition.ts";
import { type Render, servePage } from "./page-cache.server.ts";
import { PageMemory, type RememberedPage } from "./page-memory.server.ts";
import { purgeFromFront } from "./purge-pages.server.ts";

const site = "https://island.example";
const minute = 60_000;
const rule = "Cloudflare-CDN-Cache-Control";
const publicHeaders = { "Cache-Control": "public, max-age=0", "Cache-Tag": "excursions" };

let now: number;
/** The database's stamp. */
let stamp: string;
let memory: PageMemory;
/** The requests that reached the renderer, and the editions that came with them. */
let requests: Request[];
let editions: (Edition | null)[];

beforeEach(() => {
	now = 1_000_000;
	stamp = "A1";
	memory = new PageMemory(1_000_000);
	requests = [];
	editions = [];
});

/** Like the screens: 304 when the remembered edition is current. */
const page: Render = async (request, edition) => {
	requests.push(request);
	editions.push(edition);
	if (edition?.stamp === stamp && now < edition.until) return new Response(null, { status: 304 });
	return new Response(`page ${requests.length}`, {
		headers: {
			...publicHeaders,
			"x-request-id": `request ${requests.length}`,
			"Content-Security-Policy": `script-src 'sha256-${requests.length}'`,
			[editionHeader]: writeEdition({ stamp, until: now + 5 * minute }),
		},
	});
};
const answerWith =
	(headers: Record<string, string>, status = 200): Render =>
	async (request) => {
		requests.push(request);
		return new Response(`page ${requests.length}`, { status, headers });
	};
const broken = answerWith({}, 503);

async function get(path: string, render: Render = page, init: RequestInit = {}) {
	const response = await servePage(new Request(site + path, init), render, {
		memory,
		now,
		markStale: async ({ body, madeAt }) =>
			Buffer.from(`as it was at ${madeAt}: ${Buffer.from(body)}`),
	});
	const { headers, status } = response;
	return { status, headers, body: await response.text(), state: headers.get("x-page-cache") };
}

test("an unchanged page is not rendered again, and keeps the policy of its scripts", async () => {
	const first = await get("/");
	const again = await get("/");
	expect([first.body, first.state]).toEqual(["page 1", null]);
	expect([again.body, again.state]).toEqual(["page 1", "unchanged"]);
	expect(editions).toEqual([null, { stamp: "A1", until: now + 5 * minute }]);
	for (const name of ["Content-Security-Policy", "Cache-Control", "Cache-Tag", rule])
		expect(again.headers.get(name)).toBe(first.headers.get(name));
});

test("a page is rendered anew when it has changed, and when its edition's time has passed", async () => {
	await get("/");
	stamp = "B2";
	expect((await get("/")).body).toBe("page 2");
	now += 5 * minute;
	expect((await get("/")).body).toBe("page 3");
});

test("Cloudflare's cache gets its rules: pages may be stale while they are made anew, data may not", async () => {
	for (const path of ["/", "/totem/los-dragos/"])
		expect((await get(path)).headers.get(rule)).toBe(
			"public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
		);
	for (const path of ["/?fresh=", "/totem/los-dragos/_.data"])
		expect((await get(path)).headers.get(rule)).toBe("public, max-age=10, stale-if-error=86400");
	expect((await get("/excursion/8", broken)).headers.get(rule)).toBeNull();
	expect((await get("/dashboard")).headers.get(rule)).toBeNull();
	// an empty answer must not be kept as the page
	const head = await get("/", page, { method: "HEAD" });
	expect([head.status, head.body, head.headers.get(rule)]).toEqual([200, "", "no-store"]);
});

test("an answer for many says nothing of one request, and no edition", async () => {
	for (const path of ["/", "/", "/?fresh=", "/dashboard"])
		expect((await get(path)).headers.get(editionHeader)).toBeNull();
	expect((await get("/")).headers.get("x-request-id")).toBeNull();
	expect((await get("/dashboard")).headers.get("x-request-id")).not.toBeNull();
	const requestHeaders = { [editionHeader]: `A1 ${now + minute}`, "If-None-Match": "A1" };
	await get("/excursion/7", page, { headers: requestHeaders });
	expect(editions.at(-1)).toBeNull();
});

test("what a woken form asks for is the page that everybody gets", async () => {
	await get("/");
	expect((await get("/?fresh=")).state).toBe("unchanged");
	expect(requests.map(({ url }) => url)).toEqual([`${site}/`, `${site}/`]);
});

test("a page that can't be made is shown as it was made last, with its age, until it can be made again", async () => {
	await get("/");
	now += 3_600_000;
	const down = await get("/", broken);
	expect([down.status, down.body, down.state]).toEqual([
		200,
		"as it was at 1000000: page 1",
		"stale-on-error",
	]);
	expect(down.headers.get("Cache-Control")).toBe("no-store");
	expect(down.headers.get(rule)).toBe("public, max-age=10");
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	expect((await get("/", () => Promise.reject(new Error("down")))).body).toBe(down.body);
	expect(log).toHaveBeenCalledOnce();
	log.mockRestore();
	expect((await get("/")).body).toBe("page 3");
});

test("the age of a page counts from when the database last called it current", async () => {
	await get("/");
	now += minute;
	await get("/");
	expect((await get("/", broken)).body).toBe("as it was at 1060000: page 1");
});

test("without a page of the last day, the error is the answer", async () => {
	expect((await get("/excursion/7", broken)).status).toBe(503);
	await expect(get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
	await get("/excursion/7");
	now += 24 * 3_600_000;
	expect((await get("/excursion/7", broken)).status).toBe(503);
});

test("a page that is gone is no longer shown, also when the database is down", async () => {
	await get("/excursion/8");
	expect((await get("/excursion/8", answerWith({}, 404))).status).toBe(404);
	expect((await get("/excursion/8", broken)).status).toBe(503);
});

test("a totem keeps its scripts, because it shows the age of its pages itself", async () => {
	for (const path of ["/totem/los-dragos/", "/totem/los-dragos/_.data"]) {
		const { body } = await get(path);
		expect((await get(path, broken)).body).toBe(body);
	}
});

test("a slow answer does not replace a newer one", async () => {
	const slow = Promise.withResolvers<Response>();
	const first = get("/", () => slow.promise);
	now += 8_000;
	await get("/");
	slow.resolve(new Response("page of eight seconds ago", { headers: publicHeaders }));
	expect((await first).body).toBe("page of eight seconds ago");
	expect((await get("/")).body).toBe("page 1");
});

test("the memory never exceeds its size; the oldest page is removed first", () => {
	const small = new PageMemory(40_000);
	const pages = Array.from({ length: 100 }, (_, madeAt): RememberedPage => {
		return { headers: [], body: new Uint8Array(5_000), madeAt, edition: null };
	});
	for (const [index, each] of pages.entries()) small.keep(`${index}`, each);
	expect(small.bytes).toBeLessThanOrEqual(40_000);
	const remembered = pages.map((_, index) => small.get(`${index}`));
	const oldest = remembered.findIndex((each) => each !== undefined);
	expect(oldest).toBeGreaterThan(0);
	expect(remembered).toEqual(pages.map((each, index) => (index < oldest ? undefined : each)));
	small.keep("huge", { headers: [], body: new Uint8Array(20_000), madeAt: 1, edition: null });
	expect(small.get("huge")).toBeUndefined();
	for (let index = 0; index < 100; index += 1) small.forget(`${index}`);
	expect(small.bytes).toBe(0);
});

test("a page is rendered without cookies, authorization and unknown parameters", async () => {
	await get("/excursion/excursions?day=5&utm_source=x&evil=<script>", page, {
		headers: { cookie: "session=1", authorization: "Bearer x", "x-forwarded-host": "evil.example" },
	});
	expect([...(requests[0]?.headers ?? [])]).toEqual([]);
	expect(requests[0]?.url).toBe(`${site}/excursion/excursions?day=5`);
	expect((await get("/excursion/excursions?evil=other&day=5")).state).toBe("unchanged");
});

test("the order of parameters does not matter, their values do", async () => {
	await get("/excursion/excursions?day=5&day=6&language=en");
	expect((await get("/excursion/excursions?language=en&day=6&day=5")).body).toBe("page 1");
	expect((await get("/excursion/excursions?language=de&day=6&day=5")).body).toBe("page 3");
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
])("invented parameters make no new page: %s is %s", async (invented, address) => {
	await get(address);
	expect((await get(invented)).state).toBe("unchanged");
	expect(requests.map(({ url }) => url)).toEqual([site + address, site + address]);
});

test.each([
	["a cookie", { ...publicHeaders, "Set-Cookie": "a=1" }, 200],
	["no word of being public", { "Cache-Control": "no-store" }, 200],
	["private", { "Cache-Control": "public, private" }, 200],
	["an error", publicHeaders, 404],
])("an answer with %s is not kept", async (_what, headers, status) => {
	const answer = await get("/", answerWith(headers, status));
	expect([answer.headers.get(rule), memory.bytes]).toEqual([null, 0]);
});

const trip = "854c4a9d-3863-47b3-b431-76946b2e39ba";

test.each([
	"/dashboard",
	"/booking/AAAAAAAAAAAAAAAAAAAAAA",
	"/payment/success",
	"/api/auth/get-session",
	"/_serverFn/getPublicExcursions",
	"/excursion/7/../../dashboard",
	`/excursion/excursions?${Array.from({ length: 17 }, (_, kind) => `category=${kind}`).join("&")}`,
	"/totem/confirm/AAAAAAAAAAAAAAAAAAAAAA",
	`/totem/handover/${trip}`,
	"/totem/los-dragos/handovers",
])("%s goes to its screen as it is, and is not kept", async (path) => {
	const { headers } = await get(path, page, { headers: { cookie: "session=1" } });
	expect(requests[0]?.headers.get("cookie")).toBe("session=1");
	expect([headers.get(rule), memory.bytes]).toEqual([null, 0]);
});

test("a totem's catalogue is kept, and what is posted is not", async () => {
	for (const path of ["", "_.data", "excursions", "excursions.data", trip, `${trip}.data`]) {
		await get(`/totem/los-dragos/${path}`);
		expect((await get(`/totem/los-dragos/${path}`)).state).toBe("unchanged");
	}
	await get("/excursion/7", page, { method: "POST", body: "x" });
	expect(requests.at(-1)?.method).toBe("POST");
	expect(memory.get(`${site}/excursion/7`)).toBeUndefined();
});

test.each([
	["refuses", async () => ({ success: false, errors: [{ code: 1, message: "too many calls" }] })],
	["does not answer", () => Promise.reject(new Error("too many calls"))],
])("a purge that Cloudflare's cache %s is logged, and harms nobody", async (_what, invalidate) => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	await purgeFromFront({ invalidate }, ["excursions"]);
	expect(log.mock.calls.join()).toContain("too many calls");
	await purgeFromFront(undefined, ["excursions"]);
	expect(log).toHaveBeenCalledOnce();
	log.mockRestore();
});
