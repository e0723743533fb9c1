import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingEvents, bookings } from "#app/database/schema.server.ts";
import { addExcursion, bookingOf, type Excursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let island: Island;
beforeAll(async () => {
	paid = await startPaidIsland();
	({ island } = paid);
});
afterAll(() => island.stop());

/** Books through the page's form, as a browser without JavaScript does. */
async function book(visitor: Visitor, trip: Excursion, changes: Record<string, string> = {}) {
	const form = Object.entries({ ...bookingOf(trip), ...changes });
	const answer = await visitor.submit(
		`/excursion/${trip.id}`,
		Object.fromEntries(form.map(([name, value]) => [name, String(value)])),
	);
	expect(answer.status).toBe(303);
	return answer.headers.get("location")?.split("/").at(-1) ?? "";
}

const toldSchema = v.object({
	held: v.array(v.object({ confirmId: v.string(), date: v.string(), maskedEmail: v.string() })),
	isFormOver: v.boolean(),
	now: v.number(),
});

/** Asks with the key of a form whose answer was lost. */
async function heldByForm(visitor: Visitor, key: string) {
	const answer = await visitor.submit("/booking/held", { key });
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const { held, isFormOver } = v.parse(toldSchema, await answer.json());
	return { ids: held.map(({ confirmId }) => confirmId), isFormOver };
}

async function heldFor(visitor: Visitor) {
	const answer = await visitor.get("/booking/held");
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const text = await answer.text();
	return { ...v.parse(toldSchema, JSON.parse(text)), text };
}

async function statusOf(confirmId: string) {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
	return row;
}

test("a browser sees only its own holds, the newest first", async () => {
	const trip = await addExcursion(island.db);
	const [visitor, other] = [newVisitor(island), newVisitor(island)];
	const first = await book(visitor, trip);
	const cookies = visitor.lastSetCookies;
	expect(cookies.find((cookie) => cookie.startsWith("held="))).toMatch(
		/; HttpOnly; Path=\/; Max-Age=7200; SameSite=Lax$/,
	);
	expect(cookies.find((cookie) => cookie.startsWith("seats_held=1;"))).not.toContain("HttpOnly");
	const second = await book(visitor, trip, { date: soon(9) });
	await book(other, trip);
	const { held, text } = await heldFor(visitor);
	expect(held.map(({ confirmId }) => confirmId)).toEqual([second, first]);
	expect(held[0]?.maskedEmail).toBe("i…@mail.example");
	expect(text).not.toContain("ida@mail.example");
});

test("a browser that opens the payment page of a hold finds the hold again too", async () => {
	const { confirmId } = await paid.book();
	const visitor = newVisitor(island);
	await visitor.get(`/payment/checkout/${confirmId}`);
	expect((await heldFor(visitor)).held.map((each) => each.confirmId)).toEqual([confirmId]);
});

test("a visitor who lost the answer finds the holds of the form by its key, and the browser keeps them", async () => {
	const trip = await addExcursion(island.db, { capacity: 2 });
	const [lost, visitor, stranger] = [newVisitor(island), newVisitor(island), newVisitor(island)];
	const key = crypto.randomUUID();
	expect(await heldByForm(visitor, key)).toEqual({ ids: [], isFormOver: false });
	const first = await book(lost, trip, { key });
	const second = await book(lost, trip, { key, date: soon(9) });
	const elsewhere = await book(visitor, await addExcursion(island.db));
	expect(await heldByForm(visitor, key)).toEqual({
		ids: [elsewhere, second, first],
		isFormOver: false,
	});
	expect((await heldFor(visitor)).held.map(({ confirmId }) => confirmId)).toEqual([
		elsewhere,
		second,
		first,
	]);
	// a request without the form key gets nothing
	expect((await heldByForm(stranger, crypto.randomUUID())).ids).toEqual([]);
	expect([...stranger.cookies.keys()]).toEqual([]);
	const foreign = await stranger.fetch("/booking/held", {
		method: "POST",
		headers: { origin: "https://elsewhere.example" },
		body: new URLSearchParams({ key }),
	});
	expect(foreign.status).toBe(403);
});

test("a key that is easy to guess proves nothing", async () => {
	const trip = await addExcursion(island.db);
	await book(newVisitor(island), trip, { key: "1" });
	expect(await heldByForm(newVisitor(island), "1")).toEqual({ ids: [], isFormOver: false });
	expect((await newVisitor(island).submit("/booking/held", {})).status).toBe(200);
});

test("the key of a form finds no hold when its seats are paid, released, cancelled or expired, and is reported as used", async () => {
	const ends = {
		paid: { status: "confirmed", confirmedAt: Date.now() },
		released: { status: "expired" },
		cancelled: { status: "cancelled", cancelledAt: Date.now() },
		expired: { holdExpiresAt: Date.now() - 1 },
	} as const;
	for (const [how, end] of Object.entries(ends)) {
		const trip = await addExcursion(island.db);
		const key = crypto.randomUUID();
		const confirmId = await book(newVisitor(island), trip, { key });
		await island.db.update(bookings).set(end).where(eq(bookings.confirmId, confirmId));
		const visitor = newVisitor(island);
		expect([how, await heldByForm(visitor, key)]).toEqual([how, { ids: [], isFormOver: true }]);
		// the same form leads to its booking; a new key makes a new one
		expect(await book(visitor, trip, { key })).toBe(confirmId);
		expect(await book(visitor, trip, { key: crypto.randomUUID() })).not.toBe(confirmId);
	}
});

test("a public page sets no cookie and is the same with a hold", async () => {
	const trip = await addExcursion(island.db);
	const visitor = newVisitor(island);
	await book(visitor, trip);
	const pageWithHold = await visitor.get("/");
	expect(visitor.lastSetCookies).toEqual([]);
	expect(await pageWithHold.text()).not.toContain("Seats held for you");
});

test("paid, expired and released bookings are forgotten, and the cookies go with the last one", async () => {
	const trip = await addExcursion(island.db);
	const visitor = newVisitor(island);
	const [over, money] = [await book(visitor, trip), await book(visitor, trip, { date: soon(8) })];
	const session = await paid.checkout(money);
	paid.stripe.pay(session);
	await paid.send("checkout.session.completed", session);
	await island.db
		.update(bookings)
		.set({ holdExpiresAt: Date.now() - 1 })
		.where(eq(bookings.confirmId, over));
	expect((await heldFor(visitor)).held).toEqual([]);
	expect([...visitor.cookies.keys()]).toEqual([]);
});

test("seats are released once, with history, and others can take them at once", async () => {
	const trip = await addExcursion(island.db, { capacity: 1 });
	const visitor = newVisitor(island);
	const confirmId = await book(visitor, trip);
	const releaseHold = () => visitor.submit(`/booking/${confirmId}/let-go`, {});
	const answer = await releaseHold();
	expect([answer.status, answer.headers.get("location")]).toEqual([
		303,
		`/excursion/${trip.id}?date=${soon()}#book`,
	]);
	expect([...visitor.cookies.keys()]).toEqual([]);
	const row = await statusOf(confirmId);
	expect(row?.status).toBe("expired");
	// a second press changes nothing and shows the booking's state
	expect((await releaseHold()).headers.get("location")).toBe(`/booking/${confirmId}`);
	const ownEvents = eq(bookingEvents.bookingId, row?.id ?? 0);
	const letGoEvents = and(ownEvents, eq(bookingEvents.type, "let go"));
	expect(await island.db.$count(bookingEvents, letGoEvents)).toBe(1);
	await book(newVisitor(island), trip);
});

test("money that comes after the seats were released takes them again, or goes back when they are gone", async () => {
	for (const isTaken of [false, true]) {
		const trip = await addExcursion(island.db, { capacity: 1 });
		const visitor = newVisitor(island);
		const confirmId = await book(visitor, trip);
		const session = await paid.checkout(confirmId);
		await visitor.submit(`/booking/${confirmId}/let-go`, {});
		if (isTaken) await book(newVisitor(island), trip);
		paid.stripe.pay(session);
		await paid.send("checkout.session.completed", session);
		const row = await statusOf(confirmId);
		const { payment } = await paid.state(row?.id ?? 0);
		expect([row?.status, payment?.refundReason]).toEqual(
			isTaken ? ["expired", "seats_gone"] : ["confirmed", null],
		);
	}
});

test("a paid booking can't be released, an unknown one is 404, and another site can't do it", async () => {
	const { confirmId } = await paid.pay();
	const visitor = newVisitor(island);
	const answer = await visitor.fetch(`/booking/${confirmId}/let-go`, {
		method: "POST",
		headers: { accept: "application/json" },
	});
	expect(await answer.json()).toEqual({ outcome: "not held" });
	expect((await statusOf(confirmId))?.status).toBe("confirmed");
	expect((await visitor.submit("/booking/AAAAAAAAAAAAAAAAAAAAAA/let-go", {})).status).toBe(404);
	const held = await book(visitor, await addExcursion(island.db));
	const foreign = await visitor.fetch(`/booking/${held}/let-go`, {
		method: "POST",
		headers: { origin: "https://elsewhere.example" },
	});
	expect(foreign.status).toBe(403);
	expect((await statusOf(held))?.status).toBe("pending");
});

test("another day releases the first one only in the browser that holds it", async () => {
	const trip = await addExcursion(island.db);
	const [visitor, stranger] = [newVisitor(island), newVisitor(island)];
	const first = await book(visitor, trip);
	await book(stranger, trip, { date: soon(9), instead: first });
	expect((await statusOf(first))?.status).toBe("pending");
	await book(visitor, trip, { date: soon(9), instead: first });
	expect((await statusOf(first))?.status).toBe("expired");
});

const unknown = ["", "?booking=", "?booking=nonsense", "?booking=AAAAAAAAAAAAAAAAAAAAAA"];
test.each(unknown.flatMap((query) => [`/payment/success${query}`, `/payment/error${query}`]))(
	"a page after paying claims nothing of a booking that it does not know: %s",
	async (address) => {
		const answer = await island.fetch(address);
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain("If you have just paid, your voucher is on its way");
		expect(html).not.toMatch(/did not go through|No money was taken|not completed/);
	},
);
