import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { excursions } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, addHotel, sendBooking } from "#tests/sales.ts";
import { sampleHotelForm } from "#tests/samples/hotel-samples.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true, variables: { PAGE_CACHE_ENABLED: "true" } });
});
afterAll(() => island.stop());

async function get(path: string, headers: Record<string, string> = {}) {
	const response = await island.fetch(path, { headers });
	return { status: response.status, headers: response.headers, body: await response.text() };
}

test("a warm page needs no database, its policy still fits its scripts", async () => {
	const { id } = await addExcursion(island.db);
	const cold = await get(`/excursion/${id}`);
	expect(island.databaseRoundTrips()).toBeGreaterThan(0);
	const warm = await get(`/excursion/${id}`);
	expect(island.databaseRoundTrips()).toBe(0);
	expect(warm.headers.get("x-page-cache")).toBe("fresh");
	expect(warm.body).toBe(cold.body);
	expect(warm.headers.get("content-security-policy")).toBe(
		cold.headers.get("content-security-policy"),
	);
	expect(warm.headers.get("cache-control")).toBe(cold.headers.get("cache-control"));
});

test("each answer from memory is counted, although those of many visitors are written together", async () => {
	const id = await addHotel(island);
	// no other test asks for pages of this route
	const catalogue = `/totem/${id}/excursions`;
	await get(catalogue);
	const before = island.logLines.length;
	const answers = await Promise.all(Array.from({ length: 30 }, () => get(catalogue)));
	expect(answers.filter(({ headers }) => headers.get("x-page-cache") !== "fresh")).toEqual([]);
	const events = () =>
		island.logLines
			.slice(before)
			.map((line) => JSON.parse(line))
			.filter(({ event, route }) => event === "request" && route === "/totem/:hotelId/excursions");
	const counted = (lines: { times?: number }[]) =>
		lines.reduce((sum, { times = 1 }) => sum + times, 0);
	await expect.poll(() => counted(events()), { timeout: 30_000 }).toBe(answers.length);
	const ofMemory = events().filter(({ cache }) => cache === "memory");
	expect(counted(ofMemory)).toBeGreaterThan(ofMemory.length);
	expect(ofMemory[0]).toMatchObject({ level: "info", method: "GET", status: 200, language: "en" });
});

/** The raw answer, because `fetch` would decompress it. */
async function sent(path: string, encoding: string | null, method = "GET") {
	const headers = encoding === null ? {} : { "Accept-Encoding": encoding };
	const asked = request(new URL(path, island.url), { method, headers });
	asked.end();
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		asked.once("response", resolve).once("error", reject);
	});
	return { headers: response.headers, body: await buffer(response) };
}

test("a warm page goes out as gzip to who takes it, and as it is to who does not", async () => {
	const { id } = await addExcursion(island.db);
	const path = `/excursion/${id}`;
	const { body: html } = await get(path);
	await expect
		.poll(async () => (await sent(path, "gzip, br")).headers["content-encoding"], {
			timeout: 30_000,
		})
		.toBe("gzip");
	const packed = await sent(path, "gzip, br");
	expect(gunzipSync(packed.body).toString()).toBe(html);
	expect(packed.body.byteLength).toBeLessThan(html.length / 3);
	expect(packed.headers.vary).toBe("Accept-Encoding");
	expect(packed.headers["x-page-cache"]).toBe("fresh");
	for (const refusing of [null, "identity", "gzip;q=0"]) {
		const plain = await sent(path, refusing);
		expect(plain.headers["content-encoding"]).toBeUndefined();
		expect(plain.headers.vary).toBe("Accept-Encoding");
		expect(plain.body.toString()).toBe(html);
	}
	expect((await sent(path, "gzip", "HEAD")).body.byteLength).toBe(0);
});

/** Runs `work` without a database; always reconnects. */
async function whileCut(work: () => Promise<void>) {
	island.cutDatabase(true);
	try {
		await work();
	} finally {
		island.cutDatabase(false);
	}
}

