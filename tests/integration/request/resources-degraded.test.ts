import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeSecret } from "#app/crypto/secret.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
let screen: Visitor;
let trip: Excursion;
let booking: Awaited<ReturnType<typeof addBooking>>;
let hotelId: string;
let excursion: Excursion;

beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "admin" })).visitor;
	trip = await addExcursion(island.db, { capacity: 4 });
	booking = await addBooking(island, trip);
	({ hotelId, excursion } = await addHotelWithTrip(island));
	({ screen } = await enrolScreen(island, hotelId));
});
afterEach(() => {
	island.cutDatabase(false);
	island.onDatabaseCall(null);
});
afterAll(() => island.stop());

/** All endpoints without a screen that read the database; their callers are programs, which retry. */
const calls: [string, () => Promise<Response>][] = [
	["a booking's calendar file", () => boss.get(`/booking/${booking.confirmId}/calendar.ics`)],
	["a voucher, which asks itself anew", () => island.fetch(`/booking/${booking.confirmId}`)],
	["a totem's manifest", () => screen.get(`/totem/${hotelId}/manifest.webmanifest`)],
	["a totem's heartbeat", () => screen.submit(`/totem/${hotelId}/heartbeat`, {})],
	[
		"a hand-over that is laid ready",
		() =>
			screen.post(`/totem/${hotelId}/handovers`, {
				departureId: booking.departureId,
				adults: 1,
				children: 0,
				bebe: 0,
				pickup: excursion.pickup,
				isInHotelsName: false,
			}),
	],
	[
		"a hand-over that is watched",
		() =>
			island.fetch(`/totem/${hotelId}/handovers`, {
				headers: { "x-handover-watch": makeSecret() },
			}),
	],
	["the count of open incidents", () => boss.get("/dashboard/attention/count")],
	["the list of bookings as a file", () => boss.get("/dashboard/bookings/export.csv")],
	[
		"pictures from a page without scripts",
		() => boss.submit(`/dashboard/excursion/${trip.id}/pictures`, {}),
	],
	["a mail as it was sent", () => island.fetch("/dev/mail/1")],
	["the sitemap", () => island.fetch("/sitemap.xml")],
	["a call for machines", () => island.fetch("/_serverFn/getPublicExcursions")],
	["the session", () => boss.get("/api/auth/get-session?disableCookieCache=true")],
	["a screen's data", () => boss.get("/dashboard/bookings.data")],
	["a screen", () => boss.get("/dashboard/bookings")],
];

test.each(calls)(
	"without a database %s answers 503 and when to ask again, never 500",
	async (_what, call) => {
		const answerBefore = await call();
		await answerBefore.arrayBuffer();
		expect(answerBefore.status).toBeLessThan(500);
		island.cutDatabase(true);
		const answer = await call();
		const body = await answer.text();
		expect(answer.status).toBe(503);
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
		expect(body).not.toMatch(/cut off|SELECT |libsql/i);
	},
);

test("an incomplete export says so in its last line", async () => {
	const { id: _, seats: __, ...row } = booking;
	const copies = Array.from({ length: 1_100 }, (_, index) => ({
		...row,
		status: "cancelled" as const,
		confirmId: `copy-${index}`,
		reference: `IX-C${index}`,
		idempotencyKey: `copy-${index}`,
	}));
	for (let from = 0; from < copies.length; from += 100) {
		await island.db.insert(bookings).values(copies.slice(from, from + 100));
	}
	const whole = await (await boss.get("/dashboard/bookings/export.csv")).text();
	expect(whole.trim().split("\r\n")).toHaveLength(1_102);
	expect(whole).not.toContain("NOT COMPLETE");
	let readings = 0;
	island.onDatabaseCall((body) => {
		if (body.includes("AS holdExpiresAt")) readings += 1;
		if (readings > 1) throw new TypeError("the database went away");
		return body;
	});
	const answer = await boss.get("/dashboard/bookings/export.csv");
	expect(answer.status).toBe(200);
	const text = await answer.text();
	expect(text.trim().split("\r\n").at(-1)).toContain(
		"NOT COMPLETE: the list stopped after 1000 bookings. Please export it again.",
	);
});
