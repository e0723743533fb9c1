import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attentionItems, bookings, refunds } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { entriesOf } from "#tests/history.ts";
import { disputeOf, type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addRefund } from "#tests/sales.ts";

let paid: PaidIsland;
beforeAll(async () => {
	paid = await startPaidIsland();
});
afterAll(() => paid.island.stop());
beforeEach(() => {
	paid.stripe.isDown = false;
	paid.stripe.refusesRefunds = null;
	paid.stripe.refunds.length = 0;
});

const historyOf = async (id: number) =>
	(await entriesOf(paid.island.db, id)).map(({ type, detail }) => `${type}: ${detail}`);

describe("a refund made in the gateway's own dashboard", () => {
	test("of the full amount keeps the booking's seats, and asks staff", async () => {
		const { island, stripe, pay, send, state } = paid;
		const { visitor } = await signedInVisitor(island, { role: "supervisor" });
		const { id, charge } = await pay();
		await send("charge.refunded", stripe.giveBack(charge));
		const record = await (await visitor.get(`/dashboard/bookings/${id}`)).text();
		expect(record).not.toContain("Still to pay");
		expect(record).toContain("does not owe it again");
		const owed = await visitor.get(
			`/dashboard/bookings?payment=owed&from=${(await state(id)).booking.date}`,
		);
		expect(await owed.text()).not.toContain(`/dashboard/bookings/${id}"`);
		const { booking, payment, items } = await state(id);
		expect([booking.status, payment?.status, payment?.refundedCents]).toEqual([
			"confirmed",
			"refunded",
			6400,
		]);
		expect(items).toMatchObject([
			{ kind: "refunded at gateway", status: "open", amountCents: 6400 },
		]);
	});

	test("of a part reduces what is left to refund, and the guest is told how much", async () => {
		const { island, stripe, pay, send, state } = paid;
		const { visitor } = await signedInVisitor(island, { role: "supervisor" });
		const { id, charge } = await pay();
		await send("charge.refunded", stripe.giveBack(charge, 1000));
		await cancelAsStaff(visitor, id, { refund: true });
		await vi.waitFor(
			async () => expect((await state(id)).payment?.status).toBe("refunded"),
			30_000,
		);
		const { payment, mail } = await state(id);
		expect([payment?.refundedCents, charge.amount_refunded]).toEqual([6400, 6400]);
		expect(mail.at(-1)?.textBody).toContain("€54");
	});

	test("reported four times, by one event or by four, counts once", async () => {
		const { stripe, pay, send, state } = paid;
		const { id, charge } = await pay();
		stripe.giveBack(charge);
		const one = `evt_same_${id}`;
		const same = await Promise.all(
			Array.from({ length: 4 }, () => send("charge.refunded", charge, { id: one })),
		);
		expect(same.filter((settlement) => settlement === "applied")).toHaveLength(1);
		await Promise.all(Array.from({ length: 4 }, () => send("charge.refunded", charge)));
		const { payment, items } = await state(id);
		expect([payment?.refundedCents, items.length]).toEqual([6400, 1]);
		expect((await historyOf(id)).filter((entry) => entry.startsWith("refunded"))).toHaveLength(1);
	});
});

describe("our own refund", () => {
	test("that the gateway refuses is reported, retried with new keys, and held after some hours", async () => {
		const { island, stripe, pay, state } = paid;
		const { id, paymentId } = await pay();
		stripe.refusesRefunds = "balance_insufficient";
		await addRefund(island, id);
		await island.scheduled();
		const reportedState = await state(id);
		expect(reportedState.items).toMatchObject([
			{ kind: "refund failing", status: "open", detail: "The gateway says: balance insufficient." },
		]);
		expect(reportedState.refunds).toMatchObject([{ state: "wanted", attempts: 1, round: 1 }]);
		await island.db
			.update(refunds)
			.set({ nextAt: 0, attempts: 7 })
			.where(eq(refunds.paymentId, paymentId));
		await island.scheduled();
		const { refunds: rows, items } = await state(id);
		expect(rows).toMatchObject([{ state: "failed", attempts: 8 }]);
		expect(items).toHaveLength(1);
	});

	test("that the bank did not take is owed again, counts once, and waits for a person", async () => {
		const { island, stripe, pay, send, state } = paid;
		const { id, charge, session } = await pay();
		// nothing has failed while it is under way
		const done = { id: `re_${id}`, amount: 6400, payment_intent: session.payment_intent };
		await send("refund.updated", { ...done, status: "succeeded" });
		expect((await state(id)).payment).toMatchObject({ status: "paid", isHeld: false });
		await addRefund(island, id);
		await island.scheduled();
		const refund = {
			id: `re_${id}`,
			amount: 6400,
			payment_intent: session.payment_intent,
			status: "failed",
			failure_reason: "expired_or_canceled_card",
		};
		for (const type of ["refund.updated", "refund.failed", "charge.refund.updated"])
			await send(type, refund);
		// an event about the refund from before its failure comes late
		await send("charge.refunded", charge, { created: Math.floor(Date.now() / 1000) - 600 });
		await island.scheduled();
		const { payment, items } = await state(id);
		expect(payment).toMatchObject({ status: "paid", refundedCents: 0, isHeld: true });
		expect(items).toMatchObject([{ kind: "refund failing", status: "open" }]);
		expect(stripe.refunds).toHaveLength(1);
	});
});

