import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { excursions } from "#app/database/schema.server.ts";
import { addExcursion, bookingOf } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";

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

test("a warm page stays readable without a database", async () => {
	const { id } = await addExcursion(island.db);
	await get(`/excursion/${id}`);
	island.cutDatabase(true);
	expect((await get(`/excursion/${id}`)).status).toBe(200);
	island.cutDatabase(false);
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

test("filters and the thanks for a message are pages of their own", async () => {
	await get("/excursion/contact");
	expect((await get("/excursion/contact?sent")).body).toContain("Thank you, it is with us.");
	expect((await get("/excursion/contact")).body).toContain("Ask us anything");
	const all = await get("/excursion/excursions");
	expect((await get("/excursion/excursions?max=50")).body).not.toBe(all.body);
	expect((await get("/excursion/excursions")).headers.get("x-page-cache")).toBe("fresh");
});

test("who takes the last places is seen at once by everybody", async () => {
	const excursion = await addExcursion(island.db, { capacity: 2 });
	const [page, list] = [`/excursion/${excursion.id}`, "/excursion/excursions?day=2&day=3"];
	await get(page);
	await get(list);
	expect((await get(page)).headers.get("x-page-cache")).toBe("fresh");
	const booked = await island.fetch("/_serverFn/createBooking", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(bookingOf(excursion, { adults: 2, price: 128 })),
	});
	expect(booked.status).toBe(201);
	// the purge runs behind the answer
	await vi.waitFor(async () => {
		const { headers } = await island.fetch(page, { method: "HEAD" });
		expect(headers.get("x-page-cache")).toBeNull();
	});
	expect((await get(page)).body).toContain("full");
	expect((await get(list)).headers.get("x-page-cache")).toBeNull();
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
