import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attentionItems, payments, reconciliations } from "#app/database/schema.server.ts";
import { endAbandonedCheckouts } from "#app/sales/payments/checkout/payment-attempt.server.ts";
import { reportOverdueRefunds } from "#app/sales/payments/payment-health.server.ts";
import { readTally } from "#app/sales/payments/reconciliation/reconciliation.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addRefund } from "#tests/sales.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Noon of yesterday, UTC. */
const noon = Math.floor(Date.now() / day) * day - 12 * hour;
const yesterday = new Date(noon).toISOString().slice(0, 10);

let paid: PaidIsland;
beforeAll(async () => {
	paid = await startPaidIsland();
});
afterAll(() => paid.island.stop());
beforeEach(async () => {
	paid.stripe.isDown = false;
	paid.stripe.charges.length = 0;
	paid.stripe.linesPerPage = 100;
	paid.stripe.refunds.length = 0;
	await paid.island.db.delete(attentionItems);
	await paid.island.db.delete(reconciliations);
	// the days before are compared already
	for (const days of [2, 3])
		await paid.island.db.insert(reconciliations).values({
			...{ gateway: "stripe", day: new Date(noon - (days - 1) * day).toISOString().slice(0, 10) },
			...{ nextAt: noon + 9 * day, createdAt: noon, finishedAt: noon },
		});
	// payments of other tests must not be compared on this test's day
	await paid.island.db.update(payments).set({ comparedAt: 1, askedTimes: 6 });
});

const askNow = (id: number) =>
	paid.island.db.update(payments).set({ askAfter: 0 }).where(eq(payments.bookingId, id));

/** A payment of yesterday noon, at the gateway and in our database. */
async function paidYesterday() {
	const paidBooking = await paid.pay();
	paidBooking.charge.created = Math.floor(noon / 1000);
	await paid.island.db
		.update(payments)
		.set({ paidAt: noon })
		.where(eq(payments.bookingId, paidBooking.id));
	return paidBooking;
}

/** Runs the cron job until every day is compared. */
async function compare() {
	for (let run = 0; run < 20; run += 1) {
		await paid.island.scheduled();
		const rows = await paid.island.db.select().from(reconciliations);
		if (rows.length === 3 && rows.every(({ finishedAt }) => finishedAt)) break;
	}
	const [row] = await paid.island.db
		.select()
		.from(reconciliations)
		.where(eq(reconciliations.day, yesterday));
	return readTally(row?.report ?? null);
}

const compareAgain = async () => {
	await paid.island.db
		.update(reconciliations)
		.set({ nextAt: 0, finishedAt: null })
		.where(eq(reconciliations.day, yesterday));
	return compare();
};

describe("an attempt whose page never opened", () => {
	/** A booking made this many minutes ago, for which the gateway did not answer. */
	async function bookUnopened(minutes: number) {
		const { island, stripe, book, state } = paid;
		const unopenedBooking = await book();
		stripe.isDown = true;
		expect((await island.fetch(`/payment/checkout/${unopenedBooking.confirmId}`)).status).toBe(503);
		stripe.isDown = false;
		await island.db
			.update(payments)
			.set({ createdAt: Date.now() - minutes * 60_000 })
			.where(eq(payments.bookingId, unopenedBooking.id));
		expect((await state(unopenedBooking.id)).payment).toMatchObject({
			status: "created",
			sessionId: null,
		});
		return unopenedBooking;
	}
	const endings = async (id: number) =>
		(await entriesOf(paid.island.db, id))
			.filter(({ type }) => type === "payment failed")
			.map(({ detail }) => detail);

	test("ends with its hold and not before, once, and is no difference between the ledgers; others stay as they are", async () => {
		const { island, open, pay, book, state } = paid;
		const [{ id }, openable] = [await bookUnopened(36), await bookUnopened(34)];
		const [openCheckout, settled, collecting] = [await open(), await pay(), await book()];
		await island.db.insert(payments).values({
			id: collecting.paymentId,
			bookingId: collecting.id,
			gateway: "hotel",
			amountCents: 6400,
			currency: "EUR",
			createdAt: 1,
			updatedAt: 1,
		});
		for (const other of [openCheckout, settled])
			await island.db
				.update(payments)
				.set({ createdAt: 1 })
				.where(eq(payments.bookingId, other.id));
		await endAbandonedCheckouts(island.db, Date.now());
		expect((await state(openable.id)).payment?.status).toBe("created");
		expect(await endings(openable.id)).toEqual([]);
		for (const [other, status] of [
			[openCheckout, "created"],
			[settled, "paid"],
			[collecting, "created"],
		] as const)
			expect((await state(other.id)).payment?.status).toBe(status);
		await endAbandonedCheckouts(island.db, Date.now());
		expect((await state(id)).payment?.status).toBe("failed");
		expect(await endings(id)).toEqual(["its page never opened"]);
		await island.db.update(payments).set({ createdAt: noon }).where(eq(payments.bookingId, id));
		expect(await compare()).toMatchObject({ payments: 0, differences: 0, mended: 0 });
		expect((await state(id)).items).toEqual([]);
	});
});

