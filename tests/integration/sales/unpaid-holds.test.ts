import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, manifestPath, soon } from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addHotel, bookAsGuest, sendBooking } from "#tests/sales.ts";

let paid: PaidIsland;
let island: PaidIsland["island"];
beforeAll(async () => {
	paid = await startPaidIsland();
	({ island } = paid);
});
afterAll(() => island.stop());

async function staff(role = "admin") {
	return (await signedInVisitor(island, { role, emailVerified: true })).visitor;
}

async function stateOf(id: number) {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	const history = (await entriesOf(island.db, id)).map(({ type, detail, actorName: by }) => ({
		type,
		detail,
		by,
	}));
	if (!row) throw new Error("no booking");
	return { row, history };
}

async function releaseHold(visitor: Awaited<ReturnType<typeof staff>>, ...ids: number[]) {
	return visitor.fetch("/dashboard/holds/let-go", {
		method: "POST",
		body: new URLSearchParams(ids.map((id) => ["booking", String(id)])),
	});
}

describe("staff", () => {
	test("see each unpaid hold by age, on its departure too, and how many come from one source, but no address", async () => {
		const excursion = await addExcursion(island.db, { capacity: 20 });
		const address = { "cf-connecting-ip": "203.0.113.200" };
		for (const date of [soon(), soon(), soon(9)])
			await sendBooking(island, bookingOf(excursion, { date }), address);
		const alone = await bookAsGuest(island, excursion);
		const visitor = await staff();
		const list = await (await visitor.get("/dashboard/holds")).text();
		expect(list).toContain("4 bookings, 4 seats");
		expect(list).toContain("Source 1: 3 bookings, 3 seats");
		expect(list.indexOf(alone.reference)).toBeGreaterThan(0);
		const departure = await manifestPath(island.db, { excursionId: excursion.id, date: soon() });
		const page = await (await visitor.get(departure)).text();
		expect(page).toContain("Held, not paid: 3 bookings, 3 seats");
		expect(page).toContain("Source 1: 3 bookings");
		for (const { row } of [await stateOf(alone.id)]) {
			expect(row.unpaidSource).not.toBeNull();
			for (const text of [list, page]) {
				expect(text).not.toContain("203.0.113.200");
				expect(text).not.toContain(row.unpaidSource);
			}
		}
		const record = await (await visitor.get(`/dashboard/bookings/${alone.id}`)).text();
		expect(record).not.toContain((await stateOf(alone.id)).row.unpaidSource);
	});

	test("release holds after a confirmation: the seats are free at once, and the history says who", async () => {
		const excursion = await addExcursion(island.db, { capacity: 2 });
		const { id, reference } = await bookAsGuest(island, excursion, { adults: 2, price: 128 });
		const visitor = await staff("supervisor");
		const questionPage = await (await visitor.get(`/dashboard/holds/let-go?booking=${id}`)).text();
		expect(questionPage).toContain(reference);
		expect(questionPage).toContain("Release 2 seats?");
		expect((await stateOf(id)).row.status).toBe("pending");
		const [first, second] = await Promise.all([releaseHold(visitor, id), releaseHold(visitor, id)]);
		expect([first.status, second.status]).toEqual([303, 303]);
		const { row, history } = await stateOf(id);
		expect(row).toMatchObject({ status: "expired", unpaidSource: null });
		expect(history.filter(({ type }) => type === "let go")).toEqual([
			{ type: "let go", detail: "by staff", by: expect.stringContaining("Person") },
		]);
		await bookAsGuest(island, excursion, { adults: 2, price: 128 });
	});

	test("release nothing that was paid a moment ago", async () => {
		const { id } = await paid.pay();
		await releaseHold(await staff(), id);
		expect((await stateOf(id)).row.status).toBe("confirmed");
	});

	test("who may only read bookings see them and release none", async () => {
		const { id } = await bookAsGuest(island, await addExcursion(island.db));
		const visitor = await staff("manager");
		const list = await visitor.get("/dashboard/holds");
		expect(list.status).toBe(200);
		expect(await list.text()).not.toContain("let-go");
		expect((await releaseHold(visitor, id)).status).toBe(403);
		expect((await stateOf(id)).row.status).toBe("pending");
	});

	test("of a hotel see its own alone", async () => {
		const ownBooking = await bookAsGuest(island, await addExcursion(island.db));
		const foreign = await bookAsGuest(island, await addExcursion(island.db));
		const { visitor, user } = await signedInVisitor(island, { role: "partner" });
		const hotelId = await addHotel(island, { partnerUserId: user.id });
		await island.db
			.update(bookings)
			.set({ hotelId, partner: hotelId })
			.where(eq(bookings.id, ownBooking.id));
		const list = await (await visitor.get("/dashboard/holds")).text();
		expect(list).toContain(ownBooking.reference);
		expect(list).not.toContain(foreign.reference);
		expect(list).toContain("1 booking, 1 seat");
	});

	test("who choose nothing are told so", async () => {
		const answer = await releaseHold(await staff());
		expect(answer.status).toBe(400);
	});
});

describe("a payment that comes after its hold was released", () => {
	async function payAfter(capacity: number) {
		const excursion = await addExcursion(island.db, { capacity });
		const { id, confirmId } = await bookAsGuest(island, excursion);
		const session = await paid.checkout(confirmId);
		await releaseHold(await staff(), id);
		return { excursion, id, session };
	}

	test("gets the seats while they are free", async () => {
		const { id, session } = await payAfter(1);
		paid.stripe.pay(session);
		await paid.send("checkout.session.completed", session);
		expect((await stateOf(id)).row.status).toBe("confirmed");
	});

	test("is refunded when others have booked them", async () => {
		const { excursion, id, session } = await payAfter(1);
		await bookAsGuest(island, excursion);
		paid.stripe.pay(session);
		await paid.send("checkout.session.completed", session);
		const { booking, payment } = await paid.state(id);
		expect(booking.status).toBe("expired");
		expect(payment).toMatchObject({ refundReason: "seats_gone" });
	});
});
