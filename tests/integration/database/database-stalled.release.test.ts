import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { bookings, writeProbe } from "#app/database/schema.server.ts";
import { watchCommits } from "#scripts/servers/commit-watch.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { holdWrites } from "#tests/held-writes.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { awaitWithLimit } from "#tests/run/await-with-limit.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	// the test runs the watchdog itself
	island = await startIsland({ isWatched: false });
});
afterEach(() => island.onDatabaseCall(null));
afterAll(() => island.stop());

async function health() {
	const answer = await island.fetch("/api/health");
	return { code: answer.status, said: await answer.json() };
}

const up = { code: 200, said: { status: "up" } };
const cannotWrite = {
	code: 503,
	said: { status: "down", checks: { database: { status: "cannot write" } } },
};

function formOf(trip: Excursion): Record<string, string> {
	const form = bookingOf(trip, { comments: "No nuts, please" });
	return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
}

async function expectNotStored(answer: Response, form: Record<string, string>) {
	expect(answer.status).toBe(503);
	expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
	const html = await answer.text();
	for (const name of ["name", "email", "comments", "key"]) expect(html).toContain(form[name]);
	// an unanswered write may have been done, so the page must not say that it was not
	expect(html).toContain("it is one booking");
	expect(html).not.toContain("Nothing was booked");
}

const bookedOn = (trip: Excursion) =>
	island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));

test("while the database reads but does not commit, health says so and a booking is kept in its form; started anew, it takes it once", async () => {
	const trip = await addExcursion(island.db);
	const form = formOf(trip);
	const guest = newVisitor(island);
	expect(await health()).toMatchObject(up);
	// a recent write would prove for some seconds that writing works
	await island.db.update(writeProbe).set({ writtenAt: 0 });
	const releaseHold = holdWrites(island.database);
	expect(await health()).toMatchObject(cannotWrite);
	expect((await guest.get(`/excursion/${trip.id}`)).status).toBe(200);
	await expectNotStored(await guest.submit(`/excursion/${trip.id}`, form), form);
	const restarted = Promise.withResolvers<void>();
	const watch = watchCommits(
		{
			url: island.database.url,
			async restart() {
				releaseHold();
				await island.database.restart();
				restarted.resolve();
			},
		},
		{
			everyMilliseconds: 50,
			probeMilliseconds: 5_000,
			restartMilliseconds: 500,
			giveUpMilliseconds: 60_000,
		},
	);
	await awaitWithLimit(restarted.promise, "the watchdog to start the database anew");
	watch.stop();
	for (let click = 0; click < 2; click += 1) {
		expect((await guest.submit(`/excursion/${trip.id}`, form)).status).toBe(303);
	}
	expect(await bookedOn(trip)).toHaveLength(1);
	await vi.waitFor(async () => expect(await health()).toMatchObject(up), 30_000);
});

test("a write that hangs ends in time, and sent again it is one booking, although the first was done after all", async () => {
	const trip = await addExcursion(island.db);
	const form = formOf(trip);
	const guest = newVisitor(island);
	const stalled = Promise.withResolvers<void>();
	const arrived = Promise.withResolvers<void>();
	island.onDatabaseCall(
		async (body) => {
			if (body.includes("INSERT INTO bookings")) await stalled.promise;
			return body;
		},
		(body) => {
			if (body.includes("INSERT INTO bookings")) arrived.resolve();
		},
	);
	await expectNotStored(await guest.submit(`/excursion/${trip.id}`, form), form);
	expect(await bookedOn(trip)).toHaveLength(0);
	stalled.resolve();
	await awaitWithLimit(arrived.promise, "the answer of the database to the write that hung");
	expect(await bookedOn(trip)).toHaveLength(1);
	expect((await guest.submit(`/excursion/${trip.id}`, form)).status).toBe(303);
	expect(await bookedOn(trip)).toHaveLength(1);
});