describe("a payment without an event", () => {
	test("is polled when its page has expired, and confirms the booking", async () => {
		const { island, stripe, open, send, state } = paid;
		const { id, session } = await open();
		stripe.pay(session);
		// that it failed is not the last word
		await send("checkout.session.async_payment_failed", session);
		await island.scheduled();
		expect((await state(id)).booking.status).toBe("pending");
		await askNow(id);
		await island.scheduled();
		await vi.waitFor(async () => {
			const { booking, payment, mail } = await state(id);
			expect([booking.status, payment?.status, mail.length]).toEqual(["confirmed", "paid", 1]);
		}, 30_000);
	});

	test("and that was not paid is failed, and polled a few times more", async () => {
		const { island, stripe, open, state } = paid;
		const { id, session } = await open();
		session.status = "expired";
		await island.db.update(payments).set({ askedTimes: 5 }).where(eq(payments.bookingId, id));
		await askNow(id);
		await island.scheduled();
		expect((await state(id)).payment).toMatchObject({ status: "failed", askedTimes: 6 });
		const { requestCount: requestsBefore } = stripe;
		await askNow(id);
		await island.scheduled();
		// the days have been compared already
		expect(stripe.requestCount - requestsBefore).toBeLessThanOrEqual(1);
	});
});

describe("a day of the gateway's ledger", () => {
	test("settles unreported payments and refunds", async () => {
		const { stripe, open, state } = paid;
		const unanswered = await open();
		stripe.pay(unanswered.session);
		stripe.chargeOf(unanswered.session).created = noon / 1000;
		const back = await paidYesterday();
		stripe.giveBack(back.charge);
		expect(await compare()).toMatchObject({ payments: 2, mended: 2, differences: 0 });
		expect((await state(unanswered.id)).booking.status).toBe("confirmed");
		const { payment, items } = await state(back.id);
		expect(payment).toMatchObject({ status: "refunded", refundedCents: 6400 });
		expect(items).toMatchObject([{ kind: "refunded at gateway", status: "open" }]);
		expect(await compareAgain()).toEqual({
			...{ payments: 2, cents: 12_800, refundedCents: 6400 },
			...{ others: 0, otherCents: 0, mended: 0, differences: 0 },
		});
	});

	test("lists each way to differ once, however often it is compared", async () => {
		const { island, stripe, state } = paid;
		const [amount, refund, missingCharge] = [
			await paidYesterday(),
			await paidYesterday(),
			await paidYesterday(),
		];
		amount.charge.amount_captured = 100;
		await addRefund(island, refund.id, { amountCents: 500, reason: "goodwill", state: "done" });
		stripe.charges.splice(stripe.charges.indexOf(missingCharge.charge), 1);
		stripe.addCharge({
			payment_intent: "pi_lost",
			amount: 700,
			created: noon / 1000,
			metadata: { paymentId: "p0-9" },
		});
		// money that this product did not request is counted, without an incident
		stripe.addCharge({ payment_intent: "pi_other", amount: 900, created: noon / 1000 });
		expect(await compare()).toMatchObject({
			...{ payments: 2, differences: 4, others: 1, otherCents: 900 },
		});
		const { visitor } = await signedInVisitor(island, { role: "manager" });
		await visitor.get("/dashboard/account");
		island.databaseRoundTrips();
		const report = await (await visitor.get("/dashboard/attention/reconciliation")).text();
		expect(island.databaseRoundTrips()).toBe(1);
		expect(report).toContain("The gateway took €1, we wrote down €64.");
		expect(await (await visitor.get("/dashboard/attention")).text()).toContain("Ledgers differ");
		const words = async (id: number) => (await state(id)).items.map(({ detail }) => detail);
		expect(await words(amount.id)).toEqual(["The gateway took €1, we wrote down €64."]);
		expect(await words(refund.id)).toEqual([
			"We wrote down that €5 went back, the gateway says €0.",
		]);
		expect(await words(missingCharge.id)).toEqual([
			"We wrote down that €64 came, the gateway knows nothing of it.",
		]);
		// what is compared is the line itself
		const storedItems = await island.db.select().from(attentionItems);
		for (const { kind, facts, line } of storedItems)
			if (kind === "difference") expect(facts).toBe(line);
		await island.db.update(attentionItems).set({ status: "settled", settledAt: 1 });
		await compareAgain();
		const items = await island.db.select().from(attentionItems);
		expect(items.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
			"difference settled",
			"difference settled",
			"difference settled",
			"unknown payment settled",
		]);
	});

	test("of many pages is read over several runs, and each line counts once", async () => {
		const { island, stripe } = paid;
		await paidYesterday();
		for (let line = 0; line < 22; line += 1)
			stripe.addCharge({ payment_intent: `pi_line_${line}`, amount: 100, created: noon / 1000 });
		stripe.linesPerPage = 5;
		await island.scheduled();
		const [under] = await island.db
			.select()
			.from(reconciliations)
			.where(eq(reconciliations.day, yesterday));
		expect(under?.finishedAt).toBeNull();
		expect(under?.progress).toContain('"others":15');
		// one failed run has no effect
		stripe.isDown = true;
		await island.scheduled().catch(() => {});
		stripe.isDown = false;
		expect(await compare()).toMatchObject({ payments: 1, others: 22 });
	});
});

test("money that is due for more than an hour is reported, whatever the reason", async () => {
	const { island, pay, state } = paid;
	const { id } = await pay();
	await addRefund(island, id, { nextAt: Date.now() + day, createdAt: Date.now() - 2 * hour });
	await reportOverdueRefunds(island.db, Date.now());
	expect((await state(id)).items).toMatchObject([{ kind: "refund failing", status: "open" }]);
});
