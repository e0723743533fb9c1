import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { FakeTurnstile } from "#tests/fakes/fake-turnstile.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

const origin = "https://challenges.cloudflare.com";

async function guarded(keys: { siteKey: string; secretKey: string }) {
	const turnstile = new FakeTurnstile();
	const island = await startIsland({
		variables: { TURNSTILE_SITE_KEY: keys.siteKey, TURNSTILE_SECRET_KEY: keys.secretKey },
	});
	island.answer(new URL(origin).host, turnstile.answer);
	return { island, turnstile };
}

let island: Island;
let turnstile: FakeTurnstile;
beforeAll(async () => {
	({ island, turnstile } = await guarded(new FakeTurnstile()));
});
afterAll(() => island.stop());

function formOf(excursion: Excursion, changes: Record<string, unknown> = {}) {
	const { excursionId: _, ...fields } = bookingOf(excursion, changes);
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

let addresses = 0;
/** From the documentation network (RFC 5737). */
function newAddress(): string {
	addresses += 1;
	return `198.51.100.${addresses}`;
}

/** An address with two unpaid bookings, the limit without a check. */
async function atTheLimit(of: Island = island) {
	const visitor = newVisitor(of, newAddress());
	const trips = await Promise.all(
		Array.from({ length: 4 }, () => addExcursion(of.db, { capacity: 40 })),
	);
	for (const trip of trips.slice(0, 2)) {
		const answer = await visitor.submit(`/excursion/${trip.id}`, formOf(trip));
		expect(answer.status).toBe(303);
	}
	const [, , third, fourth] = trips;
	if (!third || !fourth) throw new Error("no trips");
	const send = (token: string, trip = third, changes: Record<string, unknown> = {}) =>
		visitor.submit(
			`/excursion/${trip.id}`,
			formOf(trip, { ...changes, ...(token ? { "cf-turnstile-response": token } : {}) }),
		);
	return { send, trip: third, other: fourth };
}

describe("with Turnstile on", () => {
	test("a visitor within the limits gets no check, and Cloudflare gets no request", async () => {
		turnstile.questions.length = 0;
		const trip = await addExcursion(island.db);
		const visitor = newVisitor(island);
		const page = await (await visitor.get(`/excursion/${trip.id}`)).text();
		expect(page).not.toContain("turnstile");
		expect(page).not.toContain(turnstile.siteKey);
		expect((await visitor.submit(`/excursion/${trip.id}`, formOf(trip))).status).toBe(303);
		expect(turnstile.questions).toEqual([]);
	});

	test("a visitor beyond them is asked, told what works without JavaScript, and keeps what was typed", async () => {
		const { send } = await atTheLimit();
		const challengePage = await send("", undefined, { comments: "We are vegetarians" });
		expect(challengePage.status).toBe(429);
		const page = await challengePage.text();
		expect(page).toContain("Show that you are a person");
		expect(page).toContain("The check needs JavaScript");
		expect(page).toContain("We are vegetarians");
		expect(page).toContain(turnstile.siteKey);
		expect(page).not.toContain(turnstile.secretKey);
	});

	test("a passed check is good for one booking, and for the second click of the same", async () => {
		const { send, trip, other } = await atTheLimit();
		const token = turnstile.solve(island.url.hostname);
		const key = crypto.randomUUID();
		const clicks = await Promise.all([send(token, trip, { key }), send(token, trip, { key })]);
		expect(clicks.map(({ status }) => status)).toEqual([303, 303]);
		const second = await send(token, other);
		expect(second.status).toBe(429);
		expect(await second.text()).toContain("was used before");
		expect(turnstile.questions.at(-1)).toMatchObject({
			remoteip: expect.stringContaining("198.51.100."),
			idempotency_key: expect.stringMatching(
				/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
			),
		});
	});

	test("no visitor holds more than 6 bookings, with or without a check", async () => {
		const { send } = await atTheLimit();
		const statuses: number[] = [];
		for (let booking = 0; booking < 5; booking += 1) {
			const trip = await addExcursion(island.db, { capacity: 40 });
			statuses.push((await send(turnstile.solve(island.url.hostname), trip)).status);
		}
		expect(statuses).toEqual([303, 303, 303, 303, 429]);
	});

	test("when Cloudflare does not answer, visitors within the limits book and others do not", async () => {
		const { send } = await atTheLimit();
		turnstile.isDown = true;
		const refused = await send(turnstile.solve(island.url.hostname));
		const visitor = newVisitor(island);
		const trip = await addExcursion(island.db);
		const form = { ...formOf(trip), "cf-turnstile-response": "0.some" };
		const answer = await visitor.submit(`/excursion/${trip.id}`, form);
		turnstile.isDown = false;
		expect(refused.status).toBe(429);
		expect(await refused.text()).toContain("The check is not available at the moment");
		expect(answer.status).toBe(303);
	});

	test("only pages with the booking form let Cloudflare’s script and frame in", async () => {
		const trip = await addExcursion(island.db);
		const policyOf = async (path: string) =>
			(await island.fetch(path)).headers.get("content-security-policy") ?? "";
		const policy = await policyOf(`/excursion/${trip.id}`);
		expect(policy).toMatch(new RegExp(`script-src [^;]* ${origin}(;|$)`));
		expect(policy).toContain(`frame-src ${origin}`);
		for (const path of ["/", "/excursion/excursions", "/excursion/contact", "/app_login"])
			expect(await policyOf(path), path).not.toContain(origin);
		const answer = await island.fetch(`/excursion/${trip.id}`);
		expect(answer.headers.get("x-turnstile-origin")).toBeNull();
	});
});
