import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardings, bookingEvents, bookings, excursions } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, changeDeparture, columnsOn, manifestPath, soon } from "#tests/builders.ts";
import { assignGuide } from "#tests/guides.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const answered = v.object({
	answers: v.record(
		v.string(),
		v.object({
			refusal: v.nullable(v.string()),
			boarding: v.optional(v.unknown()),
			twin: v.optional(v.unknown()),
		}),
	),
});

/** Sends ticks as a phone does. */
async function sendTicks(
	visitor: Visitor,
	{ ticks, ...envelope }: { owner: string; sentAt: number; ticks: object[] },
) {
	const operations = ticks.map((tick) => ({ ...tick, kind: "tick" }));
	const answer = await visitor.post("/dashboard/today/operations", { ...envelope, operations });
	const answers = answer.ok ? v.parse(answered, await answer.json()).answers : null;
	return { status: answer.status, answers };
}

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland({ seed: true });
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

/** Visible text, without tags and React's comments. */
async function textOf(visitor: Visitor, path: string): Promise<string> {
	const html = await (await visitor.get(path)).text();
	return html
		.replace(/<script[\s\S]*?<\/script>/g, "")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]*>/g, "");
}

test("the manifest has the notes of trip, day and bookings, the seats of the day, and says when it is oversold", async () => {
	const trip = await addExcursion(island.db, { capacity: 14 });
	const at = await manifestPath(island.db, { excursionId: trip.id, date: soon() });
	const row = await addBooking(island, trip, {
		adults: 3,
		price: (3 * trip.priceAdultCents) / 100,
		comments: "One of us is vegetarian",
	});
	await island.db
		.update(excursions)
		.set({ comments: "Take the cool box" })
		.where(eq(excursions.id, trip.id));
	for (const [actorName, detail] of [
		["Marta", "Has a wheelchair"],
		["Pau", "It folds"],
	])
		await island.db.insert(bookingEvents).values({
			bookingId: row.id,
			type: "note",
			actorName,
			detail: detail ?? "",
			createdAt: Date.now(),
		});
	const text = await textOf(boss, at);
	for (const phrase of ["Guests3 of 14 seats", "This trip: Take the cool box"])
		expect(text).toContain(phrase);
	expect(text).toMatch(
		/Guest: One of us is vegetarian.*Note by Marta: Has a wheelchair.*Note by Pau: It folds/,
	);
	expect(text).not.toContain("Oversold");

	await changeDeparture(
		island.db,
		{ excursionId: trip.id, date: soon() },
		{ capacity: 2, note: "The small van" },
	);
	const oversold = await textOf(boss, at);
	for (const phrase of [
		"Guests3 of 2 seats",
		"Oversold by 1. 3 guests are booked, it has 2 seats.",
		"This day: The small van",
	])
		expect(oversold).toContain(phrase);
});

test("a partner, who sees some of the guests, is told neither seats nor the notes for staff on the trip", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "partner" });
	const hotelId = await addHotel(island, { partnerUserId: user.id });
	const trip = await addExcursion(island.db);
	await addBooking(island, trip, {}, { hotelId });
	await island.db
		.update(excursions)
		.set({ comments: "Not for hotels" })
		.where(eq(excursions.id, trip.id));
	const text = await textOf(
		visitor,
		await manifestPath(island.db, { excursionId: trip.id, date: soon() }),
	);
	expect(text).toContain("Guests1");
	expect(text).not.toContain("seats");
	expect(text).not.toContain("Not for hotels");
});

test("the boarding app has what left on an earlier day until it is back", async () => {
	const out = await addExcursion(island.db, {
		title: "Still out",
		startTime: "12:00",
		durationMinutes: 2 * 1440,
	});
	const back = await addExcursion(island.db, {
		title: "Back again",
		startTime: "00:00",
		durationMinutes: 60,
	});
	for (const trip of [out, back]) {
		const { id } = await addBooking(island, trip);
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { excursionId: trip.id, date: soon(-1) }))
			.where(eq(bookings.id, id));
	}
	const answer = await (await boss.get("/dashboard/today/departures")).json();
	const { departures } = v.parse(
		v.object({ departures: v.array(v.looseObject({ title: v.string() })) }),
		answer,
	);
	const titles = departures.map(({ title }) => title);
	expect(titles).toContain(out.title);
	expect(titles).not.toContain(back.title);
});

