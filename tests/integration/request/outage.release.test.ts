import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { outbox, payments } from "#app/database/schema.server.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";

let paid: PaidIsland;
beforeAll(async () => {
	paid = await startPaidIsland();
});
afterAll(() => paid.island.stop());

const checkout = (confirmId: string) => paid.island.fetch(`/payment/checkout/${confirmId}`);

test("a gateway that hangs holds no transaction: others book and pay meanwhile, and the guest is told how long the seats are held", async () => {
	const { island, stripe, book, state } = paid;
	const { confirmId, id } = await book();
	stripe.isHanging = true;
	const answer = checkout(confirmId);
	await vi.waitFor(() => expect(stripe.requestCount).toBeGreaterThan(0), 30_000);
	// the request to the gateway hangs, while the database accepts other writes
	const other = await book();
	await island.db.update(payments).set({ updatedAt: 1 }).where(eq(payments.bookingId, other.id));
	const { status, headers, text } = await answer.then(async (response) => ({
		status: response.status,
		headers: response.headers,
		text: await response.text(),
	}));
	stripe.isHanging = false;
	expect(status).toBe(503);
	expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
	const { booking, payments: ownPayments } = await state(id);
	expect(booking.status).toBe("pending");
	expect(ownPayments).toMatchObject([{ status: "created", sessionId: null }]);
	// "34 minutes", in an element of its own
	const minutes = Number(/(\d+) minutes/.exec(text)?.[1]);
	const left = (booking.holdExpiresAt - Date.now()) / 60_000;
	expect(minutes).toBeGreaterThanOrEqual(Math.floor(left));
	expect(minutes).toBeLessThanOrEqual(left + 2);
	expect(text).toContain("does not answer");
});

test("a mail provider that hangs holds nothing either, and its mail leaves later", async () => {
	const { island, pay, book, state } = paid;
	let attempts = 0;
	island.answer("api.resend.com", () => {
		attempts += 1;
		return new Promise<Response>(() => {});
	});
	const { id } = await pay();
	await vi.waitFor(() => expect(attempts).toBeGreaterThan(0), 30_000);
	await book();
	await vi.waitFor(
		async () => {
			const [mail] = await island.db.select().from(outbox).where(eq(outbox.bookingId, id));
			expect(mail?.status).toBe("pending");
		},
		{ timeout: 40_000, interval: 500 },
	);
	island.answer("api.resend.com", () => Response.json({ id: "mail" }));
	await island.db.update(outbox).set({ nextAttemptAt: 0 });
	await island.scheduled();
	expect((await state(id)).mail).toMatchObject([{ status: "sent" }]);
});

test("a gateway that fails again and again is left alone for a while", async () => {
	const { stripe, book } = paid;
	const guests = [];
	for (let each = 0; each < 7; each += 1) guests.push(await book());
	stripe.isDown = true;
	const questions: number[] = [];
	for (const { confirmId } of guests) {
		const requestsBefore = stripe.requestCount;
		expect((await checkout(confirmId)).status).toBe(503);
		questions.push(stripe.requestCount - requestsBefore);
	}
	stripe.isDown = false;
	expect(questions.slice(0, 5).every((count) => count > 0)).toBe(true);
	expect(questions.slice(5)).toEqual([0, 0]);
});
