import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attentionItems, bookings, disputes, refunds } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { entriesOf } from "#tests/history.ts";
import { disputeOf, type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { awaitWithLimit } from "#tests/run/await-with-limit.ts";
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

const cancelled = (id: number) =>
	paid.island.db
		.update(bookings)
		.set({ status: "cancelled", cancelledAt: 1 })
		.where(eq(bookings.id, id));

const historyOf = async (id: number) =>
	(await entriesOf(paid.island.db, id)).map(({ type, detail }) => `${type}: ${detail}`);

describe("a refund made in the gateway's own dashboard", () => {
	test("of a part is written down, and the booking stays paid", async () => {
		const { stripe, pay, send, state } = paid;
		const { id, charge } = await pay();
		await send("charge.refunded", stripe.giveBack(charge, 1000));
		await send("charge.refunded", stripe.giveBack(charge, 500));
		const { booking, payment, items } = await state(id);
		expect([booking.status, payment?.status, payment?.refundedCents]).toEqual([
			"confirmed",
			"paid",
			1500,
		]);
		expect(items).toEqual([]);
		expect((await historyOf(id)).filter((entry) => entry.startsWith("refunded"))).toEqual([
			"refunded: €10, from the gateway's own dashboard",
			"refunded: €5, from the gateway's own dashboard",
		]);
	});

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

	test("reported ten times, by one event or by ten, counts once", async () => {
		const { stripe, pay, send, state } = paid;
		const { id, charge } = await pay();
		stripe.giveBack(charge);
		const one = `evt_same_${id}`;
		const same = await Promise.all(
			Array.from({ length: 10 }, () => send("charge.refunded", charge, { id: one })),
		);
		expect(same.filter((settlement) => settlement === "applied")).toHaveLength(1);
		await Promise.all(Array.from({ length: 10 }, () => send("charge.refunded", charge)));
		const { payment, items } = await state(id);
		expect([payment?.refundedCents, items.length]).toEqual([6400, 1]);
		expect((await historyOf(id)).filter((entry) => entry.startsWith("refunded"))).toHaveLength(1);
	});

	test("parts that are reported in the wrong order end with the larger sum", async () => {
		const { stripe, pay, send, state } = paid;
		const { id, charge } = await pay();
		const first = { ...stripe.giveBack(charge, 1000) };
		await send("charge.refunded", stripe.giveBack(charge, 2000));
		await send("charge.refunded", first);
		expect((await state(id)).payment?.refundedCents).toBe(3000);
	});

	test("above the paid amount, or in another currency, changes nothing and is reported", async () => {
		const { pay, send, state } = paid;
		for (const wrong of [{ amount_refunded: 9900 }, { amount_refunded: 100, currency: "usd" }]) {
			const { id, charge } = await pay();
			await send("charge.refunded", { ...charge, ...wrong });
			const { payment, items } = await state(id);
			expect([payment?.status, payment?.refundedCents]).toEqual(["paid", 0]);
			expect(items).toMatchObject([{ kind: "difference", status: "open" }]);
		}
	});

	test("of an unknown payment is ignored", async () => {
		const { stripe, send } = paid;
		const charge = stripe.addCharge({ payment_intent: "pi_of_another_shop", amount: 100 });
		expect(await send("charge.refunded", stripe.giveBack(charge))).toBe("unknown payment");
	});
});

describe("our own refund", () => {
	test("is counted once, whether its event comes before or after our bookkeeping", async () => {
		const { island, pay, send, state } = paid;
		const { visitor } = await signedInVisitor(island, { role: "supervisor" });
		const { id, charge } = await pay();
		await cancelAsStaff(visitor, id, { refund: true });
		await vi.waitFor(
			async () => expect((await state(id)).payment?.status).toBe("refunded"),
			30_000,
		);
		await send("charge.refunded", charge);
		const { payment, items } = await state(id);
		expect([payment?.refundedCents, items]).toEqual([6400, []]);
		expect((await historyOf(id)).filter((entry) => entry.startsWith("refunded"))).toEqual([
			"refunded: €64",
		]);
	});

	test("whose key was forgotten is looked up in the ledger, and not made twice", async () => {
		const { island, stripe, pay, state } = paid;
		const { id, charge } = await pay();
		// the gateway refunded, and the worker died before storing it
		stripe.giveBack(charge, 3200);
		await cancelled(id);
		await addRefund(island, id, { amountCents: 3200, state: "sent", attempts: 1 });
		stripe.forgetKeys();
		await island.scheduled();
		const { payment } = await state(id);
		expect([payment?.status, payment?.refundedCents]).toEqual(["refunded", 3200]);
		expect([charge.amount_refunded, stripe.refunds.length]).toEqual([3200, 0]);
	});

	test("sends only what was not refunded at the gateway's dashboard while it waited", async () => {
		const { island, stripe, pay, send, state } = paid;
		const { id, charge } = await pay();
		await cancelled(id);
		await addRefund(island, id, { amountCents: 3200, nextAt: Date.now() + 60_000 });
		await send("charge.refunded", stripe.giveBack(charge, 1000));
		await island.scheduled(new Date(Date.now() + 120_000));
		expect((await state(id)).payment).toMatchObject({ status: "refunded", refundedCents: 3200 });
		expect(stripe.refunds).toMatchObject([{ amount: 2200 }]);
		expect(charge.amount_refunded).toBe(3200);
	});

	test("that was made at the gateway meanwhile is stored", async () => {
		const { island, stripe, pay, state } = paid;
		const { id, charge } = await pay();
		stripe.giveBack(charge);
		await addRefund(island, id);
		await island.scheduled();
		expect((await state(id)).payment).toMatchObject({ status: "refunded", refundedCents: 6400 });
	});

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
		for (let attempt = 0; attempt < 9; attempt += 1) {
			await island.db.update(refunds).set({ nextAt: 0 }).where(eq(refunds.paymentId, paymentId));
			await island.scheduled();
		}
		const { refunds: rows, items } = await state(id);
		expect(rows).toMatchObject([{ state: "failed", attempts: 8 }]);
		expect(items).toHaveLength(1);
	});

	test("that the bank did not take is owed again, counts once, and waits for a person", async () => {
		const { island, stripe, pay, send, state } = paid;
		const { id, charge, session } = await pay();
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

	test("with a first request that ends later is not retried automatically", async () => {
		const { island, stripe, pay, send, state } = paid;
		const { id, session } = await pay();
		// later than the background work of the payment event, which looks for refunds too
		const due = new Date(Date.now() + 1);
		await addRefund(island, id, { nextAt: due.getTime() });
		// one request hangs until its claim has ended, and another one succeeds
		const firstRequest = Promise.withResolvers<void>();
		const hungUp = Promise.withResolvers<void>();
		island.answer("api.stripe.com", async (request) => {
			if (!request.url.endsWith("/refunds")) return stripe.answer(request);
			firstRequest.resolve();
			await hungUp.promise;
			return new Response("too late", { status: 502 });
		});
		const late = island.scheduled(due);
		await awaitWithLimit(firstRequest.promise, "the cron job to ask for the refund");
		island.answer("api.stripe.com", stripe.answer);
		await island.scheduled(due);
		expect((await state(id)).payment).toMatchObject({ status: "paid", refundedCents: 0 });
		await island.scheduled(new Date(due.getTime() + 60_000));
		expect((await state(id)).payment).toMatchObject({ status: "refunded" });
		await send("refund.failed", {
			id: `re_${id}`,
			amount: 6400,
			payment_intent: session.payment_intent,
			status: "failed",
			failure_reason: "expired_or_canceled_card",
		});
		stripe.isDown = true;
		hungUp.resolve();
		await late;
		expect((await state(id)).payment).toMatchObject({
			status: "paid",
			isHeld: true,
		});
	});

	test("that is under way is not reported as failed", async () => {
		const { pay, send, state } = paid;
		const { id, session } = await pay();
		const refund = { id: `re_${id}`, amount: 6400, payment_intent: session.payment_intent };
		await send("refund.updated", { ...refund, status: "succeeded" });
		expect((await state(id)).payment).toMatchObject({ status: "paid", isHeld: false });
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

	test("reported in the wrong order, also within one second, ends with the right state", async () => {
		const { island, pay, send, state } = paid;
		const { id, session } = await pay();
		const at = 1_800_000_000;
		await send("charge.dispute.closed", disputeOf(session, { status: "lost" }), { created: at });
		await send("charge.dispute.updated", disputeOf(session, { status: "under_review" }), {
			created: at,
		});
		await send("charge.dispute.created", disputeOf(session), { created: at - 5 });
		const [row] = await island.db
			.select()
			.from(disputes)
			.where(eq(disputes.gatewayPaymentId, session.payment_intent ?? ""));
		expect(row?.status).toBe("lost");
		expect((await state(id)).items).toMatchObject([{ kind: "dispute", facts: "lost" }]);
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

	test("reported before its payment is matched with it, and holds its refund", async () => {
		const { island, stripe, open, send, state } = paid;
		const { id, session } = await open();
		stripe.pay(session);
		expect(await send("charge.dispute.created", disputeOf(session))).toBe("unknown payment");
		await island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, id));
		await send("checkout.session.completed", session);
		await island.scheduled();
		const { items, payment } = await state(id);
		expect(items.map(({ kind }) => kind).sort()).toEqual(["dispute", "paid after cancelling"]);
		expect([payment?.status, stripe.refunds.length]).toEqual(["paid", 0]);
	});

	test("lost before its payment is heard of: nothing is due any more, and the guest is promised nothing", async () => {
		const { island, stripe, open, send, state } = paid;
		const { id, session } = await open();
		stripe.pay(session);
		await send("charge.dispute.created", disputeOf(session));
		await send("charge.dispute.closed", disputeOf(session, { status: "lost" }));
		await island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, id));
		await send("checkout.session.completed", session);
		await island.scheduled();
		const { items, payment, mail } = await state(id);
		expect([payment?.status, stripe.refunds.length]).toEqual(["refunded", 0]);
		expect(items.filter(({ kind }) => kind === "paid after cancelling")).toMatchObject([
			{ status: "settled" },
		]);
		expect(mail).toEqual([]);
		expect((await historyOf(id)).filter((entry) => entry.startsWith("refunded"))).toHaveLength(1);
	});

	test("of an unknown payment is reported all the same", async () => {
		const { island, open, send } = paid;
		const { session } = await open();
		const dispute = disputeOf(session, { id: "du_foreign", payment_intent: "pi_foreign" });
		await Promise.all([
			send("charge.dispute.created", dispute),
			send("charge.dispute.updated", dispute),
		]);
		const items = await island.db
			.select()
			.from(attentionItems)
			.where(eq(attentionItems.dedupeKey, "dispute:du_foreign"));
		expect(items).toMatchObject([{ status: "open", bookingId: null, gatewayRef: "du_foreign" }]);
	});
});

describe("money that came in another way than it should", () => {
	test("late, with its seats still free: reported, and staff need not act", async () => {
		const { island, stripe, open, send, state } = paid;
		const { id, session } = await open();
		stripe.pay(session);
		await island.db.update(bookings).set({ holdExpiresAt: 1 }).where(eq(bookings.id, id));
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
		const { island, open, send } = paid;
		const { session } = await open();
		const foreign = {
			...session,
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
