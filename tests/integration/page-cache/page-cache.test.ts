import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { excursions } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { addExcursion, bookingOf, departureIdOf, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { addBooking, addHotel, sendBooking } from "#tests/sales.ts";
import { sampleHotelForm } from "#tests/samples/hotel-samples.ts";
import type { Visitor } from "#tests/visitor.ts";

const front = "https://front-cache.example/invalidate";

let island: Island;
/** Tags that the cache in front of the worker was told to make anew. */
let purgedTags: string[];
beforeAll(async () => {
	island = await startIsland({ seed: true, variables: { TEST_FRONT_CACHE: front } });
	island.answer("front-cache.example", async (request) => {
		const { tags }: { tags: string[] } = await request.json();
		purgedTags.push(...tags);
		return new Response();
	});
});
beforeEach(() => {
	purgedTags = [];
});
afterAll(() => island.stop());

async function get(path: string, headers: Record<string, string> = {}) {
	const response = await island.fetch(path, { headers });
	return { status: response.status, headers: response.headers, body: await response.text() };
}

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
	await whileCut(async () => {
		for (const path of [home, list, trip, `${trip}?fresh=`]) {
			const old = await get(path);
			expect([path, old.status, old.headers.get("x-page-cache")]).toEqual([
				path,
				200,
				"stale-on-error",
			]);
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
	await vi.waitFor(
		async () => expect((await get(trip)).body).not.toContain("You see this page as it was"),
		{ timeout: 40_000, interval: 500 },
	);
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
	expect(other.headers.get("x-page-cache")).toBe("unchanged");
	for (const { body, headers: answerHeaders } of [first, other]) {
		expect(`${body}${JSON.stringify([...answerHeaders])}`).not.toMatch(
			/evil|secret|somebody|gopher/,
		);
		expect(answerHeaders.get("set-cookie")).toBeNull();
		expect(answerHeaders.get("vary") ?? "").not.toMatch(/cookie|authorization/i);
	}
	expect(other.headers.get("x-request-id")).toBeNull();
});

test.each([
	["another spelling of the path", "/Excursion/excursions"],
	["an encoded slash", "/excursion%2Fexcursions"],
	["a path with an extension", "/dashboard/x.css"],
	["a trailing slash", "/excursion/excursions/"],
])("%s is never answered from memory", async (_what, path) => {
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
	expect((await get("/excursion/excursions")).headers.get("x-page-cache")).toBe("unchanged");
});

/** The cache in front of the worker is told after the answer. */
async function expectPurged(...tags: string[]) {
	await expect.poll(() => purgedTags, { timeout: 30_000 }).toEqual(expect.arrayContaining(tags));
	purgedTags = [];
}

test("a booking purges the pages that show its seats", async () => {
	const excursion = await addExcursion(island.db, { capacity: 2 });
	const answer = await sendBooking(island, bookingOf(excursion, { adults: 2, price: 128 }));
	expect(answer.status).toBe(201);
	await expectPurged("excursions", `excursion:${excursion.id}`);
	expect((await get(`/excursion/${excursion.id}`)).body).toContain("full");
});

/** What the calendar's panel shows, as its form says it. */
async function tokenOn(visitor: Visitor, path: string): Promise<string> {
	return /name="token" value="([^"]+)"/.exec(await (await visitor.get(path)).text())?.[1] ?? "";
}

test("what staff change of a day, a departure, seats or a hotel purges the pages that show it", async () => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const excursion = await addExcursion(island.db);
	const { id } = await addBooking(island, excursion, { adults: 2, price: 128 });
	const ofTrip = ["excursions", `excursion:${excursion.id}`];
	const hotel = await addHotel(island, { name: "Hotel of the morning" });
	const closed = await departureIdOf(island.db, { excursionId: excursion.id, date: soon(8) });
	const panel = `/dashboard/calendar?day=${soon(8)}&on=${closed}&act=close`;
	const timetable = `/dashboard/excursion/${excursion.id}/timetables/0`;
	// nothing else purges its pages
	const seasonal = await addExcursion(island.db);
	const prices = `/dashboard/excursion/${seasonal.id}/prices`;
	const withExtras = await addExcursion(island.db);
	const extras = `/dashboard/excursion/${withExtras.id}/extras`;
	const acts: [path: string, form: Record<string, string>, tags: string[]][] = [
		[panel, { token: await tokenOn(visitor, panel) }, ofTrip],
		[
			timetable,
			{
				version: await openedVersion(visitor, timetable),
				...{ firstDay: "", lastDay: soon(60), minimumGuests: "2", decideHours: "24" },
			},
			ofTrip,
		],
		[
			prices,
			{
				version: await openedVersion(visitor, prices),
				rule: "",
				adultCents: "84",
				bookedTo: soon(-1),
			},
			["excursions", `excursion:${seasonal.id}`],
		],
		[
			extras,
			{
				version: await openedVersion(visitor, extras),
				...{ extra: "", title: "Lunch", note: "", charged: "booking", priceCents: "9" },
			},
			["excursions", `excursion:${withExtras.id}`],
		],
		[
			`/dashboard/bookings/${id}/change`,
			{
				departureId: String(
					await departureIdOf(island.db, { excursionId: excursion.id, date: soon(10) }),
				),
				pickupPointId: String(excursion.pointId),
				fingerprint: "as shown",
				key: crypto.randomUUID(),
			},
			ofTrip,
		],
		[
			`/dashboard/bookings/${id}`,
			{ intent: "cancel", reason: "They are ill", told: "12800" },
			ofTrip,
		],
		[
			`/dashboard/hotels/${hotel}`,
			{
				...sampleHotelForm,
				pickupPointId: "",
				partnerEmail: "",
				name: "Hotel of the evening",
				isActive: "on",
			},
			["excursions"],
		],
	];
	for (const [path, form, tags] of acts) {
		const body = new URLSearchParams(form);
		if (form.fingerprint) body.set("fingerprint", await fingerprintOf(island.db, id));
		const { status } = await visitor.fetch(path, { method: "POST", body });
		expect([path, status < 400 && status >= 300]).toEqual([path, true]);
		await expectPurged(...tags);
	}
	expect((await get(`/totem/${hotel}/`)).body).toContain("Hotel of the evening");
});

test("a made-up category or language draws and keeps no page: it leads to the list without it", async () => {
	for (const [madeUpPath, list] of [
		["/excursion/excursions?category=zz1&people=2", "/excursion/excursions?people=2"],
		["/de/excursion/excursions?language=zz1", "/de/excursion/excursions"],
	] as const)
		for (let times = 0; times < 2; times += 1) {
			const answer = await island.fetch(madeUpPath, { redirect: "manual" });
			await answer.arrayBuffer();
			expect([answer.status, answer.headers.get("location")]).toEqual([302, list]);
			expect(answer.headers.get("x-page-cache")).toBeNull();
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
