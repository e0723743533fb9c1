import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bookings, departures } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { addExcursion, departureIdOf, soon } from "#tests/builders.ts";
import { startPaidIsland } from "#tests/paid-island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let paid: Awaited<ReturnType<typeof startPaidIsland>>;
let boss: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	({ visitor: boss } = await signedInVisitor(paid.island, { role: "supervisor" }));
});
afterAll(() => paid.island.stop());
afterEach(() => paid.island.onDatabaseCall(null));

/** Runs things one by one, each before a batch that stores an event; later batches wait. */
function rightBeforeEvents(happens: (() => Promise<unknown>)[]): void {
	const left = [...happens];
	let last: Promise<unknown> = Promise.resolve();
	paid.island.onDatabaseCall(async (body) => {
		if (!/insert into \\"payment_events/.test(body)) return body;
		last = left.shift()?.() ?? last;
		await last;
		return body;
	});
}

async function moveTo(id: number, date: string) {
	const { booking } = await paid.state(id);
	const answer = await boss.submit(`/dashboard/bookings/${id}/change`, {
		departureId: String(await departureIdOf(paid.island.db, { ...booking, date })),
		pickupPointId: String(booking.pickupPointId),
		fingerprint: await fingerprintOf(paid.island.db, id),
		key: crypto.randomUUID(),
	});
	expect(answer.status).toBe(303);
}

test("a guest who is moved while paying gets the voucher of the new day", async () => {
	const { stripe, open, send, state } = paid;
	const { id, session } = await open();
	stripe.pay(session);
	rightBeforeEvents([() => moveTo(id, soon(9))]);
	await send("checkout.session.completed", session);
	const { booking, mail } = await state(id);
	expect([booking.status, booking.date]).toEqual(["confirmed", soon(9)]);
	expect(mail.map(({ dedupeKey }) => dedupeKey).at(-1)).toBe(`booking-confirmed:${id}`);
	expect(mail.at(-1)?.textBody).toContain(`Be ready at 04:30, ${formatDate(soon(9), "long")}`);
});

test("also when they are moved once more while the first move is noticed", async () => {
	const { stripe, open, send, state } = paid;
	const { id, session } = await open();
	stripe.pay(session);
	rightBeforeEvents([() => moveTo(id, soon(9)), () => moveTo(id, soon(10))]);
	expect(await send("checkout.session.completed", session)).toBe("applied");
	const { booking, payments, mail } = await state(id);
	expect([booking.status, booking.date]).toEqual(["confirmed", soon(10)]);
	expect(payments).toMatchObject([{ status: "paid", refundReason: null }]);
	expect(mail.map(({ subject }) => subject)).toEqual([
		expect.stringContaining(`Changed: ${formatDate(soon(9), "short")}`),
		expect.stringContaining(`Changed: ${formatDate(soon(10), "short")}`),
		expect.stringContaining(formatDate(soon(10), "short")),
	]);
});

test("a guest who pays at the desk in the moment when the card's money comes reads that the booking stands", async () => {
	const { stripe, open, send, state } = paid;
	const { id, confirmId, session } = await open();
	stripe.pay(session);
	rightBeforeEvents([
		async () => {
			const cash = {
				intent: "take-money",
				key: crypto.randomUUID(),
				gateway: "cash",
				amount: "64",
			};
			expect((await boss.submit(`/dashboard/bookings/${id}`, cash)).status).toBe(303);
		},
	]);
	await send("checkout.session.completed", session);
	const { booking, payments, mail } = await state(id);
	expect(booking.status).toBe("confirmed");
	expect(payments.map(({ refundReason }) => refundReason)).toContain("paid_twice");
	const returnMails = mail.filter(({ dedupeKey }) => dedupeKey === `payment-returned:p${id}-1`);
	expect(returnMails).toHaveLength(1);
	expect(returnMails[0]?.textBody).toContain("Your booking stands as it is. Your payment of €64");
	expect(returnMails[0]?.textBody).toContain(`/booking/${confirmId}`);
	expect(returnMails[0]?.textBody).not.toContain("another day");
});

test("a guest who is erased in the moment when late money comes gets no mail any more, and the money goes back", async () => {
	const { stripe, open, send, state, island } = paid;
	const { id, session } = await open();
	stripe.pay(session);
	const erasedColumns = { email: null, phone: null, comments: null, language: null };
	rightBeforeEvents([
		async () => {
			await island.db
				.update(bookings)
				.set({ ...erasedColumns, name: "———", status: "expired", holdExpiresAt: 1, erasedAt: 2 })
				.where(eq(bookings.id, id));
		},
	]);
	expect(await send("checkout.session.completed", session)).toBe("applied");
	const { payments, mail } = await state(id);
	expect(payments[0]?.refundReason).not.toBeNull();
	expect(mail).toEqual([]);
});

test("money in the last moment of a hold goes back when its seats are sold while it is written down", async () => {
	const { stripe, open, send, state, island } = paid;
	const { id, session, excursion } = await open();
	const elsewhere = await addBooking(island, await addExcursion(island.db));
	const { departureId } = (await state(id)).booking;
	await island.db.update(departures).set({ capacity: 1 }).where(eq(departures.id, departureId));
	const holdExpiresAt = Date.now() + 30_000;
	await island.db.update(bookings).set({ holdExpiresAt }).where(eq(bookings.id, id));
	stripe.pay(session);
	// as a booking would that comes when the hold has ended
	const soldSeat = { departureId, excursionId: excursion.id };
	rightBeforeEvents([
		() => island.db.update(bookings).set(soldSeat).where(eq(bookings.id, elsewhere.id)),
	]);
	const event = await stripe.event("checkout.session.completed", session, {});
	const answer = await island.fetch("/api/payments/webhook", { method: "POST", ...event });
	expect(answer.status).toBeGreaterThanOrEqual(500);
	expect((await state(id)).booking.status).toBe("pending");
	await paid.endHold(id);
	expect(await send("checkout.session.completed", session)).toBe("applied");
	const { booking, payments } = await state(id);
	expect([booking.status, payments[0]?.refundReason]).toEqual(["pending", "seats_gone"]);
});

test("an event that comes twice in the moment of a move still works once", async () => {
	const { stripe, open, send, state } = paid;
	const { id, session } = await open();
	stripe.pay(session);
	rightBeforeEvents([() => moveTo(id, soon(9))]);
	const event = { id: `evt_moving_${id}` };
	const answers = await Promise.all(
		[1, 2, 3].map(() => send("checkout.session.completed", session, event)),
	);
	expect(answers.sort()).toEqual(["applied", "repeated", "repeated"]);
	const { booking, mail } = await state(id);
	expect(booking.status).toBe("confirmed");
	expect(mail.filter(({ dedupeKey }) => dedupeKey === `booking-confirmed:${id}`)).toHaveLength(1);
});