test("without a database a kept page stays readable, says from when it is, and works by links alone", async () => {
	const excursion = await addExcursion(island.db);
	const list = "/excursion/excursions?day=1&day=4";
	const [home, trip] = ["/", `/excursion/${excursion.id}`];
	const paths = [home, list, trip, "/excursion/contact"];
	for (const path of paths) await get(path);
	// outdates the pages, so that they would be made anew
	expect((await sendBooking(island, bookingOf(excursion))).status).toBe(201);
	await whileCut(async () => {
		for (const path of paths) expect((await get(path)).status).toBe(200);
		for (const path of [home, list, trip, `${trip}?fresh=`]) {
			// the purge runs behind the answer
			const old = await vi.waitFor(async () => {
				const page = await get(path);
				expect(page.headers.get("x-page-cache")).toBe("stale-on-error");
				return page;
			}, 30_000);
			expect([path, old.status]).toEqual([path, 200]);
			expect(old.headers.get("cache-control")).toBe("no-store");
			expect(old.body).toMatch(/You see this page as it was at <time [^>]*>\d\d:\d\d<\/time>/);
			expect(old.body).toContain("+00 555 01 77");
			expect(old.body).toMatch(
				/Skip to [^<]*<\/a>.*<aside [^>]*About this page.*<\/aside><header /,
			);
			expect(old.body).not.toMatch(/<script(?! type="application\/ld)|modulepreload|style=/);
		}
		// the contact page needs no database
		expect((await get("/excursion/contact")).body).not.toContain("as it was at");
	});
});

test("a page that is not cached answers 503 in the site's frame, and works by links alone", async () => {
	const { id } = await addExcursion(island.db);
	await whileCut(async () => {
		const page = await get(`/excursion/${id}`);
		expect(page.status).toBe(503);
		expect(page.headers.get("retry-after")).toBe("30");
		expect(page.headers.get("cache-control")).toBe("no-store");
		expect(page.body).toContain("This page has to wait for a few minutes");
		expect(page.body).toContain('aria-label="Main"');
		expect(page.body).not.toMatch(/<script(?! type="application\/ld)|modulepreload/);
	});
	expect((await get(`/excursion/${id}`)).status).toBe(200);
});

test("fifty visitors at once on an uncached page are all answered; the next fifty need no database", async () => {
	const { id } = await addExcursion(island.db);
	const rush = () => Promise.all(Array.from({ length: 50 }, () => get(`/excursion/${id}`)));
	expect((await rush()).every(({ status }) => status === 200)).toBe(true);
	island.databaseRoundTrips();
	expect((await rush()).every(({ status }) => status === 200)).toBe(true);
	expect(island.databaseRoundTrips()).toBe(0);
});

test("neither cookies nor headers nor unknown parameters change what others get", async () => {
	const { id } = await addExcursion(island.db);
	await get(`/excursion/${id}?evil="><script>alert(1)</script>`, {
		cookie: "island.session_token=somebody",
		"x-forwarded-host": "evil.example",
		"x-original-url": "/dashboard",
	});
	const other = await get(`/excursion/${id}`);
	expect(other.headers.get("x-page-cache")).toBe("fresh");
	expect(other.body).not.toContain("evil");
	expect(other.headers.get("set-cookie")).toBeNull();
});

test("a signed-in visitor gets the same page as everybody, and leaves no personal data in it", async () => {
	const { id } = await addExcursion(island.db);
	const headers = {
		authorization: "Bearer secret-token",
		cookie: "island.session_token=somebody; island.session_data=secret-cookie",
		"x-forwarded-host": "evil.example",
		"x-forwarded-proto": "gopher",
		"x-http-method-override": "DELETE",
		"x-original-url": "/dashboard",
		"x-rewrite-url": "/dashboard",
		forwarded: "host=evil.example",
		"accept-language": "xx-evil",
		origin: "https://evil.example",
		referer: "https://evil.example/",
	};
	const first = await get(`/excursion/${id}`, headers);
	const other = await get(`/excursion/${id}`);
	expect(other.headers.get("x-page-cache")).toBe("fresh");
	for (const { body, headers: sent } of [first, other]) {
		expect(`${body}${JSON.stringify([...sent])}`).not.toMatch(/evil|secret|somebody|gopher/);
		expect(sent.get("set-cookie")).toBeNull();
		expect(sent.get("vary") ?? "").not.toMatch(/cookie|authorization/i);
	}
	expect(other.headers.get("x-request-id")).toBeNull();
});

test.each([
	["another spelling of the path", "/Excursion/excursions"],
	["an encoded slash", "/excursion%2Fexcursions"],
	["a path with an extension", "/dashboard/x.css"],
	["a trailing slash", "/excursion/excursions/"],
])("%s is never answered from the cache", async (_what, path) => {
	await get("/excursion/excursions");
	await get(path);
	expect((await get(path)).headers.get("x-page-cache")).toBeNull();
});

/** A shared cache in front of the worker would keep an answer without Cache-Control for two hours. */
test.each([
	["GET", "/dashboard"],
	["GET", "/dashboard.data"],
	["GET", "/app_login"],
	["POST", "/app_login"],
	["GET", "/api/health"],
	["GET", "/api/auth/ok"],
	["GET", "/api/auth/get-session"],
	["GET", "/api/auth/nothing"],
	["GET", "/api/auth/error?error=x"],
	["GET", "/_serverFn/getPublicExcursions"],
	["GET", "/_serverFn/getBookingId?confirmId=AAAAAAAAAAAAAAAAAAAAAA"],
	["GET", "/_serverFn/nothing"],
	["GET", "/booking/AAAAAAAAAAAAAAAAAAAAAA"],
	["GET", "/booking/AAAAAAAAAAAAAAAAAAAAAA/calendar.ics"],
	["GET", "/payment/success"],
	["GET", "/payment/checkout/AAAAAAAAAAAAAAAAAAAAAA"],
	["POST", "/api/payments/webhook"],
	["GET", "/totem/confirm/AAAAAAAAAAAAAAAAAAAAAA"],
	["GET", "/totem/handover/AAAAAAAAAAAAAAAAAAAAAA"],
	["GET", "/totem/los-dragos/heartbeat"],
	["GET", "/totem/los-dragos/handovers"],
	["GET", "/images/nothing"],
	["GET", "/no-such-page"],
	["GET", "/no-such-page.data"],
	["POST", "/"],
	["PUT", "/excursion/contact"],
])("%s %s says that no cache may keep it", async (method, path) => {
	const answer = await island.fetch(path, {
		method,
		headers: { Origin: island.url.origin },
		...(method === "GET" ? {} : { body: new URLSearchParams({ a: "b" }) }),
	});
	await answer.arrayBuffer();
	expect(answer.headers.get("cache-control")).toMatch(/no-store/);
});

test("what the framework answers by itself carries the security headers too", async () => {
	for (const path of ["/__manifest?paths=%2F&version=x", "/__manifest"]) {
		const { headers } = await get(path);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-security-policy")).toContain("default-src 'none'");
		expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
	}
});

test("filters are pages of their own", async () => {
	const all = await get("/excursion/excursions");
	expect((await get("/excursion/excursions?max=50")).body).not.toBe(all.body);
	expect((await get("/excursion/excursions")).headers.get("x-page-cache")).toBe("fresh");
});

test("a booking of the last seats is visible to all visitors at once", async () => {
	const excursion = await addExcursion(island.db, { capacity: 2 });
	const [page, list] = [`/excursion/${excursion.id}`, "/excursion/excursions?day=2&day=3"];
	await get(page);
	await get(list);
	expect((await get(page)).headers.get("x-page-cache")).toBe("fresh");
	const booked = await sendBooking(island, bookingOf(excursion, { adults: 2, price: 128 }));
	expect(booked.status).toBe(201);
	// the purge runs behind the answer
	await vi.waitFor(async () => {
		const { headers } = await island.fetch(page, { method: "HEAD" });
		expect(headers.get("x-page-cache")).toBeNull();
	}, 30_000);
	expect((await get(page)).body).toContain("full");
	expect((await get(list)).headers.get("x-page-cache")).toBeNull();
});

test("a page that a booking has outdated is still there when the database goes away, and says how old it is", async () => {
	const excursion = await addExcursion(island.db, { capacity: 2 });
	const page = `/excursion/${excursion.id}`;
	await get(page);
	expect((await get(page)).headers.get("x-page-cache")).toBe("fresh");
	expect((await sendBooking(island, bookingOf(excursion))).status).toBe(201);
	island.cutDatabase(true);
	try {
		// the purge runs behind the answer
		await vi.waitFor(async () => {
			const { status, body, headers } = await get(page);
			expect([status, headers.get("x-page-cache")]).toEqual([200, "stale-on-error"]);
			expect(body).toContain("You see this page as it was");
		}, 30_000);
	} finally {
		island.cutDatabase(false);
	}
	await vi.waitFor(
		async () => expect((await get(page)).body).not.toContain("You see this page as it was"),
		{ timeout: 40_000, interval: 500 },
	);
});

test("what a booking changes is purged from the cache in front of the worker", async () => {
	const front = await startIsland({
		variables: {
			PAGE_CACHE_ENABLED: "true",
			TEST_FRONT_CACHE: "https://front-cache.example/purge",
		},
	});
	try {
		const purged: string[] = [];
		front.answer("front-cache.example", async (request) => {
			const { tags }: { tags: string[] } = await request.json();
			purged.push(...tags);
			return new Response();
		});
		const excursion = await addExcursion(front.db);
		expect((await sendBooking(front, bookingOf(excursion))).status).toBe(201);
		await expect.poll(() => purged, { timeout: 30_000 }).toContain(`excursion:${excursion.id}`);
		expect(purged).toContain("excursions");
	} finally {
		await front.stop();
	}
});

test("a day that staff close, and a departure that they cancel, disappear from all pages at once", async () => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const excursion = await addExcursion(island.db);
	const [trip, list] = [`/excursion/${excursion.id}`, "/excursion/excursions?day=5&day=6"];
	const changes: [string, Record<string, string>][] = [
		[
			`/dashboard/excursion/${excursion.id}`,
			{ intent: "different-day", date: soon(9), kind: "closed", seats: "", note: "Storm" },
		],
		[
			`/dashboard/departures/${excursion.id}/${soon(8)}/cancel`,
			{ reason: "A storm is coming", sure: "on" },
		],
	];
	for (const [path, form] of changes) {
		for (const page of [trip, list]) {
			await get(page);
			expect((await get(page)).headers.get("x-page-cache")).toBe("fresh");
		}
		const body = new URLSearchParams(form);
		const { status } = await visitor.fetch(path, { method: "POST", body });
		expect([path, status < 400 && status >= 300]).toEqual([path, true]);
		// the purge runs behind the answer
		for (const page of [trip, list]) {
			await vi.waitFor(async () => {
				const { headers } = await island.fetch(page, { method: "HEAD" });
				expect(headers.get("x-page-cache")).toBeNull();
			}, 30_000);
		}
	}
});

test("seats that staff move or free are visible to all visitors at once", async () => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const excursion = await addExcursion(island.db, { capacity: 2 });
	const { id } = await addBooking(island, excursion, { adults: 2, price: 128 });
	const page = `/excursion/${excursion.id}`;
	const acts: [string, Record<string, string>][] = [
		[
			`/dashboard/bookings/${id}/change`,
			{
				date: soon(9),
				pickupPointId: String(excursion.pointId),
				seenAt: String(Date.now()),
				key: crypto.randomUUID(),
			},
		],
		[`/dashboard/bookings/${id}`, { intent: "cancel", reason: "They are ill", told: "12800" }],
	];
	for (const [path, form] of acts) {
		await get(page);
		expect((await get(page)).headers.get("x-page-cache")).toBe("fresh");
		const body = new URLSearchParams(form);
		const { status } = await visitor.fetch(path, { method: "POST", body });
		expect([path, status]).toEqual([path, 303]);
		// the purge runs behind the answer
		await vi.waitFor(async () => {
			const { headers } = await island.fetch(page, { method: "HEAD" });
			expect(headers.get("x-page-cache")).toBeNull();
		}, 30_000);
	}
});

test("a hotel that staff rename shows its new name at once, and one that is closed is gone", async () => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const id = await addHotel(island, { name: "Hotel of the morning" });
	const page = `/totem/${id}/`;
	const save = async (change: Record<string, string>) => {
		await get(page);
		expect((await get(page)).headers.get("x-page-cache")).toBe("fresh");
		const body = new URLSearchParams({
			...sampleHotelForm,
			pickupPointId: "",
			partnerEmail: "",
			...change,
		});
		const { status } = await visitor.fetch(`/dashboard/hotels/${id}`, {
			method: "POST",
			body,
		});
		expect(status).toBe(302);
	};
	await save({ name: "Hotel of the evening", isActive: "on" });
	await vi.waitFor(
		async () => expect((await get(page)).body).toContain("Hotel of the evening"),
		30_000,
	);
	await save({ name: "Hotel of the evening", isActive: "off" });
	await vi.waitFor(async () => expect((await get(page)).status).toBe(404), 30_000);
});

test("a made-up category or language draws and keeps no page: it leads to the list without it", async () => {
	for (const [made, list] of [
		["/excursion/excursions?category=zz1&people=2", "/excursion/excursions?people=2"],
		["/de/excursion/excursions?language=zz1", "/de/excursion/excursions"],
	] as const)
		for (let times = 0; times < 2; times += 1) {
			const answer = await island.fetch(made, { redirect: "manual" });
			await answer.arrayBuffer();
			expect([answer.status, answer.headers.get("location")]).toEqual([302, list]);
			expect(answer.headers.get("x-page-cache")).not.toBe("fresh");
		}
});

test("no address reveals the edition of a page to a visitor", async () => {
	const { id } = await addExcursion(island.db);
	for (const path of ["/excursion/excursions/", "/Excursion/excursions", `/excursion/${id}/`]) {
		const { status, headers } = await get(path);
		expect([path, status, headers.get("x-page-edition")]).toEqual([path, 200, null]);
	}
});

test("a script that requests a single loader gets 404 for an unknown hotel, and nothing is cached", async () => {
	const path = "/totem/made-up-hotel/_.data?_routes=totem%2Fhome";
	for (let times = 0; times < 2; times += 1) {
		const answer = await get(path);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		expect(answer.headers.get("x-page-cache")).toBeNull();
	}
});

test("an error is never kept", async () => {
	const excursion = await addExcursion(island.db, { isActive: false });
	expect((await get(`/excursion/${excursion.id}`)).status).toBe(404);
	await island.db.update(excursions).set({ isActive: true }).where(eq(excursions.id, excursion.id));
	expect((await get(`/excursion/${excursion.id}`)).status).toBe(200);
});

test("a page of one guest is never kept", async () => {
	for (const path of ["/payment/error", "/payment/success", "/booking/AAAAAAAAAAAAAAAAAAAAAA"]) {
		const answer = await get(path);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		expect((await get(path)).headers.get("x-page-cache")).toBeNull();
	}
});
