import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payments } from "#app/database/schema.server.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";

let paid: PaidIsland;
beforeAll(async () => {
	paid = await startPaidIsland();
});
afterAll(() => paid.island.stop());

const checkout = (confirmId: string) => paid.island.fetch(`/payment/checkout/${confirmId}`);

test("a page that could not be opened is opened later, although the first attempt is out of date", async () => {
	const { island, stripe, book, state } = paid;
	const { confirmId, id } = await book();
	stripe.isDown = true;
	expect((await checkout(confirmId)).status).toBe(503);
	stripe.isDown = false;
	// ten minutes later the gateway would refuse a payment page with the first one's expiry
	await island.db
		.update(payments)
		.set({ createdAt: Date.now() - 600_000 })
		.where(eq(payments.bookingId, id));
	expect((await checkout(confirmId)).status).toBe(303);
	expect((await state(id)).payments.map(({ status }) => status)).toEqual(["failed", "created"]);
});