describe("a dispute", () => {
	test("is reported with its due date, and is resolved automatically when it is won", async () => {
		const { pay, send, state } = paid;
		const { id, session } = await pay();
		const at = 1_800_000_000;
		await send("charge.dispute.created", disputeOf(session), { created: at });
		expect((await state(id)).items).toMatchObject([
			{ kind: "dispute", status: "open", dueAt: 1_900_000_000_000, amountCents: 6400 },
		]);
		await send("charge.dispute.closed", disputeOf(session, { status: "won" }), { created: at + 9 });
		const { items, payment, booking } = await state(id);
		expect(items).toMatchObject([{ status: "settled", facts: "won", dueAt: null }]);
		expect([payment?.status, booking.status]).toEqual(["paid", "confirmed"]);
	});

	test("holds back our refund while the bank decides, and for good when it is lost", async () => {
		const { island, stripe, pay, send, state } = paid;
		const { id, session } = await pay();
		const at = 1_800_000_000;
		await send("charge.dispute.created", disputeOf(session), { created: at });
		await addRefund(island, id);
		await island.scheduled();
		expect(stripe.refunds).toHaveLength(0);
		await send("charge.dispute.closed", disputeOf(session, { status: "lost" }), {
			created: at + 1,
		});
		await island.scheduled();
		expect((await state(id)).payment).toMatchObject({ status: "refunded", refundedCents: 0 });
		expect(stripe.refunds).toHaveLength(0);
	});

	test("that is an inquiry holds no money, and a refund ends it", async () => {
		const { island, stripe, pay, send } = paid;
		const { id, session } = await pay();
		await send("charge.dispute.created", disputeOf(session, { status: "warning_needs_response" }));
		await addRefund(island, id);
		await island.scheduled();
		expect(stripe.refunds).toHaveLength(1);
	});
});

describe("money that came in another way than it should", () => {
	test("late, with its seats still free: reported, and staff need not act", async () => {
		const { island, stripe, open, send, state } = paid;
		const { id, session } = await open();
		stripe.pay(session);
		const expired = { status: "expired", holdExpiresAt: 1 } as const;
		await island.db.update(bookings).set(expired).where(eq(bookings.id, id));
		await send("checkout.session.completed", session);
		const { booking, items } = await state(id);
		expect(booking.status).toBe("confirmed");
		expect(items).toMatchObject([{ kind: "paid late", status: "settled" }]);
	});

	test("for a cancelled booking: reported, refunded, and then resolved automatically", async () => {
		const { island, stripe, open, send, state } = paid;
		const { id, session } = await open();
		stripe.pay(session);
		stripe.isDown = true;
		await island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, id));
		await send("checkout.session.completed", session);
		expect((await state(id)).items).toMatchObject([
			{ kind: "paid after cancelling", status: "open" },
		]);
		stripe.isDown = false;
		await vi.waitFor(async () => {
			await island.scheduled();
			expect((await state(id)).items).toMatchObject([
				{ status: "settled", settledByName: null, outcome: "The money went back." },
			]);
		}, 30_000);
	});

	test("of the wrong amount is paid back as much as came", async () => {
		const { island, stripe, open, send, state } = paid;
		const { id, session } = await open();
		session.amount_total = 100;
		stripe.pay(session);
		await send("checkout.session.completed", session);
		await island.scheduled();
		await vi.waitFor(async () => {
			const { payment, items } = await state(id);
			expect(payment).toMatchObject({ status: "refunded", receivedCents: 100, refundedCents: 100 });
			expect(items).toMatchObject([{ kind: "wrong amount", status: "settled", amountCents: 100 }]);
		}, 30_000);
	});

	test("without a booking is reported once", async () => {
		const { island, send } = paid;
		const foreign = {
			...{ id: "cs_nowhere", amount_total: 6400, currency: "eur" },
			payment_status: "paid",
			payment_intent: "pi_nowhere",
			metadata: { paymentId: "p0-7" },
		};
		await Promise.all([
			send("checkout.session.completed", foreign),
			send("checkout.session.async_payment_succeeded", foreign),
		]);
		const items = await island.db
			.select()
			.from(attentionItems)
			.where(
				and(
					eq(attentionItems.kind, "unknown payment"),
					eq(attentionItems.gatewayRef, "pi_nowhere"),
				),
			);
		expect(items).toMatchObject([{ status: "open", amountCents: 6400 }]);
	});
});
