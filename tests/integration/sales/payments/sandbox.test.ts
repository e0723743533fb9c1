import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { paymentMoney, sandboxCheckouts } from "#app/database/schema.server.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

/** A booking with its sandbox page open. */
async function open() {
	const booking = await addBooking(island, await addExcursion(island.db), {}, { paid: false });
	const answer = await island.fetch(`/payment/checkout/${booking.confirmId}`);
	const url = new URL(answer.headers.get("location") ?? "");
	const ownCheckout = eq(sandboxCheckouts.id, url.pathname.split("/").at(-1) ?? "");
	const click = (intent: string) =>
		island.fetch(url.pathname, {
			method: "POST",
			headers: { origin: island.url.origin },
			body: new URLSearchParams({ intent }),
		});
	const page = async () => (await island.fetch(url.pathname)).text();
	const paymentOf = async () => {
		const [row] = await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, booking.id));
		return row;
	};
	return { ...booking, url, ownCheckout: ownCheckout, click, page, paymentOf };
}

test("a sandbox page whose time is over says so, leads back, and takes no money", async () => {
	const { confirmId, url, ownCheckout, click, page, paymentOf } = await open();
	expect(await page()).toContain(">Pay</button>");
	await island.db
		.update(sandboxCheckouts)
		.set({ expiresAt: Date.now() - 1 })
		.where(ownCheckout);
	const ended = await page();
	expect(ended).toContain("This payment page has ended.");
	expect(ended).toContain(`/payment/error?booking=${confirmId}&amp;back"`);
	expect(ended).not.toContain(">Pay</button>");
	// an open page still has its button
	const late = await click("pay");
	expect(late.headers.get("location")).toBe(url.pathname);
	await island.scheduled();
	expect((await paymentOf())?.status).toBe("created");
	const [row] = await island.db.select().from(sandboxCheckouts).where(ownCheckout);
	expect(row?.status).toBe("open");
});

test("the second of two clicks on pay has the result of the first, and the money comes once", async () => {
	const { confirmId, click, page, paymentOf } = await open();
	const answers = await Promise.all([click("pay"), click("pay")]);
	for (const answer of answers)
		expect(answer.headers.get("location")).toContain(`/payment/success?booking=${confirmId}`);
	await vi.waitFor(async () => expect((await paymentOf())?.status).toBe("paid"), 30_000);
	expect(await page()).toContain(`/payment/success?booking=${confirmId}"`);
});

test("what was declined can't be paid by going back to the page", async () => {
	const { confirmId, click, paymentOf } = await open();
	await click("decline");
	await vi.waitFor(async () => expect((await paymentOf())?.status).toBe("failed"), 30_000);
	const answer = await click("pay");
	expect(answer.headers.get("location")).toMatch(
		new RegExp(`/payment/error\\?booking=${confirmId}$`),
	);
	await island.scheduled();
	expect((await paymentOf())?.status).toBe("failed");
});
