import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addExcursion, bookingOf } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true });
});
afterEach(() => island.cutDatabase(false));
afterAll(() => island.stop());

const phone = "+00 555 01 77";

async function post(path: string, form: Record<string, string>, more: Record<string, string> = {}) {
	const response = await island.fetch(path, {
		method: "POST",
		headers: { Origin: island.url.origin, ...more },
		body: new URLSearchParams(form),
	});
	return { status: response.status, headers: response.headers, html: await response.text() };
}

function formOf(booking: Record<string, unknown>): Record<string, string> {
	return Object.fromEntries(Object.entries(booking).map(([name, value]) => [name, String(value)]));
}

test("a booking that can't be stored answers 503, keeps what was typed and says whom to call", async () => {
	const trip = await addExcursion(island.db);
	const typedValues = formOf(bookingOf(trip, { comments: "No nuts, please" }));
	island.cutDatabase(true);
	const { status, headers, html } = await post(`/excursion/${trip.id}`, typedValues);
	expect(status).toBe(503);
	expect(headers.get("retry-after")).toBe("30");
	expect(headers.get("cache-control")).toBe("no-store");
	for (const phrase of ["No nuts, please", String(typedValues.email), phone])
		expect(html).toContain(phrase);
});

test("an island that books gets the same page, which has no island and so replaces what is shown", async () => {
	const trip = await addExcursion(island.db);
	island.cutDatabase(true);
	const { status, html } = await post(
		`/excursion/${trip.id}`,
		formOf(bookingOf(trip, { comments: "No nuts, please" })),
		{ "X-Widget": "form" },
	);
	expect(status).toBe(503);
	expect(html).toContain("No nuts, please");
	expect(html).toContain(phone);
	expect(html).not.toContain('type="application/json"');
});

test("a sign-in says that the password is not the problem, and keeps the email", async () => {
	island.cutDatabase(true);
	for (const path of ["/app_login", "/app_login/forgot-password"]) {
		const { status, html } = await post(path, {
			email: "ana@example.com",
			password: "long-secret",
		});
		expect([path, status]).toEqual([path, 503]);
		expect(html).toContain("ana@example.com");
		expect(html).toContain("We can’t look anything up at the moment");
		expect(html).toContain(phone);
		expect(html).not.toContain("long-secret");
	}
});

test("a totem gets 503 and keeps its order until the server answers", async () => {
	const trip = await addExcursion(island.db);
	island.cutDatabase(true);
	const { status, headers } = await post(
		`/totem/los-dragos/${trip.id}/book`,
		formOf(bookingOf(trip)),
	);
	expect(status).toBe(503);
	expect(headers.get("cache-control")).toBe("no-store");
});

test("the health check reports what is up or down, and nothing confidential", async () => {
	const up = await island.fetch("/api/health");
	expect(up.status).toBe(200);
	expect(up.headers.get("cache-control")).toBe("no-store");
	expect(up.headers.get("content-type")).toContain("application/json");
	expect(await up.json()).toMatchObject({
		status: "up",
		checks: {
			database: { status: "up" },
			payments: { status: "up" },
			mail: { status: "up" },
		},
	});
	island.cutDatabase(true);
	const down = await island.fetch("/api/health");
	expect(down.status).toBe(503);
	expect(down.headers.get("retry-after")).toBe("30");
	const healthText = await down.text();
	expect(JSON.parse(healthText)).toMatchObject({
		status: "down",
		checks: { database: { status: "down" } },
	});
	expect(healthText).not.toMatch(/http|libsql|cut off|error|127\.|token/i);
	expect((await island.fetch("/api/auth/ok")).status).toBe(200);
	island.cutDatabase(false);
	expect((await island.fetch("/api/health")).status).toBe(200);
	// a monitor looks at the code alone
	await island.scheduled();
	await island.db.run(
		"UPDATE cron_runs SET ended_at = ended_at - 700000, started_at = started_at - 700000",
	);
	const withoutCron = await island.fetch("/api/health");
	expect(withoutCron.status).toBe(503);
	expect(await withoutCron.json()).toMatchObject({
		status: "degraded",
		checks: { cron: { status: "late" } },
	});
});

test("while developing, answers say what the database and the rendering took", async () => {
	const timing = (await island.fetch("/")).headers.get("server-timing");
	expect(timing).toMatch(
		/^cache;desc="made", database;dur=[\d.]+;desc="1 round trip", render;dur=[\d.]+$/,
	);
});