describe("a tick that a phone has kept", () => {
	const minute = 60_000;

	/** A departure with one guest, and a function that sends ticks. */
	async function departure() {
		const trip = await addExcursion(island.db);
		const { id: bookingId, departureId } = await addBooking(island, trip);
		const { visitor, user } = await signedInVisitor(island, { name: "Marta", role: "supervisor" });
		const path = await manifestPath(island.db, { excursionId: trip.id, date: soon() });
		const tick = (state: string, pressedAt: number, change: Record<string, unknown> = {}) => ({
			bookingId,
			departureId,
			state,
			id: crypto.randomUUID(),
			pressedAt,
			sentAt: Date.now(),
			owner: user.id,
			...change,
		});
		const send = async ({ sentAt, owner, ...press }: ReturnType<typeof tick>) => {
			const answer = await sendTicks(visitor, { sentAt, owner, ticks: [press] });
			return { status: answer.status, ...answer.answers?.[press.id] };
		};
		const history = async () => {
			const events = await entriesOf(island.db, bookingId);
			return events
				.filter(({ type }) => ["picked up", "no-show", "boarding undone"].includes(type))
				.map(({ type, actorName, createdAt }) => ({ type, actorName, createdAt }));
		};
		const boarding = async () => {
			const [row] = await island.db
				.select()
				.from(boardings)
				.where(eq(boardings.bookingId, bookingId));
			return row && { state: row.state, markedAt: row.markedAt };
		};
		return { trip, bookingId, path, tick, send, history, boarding };
	}

	test("is taken once, with the time of its press, however often and however parallel it comes", async () => {
		const { tick, send, history, boarding } = await departure();
		const pressedAt = Date.now() - 20 * minute;
		const pickedUp = tick("picked up", pressedAt);
		const answers = await Promise.all([1, 2, 3].map(() => send(pickedUp)));
		for (const answer of answers)
			expect(answer).toMatchObject({ status: 200, refusal: null, boarding: { aboard: [0] } });
		expect(await history()).toEqual([
			{ type: "picked up", actorName: "Marta", createdAt: pressedAt },
		]);
		expect(await boarding()).toEqual({ state: "picked up", markedAt: pressedAt });
		// the answer was lost and the tick was undone meanwhile: resending must not restore it
		await send(tick("", pressedAt + minute));
		expect(await send(pickedUp)).toMatchObject({ refusal: null, boarding: { aboard: [] } });
		expect(await boarding()).toBeUndefined();
		expect(await history()).toHaveLength(2);
	});

	test("never overwrites a later tick of another user, including one that was undone", async () => {
		const { bookingId, path, tick, send, history } = await departure();
		const at = Date.now() - 20 * minute;
		const byBoss = (state: string) => boss.submit(path, { bookingId: String(bookingId), state });
		await byBoss("no-show");
		const late = await send(tick("picked up", at));
		expect(late).toMatchObject({ status: 200, refusal: "newer", boarding: { state: "no-show" } });
		// an equal tick causes no conflict
		expect(await send(tick("no-show", at))).toMatchObject({ refusal: null });
		await byBoss("");
		expect(await send(tick("picked up", at))).toMatchObject({
			refusal: "newer",
			boarding: { state: null },
		});
		expect((await history()).map(({ actorName }) => actorName)).toEqual([
			"Marta Boss",
			"Marta Boss",
		]);
		expect(await send(tick("picked up", Date.now()))).toMatchObject({ refusal: null });
	});

	test("of a booking that has left the departure is reported", async () => {
		const { trip, bookingId, tick, send, history } = await departure();
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { excursionId: trip.id, date: soon(9) }))
			.where(eq(bookings.id, bookingId));
		expect(await send(tick("picked up", Date.now()))).toMatchObject({
			status: 200,
			refusal: "gone",
		});
		expect(await history()).toEqual([]);
	});

	test("has a time within limits, and belongs to the signed-in user", async () => {
		const { tick, send, history, boarding } = await departure();
		const now = Date.now();
		const day = 24 * 60 * minute;
		expect(await send(tick("picked up", now - 4 * day))).toMatchObject({ refusal: "too late" });
		for (const change of [{ owner: "somebody-else" }, { owner: "" }])
			expect((await send(tick("picked up", now, change))).status).toBe(403);
		for (const [field, value] of [
			["id", "x"],
			["pressedAt", -1],
			["sentAt", "soon"],
			["people", []],
			["people", [-1]],
			["state", "lost"],
		] as const)
			expect((await send(tick("picked up", now, { [field]: value }))).status).toBe(400);
		expect(await history()).toEqual([]);
		// the phone's clock is two days ahead
		const ahead = { sentAt: now + 2 * day };
		await send(tick("picked up", now + 2 * day - 5 * minute, ahead));
		const markedAt = (await boarding())?.markedAt ?? 0;
		expect(markedAt).toBeGreaterThanOrEqual(now - 5 * minute);
		expect(markedAt).toBeLessThanOrEqual(Date.now());
	});

	test("of a part of a family is merged by person, in whatever order two phones send theirs", async () => {
		const at = Date.now() - 20 * minute;
		const results: unknown[] = [];
		for (const order of [
			[4, 3, 2, 1, 0],
			[2, 4, 0, 3, 1],
		]) {
			const trip = await addExcursion(island.db);
			const family = { adults: 2, bebe: 1, price: (2 * trip.priceAdultCents) / 100 };
			const { id: bookingId, departureId } = await addBooking(island, trip, family);
			const pau = await signedInVisitor(island, { name: "Pau", role: "supervisor" });
			const ines = await signedInVisitor(island, { name: "Inés", role: "admin" });
			const tick = (people: number[], state: string, minutes: number) => ({
				bookingId,
				departureId,
				people,
				state,
				id: crypto.randomUUID(),
				pressedAt: at + minutes * minute,
			});
			const presses = [
				{ by: pau, ticks: [tick([0], "picked up", 1)] },
				// the same person on another phone, and the rest
				{ by: ines, ticks: [tick([0, 2], "picked up", 2), tick([1], "no-show", 3)] },
				{ by: pau, ticks: [tick([2], "", 4)] },
				{ by: pau, ticks: [tick([1], "picked up", 5)] },
				// says nothing new
				{ by: ines, ticks: [tick([1], "picked up", 6)] },
			];
			let twins = 0;
			// everything is sent twice, as after a lost answer
			for (const index of [...order, ...order]) {
				const press = presses[index];
				if (!press) continue;
				const owner = press.by.user.id;
				const body = { owner, sentAt: Date.now(), ticks: press.ticks };
				const { answers } = await sendTicks(press.by.visitor, body);
				if (press.ticks.some(({ id }) => answers?.[id]?.twin)) twins += 1;
			}
			expect(twins).toBeGreaterThan(0);
			const [row] = await island.db
				.select()
				.from(boardings)
				.where(eq(boardings.bookingId, bookingId));
			results.push({
				aboard: row?.aboard,
				people: row?.people,
				by: row?.markedBy,
				at: row?.markedAt,
			});
		}
		const expected = { aboard: "[0,1]", people: 2, by: "Pau", at: at + 5 * minute };
		expect(results).toEqual([expected, expected]);
	});

	test("of a guide is taken on the departures assigned to it, and on no other", async () => {
		const { trip, bookingId, tick, history } = await departure();
		const { visitor, user } = await signedInVisitor(island, { name: "Nuria", role: "guide" });
		const press = async () => {
			const { sentAt, owner: _, ...press } = tick("picked up", Date.now());
			const { answers } = await sendTicks(visitor, { sentAt, owner: user.id, ticks: [press] });
			return answers?.[press.id]?.refusal;
		};
		expect(await press()).toBe("gone");
		expect(await history()).toEqual([]);
		await assignGuide(island, { trip, date: soon(), userId: user.id });
		expect(await press()).toBeNull();
		expect((await history()).map(({ actorName }) => actorName)).toEqual(["Nuria"]);
		for (const path of [
			"/dashboard/bookings",
			`/dashboard/bookings/${bookingId}`,
			"/dashboard/departures",
		])
			expect((await visitor.get(path)).status, path).toBe(403);
	});
});
