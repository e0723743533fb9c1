import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { bookings, outbox } from "#app/database/schema.server.ts";
import { changeDeparture, columnsOn, soon } from "#tests/builders.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { newVisitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let island: Island;
let stripe: FakeStripe;
let mails: { headers: Headers; body: unknown }[] = [];
let mailProviderIsDown = false;

beforeAll(async () => {
	paid = await startPaidIsland({
		// in production, one payment client and one database client serve all requests
		variables: { ENVIRONMENT: "production" },
		async mail(request) {
			if (mailProviderIsDown) return new Response("down", { status: 500 });
			mails.push({ headers: request.headers, body: await request.json() });
			return Response.json({ id: "mail" });
		},
	});
	({ island, stripe } = paid);
});
afterAll(() => island.stop());
beforeEach(() => {
	mails = [];
	mailProviderIsDown = false;
	stripe.isDown = false;
	stripe.refunds.length = 0;
});

/** Sends an event to the webhook, whatever it answers. */
async function deliver(event: { body: string; headers: Record<string, string> }) {
	const response = await island.fetch("/api/payments/webhook", { method: "POST", ...event });
	return { status: response.status, body: await response.json() };
}

/** Runs the cron job and waits for background work of earlier answers. */
async function afterCron(id: number) {
	await island.scheduled();
	return vi.waitFor(async () => {
		const now = await paid.state(id);
		const isUnderWay =
			now.mail.some(
				({ status, attempts }) => status === "sending" || (status === "pending" && attempts === 0),
			) || now.payments.some(({ status, refundReason }) => status === "paid" && refundReason);
		if (isUnderWay) throw new Error("still under way");
		return now;
	}, 30_000);
}

test("a paid checkout confirms the booking and mails the voucher once", async () => {
	const { id, session } = await paid.open();
	expect(session).toMatchObject({ amount_total: 6400, currency: "eur" });
	stripe.pay(session);
	expect((await deliver(await stripe.event("checkout.session.completed", session))).body).toEqual({
		received: true,
		settlement: "applied",
	});
	const { booking, payments: ownPayments, mail } = await afterCron(id);
	expect(booking.status).toBe("confirmed");
	expect(ownPayments).toMatchObject([{ status: "paid", refundReason: null, amountCents: 6400 }]);
	expect(mail).toMatchObject([{ status: "sent", recipient: "ida@mail.example" }]);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.headers.get("idempotency-key")).toBe(`booking-confirmed:${booking.id}`);
	expect(mails[0]?.body).toMatchObject({
		to: ["ida@mail.example"],
		subject: expect.stringContaining(booking.reference),
		text: expect.stringContaining("Be ready at 04:30"),
		html: expect.stringContaining(booking.reference),
	});
});

test("the payment page ends before the hold on the seats does", async () => {
	const { id, session } = await paid.open();
	const { booking } = await paid.state(id);
	expect(session.expires_at * 1000).toBeLessThan(booking.holdExpiresAt);
});

test("the payment page that is opened again, also at the same time, is the same", async () => {
	const { confirmId, id } = await paid.book();
	const [first, second] = await Promise.all([paid.checkout(confirmId), paid.checkout(confirmId)]);
	expect(first.id).toBe(second.id);
	expect((await paid.checkout(confirmId)).id).toBe(first.id);
	expect((await paid.state(id)).payments).toHaveLength(1);
});

test("an event that comes ten times works once", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	const event = await stripe.event("checkout.session.completed", session);
	const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
	expect(answers.every(({ status }) => status === 200)).toBe(true);
	const settlements = answers.map(({ body }) =>
		v.parse(v.object({ settlement: v.string() }), body),
	);
	expect(settlements.filter(({ settlement }) => settlement === "applied")).toHaveLength(1);
	const { booking, payments: ownPayments, mail } = await afterCron(id);
	expect([booking.status, ownPayments.length, mail.length]).toEqual(["confirmed", 1, 1]);
	expect(stripe.refunds).toHaveLength(0);
});

test("forged, old and unsigned events change nothing", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	const paidEvent = (options: object) =>
		stripe.event("checkout.session.completed", session, options);
	expect((await deliver(await paidEvent({ secret: "whsec_of_somebody_else" }))).status).toBe(400);
	expect((await deliver(await paidEvent({ timestamp: 1_700_000_000 }))).status).toBe(400);
	const good = await paidEvent({});
	const forgedEvent = { ...good, body: good.body.replace("6400", "100") };
	expect((await deliver(forgedEvent)).status).toBe(400);
	expect((await deliver({ body: good.body, headers: {} })).status).toBe(400);
	expect((await island.fetch("/api/payments/webhook")).status).toBe(405);
	expect((await paid.state(id)).booking.status).toBe("pending");
});

test("a wrong amount or currency never confirms and is paid back", async () => {
	for (const wrong of [{ amount_total: 100 }, { currency: "usd" }]) {
		const { id, session } = await paid.open();
		stripe.pay(session);
		await paid.send("checkout.session.completed", { ...session, ...wrong });
		const { booking, payments: ownPayments, mail } = await afterCron(id);
		expect(booking.status).toBe("pending");
		expect(ownPayments).toMatchObject([{ status: "refunded", refundReason: "wrong_amount" }]);
		expect(mail).toMatchObject([{ dedupeKey: expect.stringContaining("payment-returned:") }]);
	}
	expect(stripe.refunds).toHaveLength(2);
});

test("a payment after the hold has ended gets the seats when they are still free", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	await paid.endHold(id);
	await island.scheduled();
	expect((await paid.state(id)).booking.status).toBe("expired");
	await paid.send("checkout.session.completed", session);
	const { booking, payments: ownPayments } = await afterCron(id);
	expect([booking.status, ownPayments[0]?.status]).toEqual(["confirmed", "paid"]);
});

test("a payment after the hold has ended is paid back once when the seats are gone", async () => {
	const { excursion, id, session } = await paid.open();
	stripe.pay(session);
	await paid.endHold(id);
	await changeDeparture(island.db, { excursionId: excursion.id, date: soon() }, { capacity: 0 });
	await paid.send("checkout.session.completed", session);
	await island.scheduled();
	const { booking, payments: ownPayments, mail } = await afterCron(id);
	expect(booking.status).toBe("expired");
	expect(ownPayments).toMatchObject([{ status: "refunded", refundReason: "seats_gone" }]);
	expect(mail.map(({ dedupeKey }) => dedupeKey)).toEqual([
		`payment-returned:${ownPayments[0]?.id}`,
	]);
	expect(stripe.refunds).toMatchObject([{ payment_intent: session.payment_intent, amount: 6400 }]);
});

describe("a payment after the start", () => {
	const canary = "Atlantic/Canary";
	const today = localDateAt(Date.now(), canary);

	async function paySince(departure: { date: string; start: string }) {
		const { confirmId, id, session, excursion } = await paid.open();
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { ...departure, excursionId: excursion.id }))
			.where(eq(bookings.id, id));
		stripe.pay(session);
		return { confirmId, id, session };
	}

	test.each([
		["days ago", { date: addDays(today, -3), start: "23:59" }],
		["today", { date: today, start: "00:00" }],
	])("%s is paid back when the hold has ended, and the guest is told so", async (_, start) => {
		const { confirmId, id, session } = await paySince(start);
		await paid.endHold(id);
		await paid.send("checkout.session.async_payment_succeeded", session);
		const { booking, payments: ownPayments, mail } = await afterCron(id);
		expect(booking.status).toBe("expired");
		expect(ownPayments).toMatchObject([{ status: "refunded", refundReason: "seats_gone" }]);
		expect(mail.map(({ dedupeKey }) => dedupeKey)).toEqual([
			`payment-returned:${ownPayments[0]?.id}`,
		]);
		const success = await island.fetch(`/payment/success?booking=${confirmId}`);
		const failed = `/payment/error?booking=${confirmId}`;
		expect(success.headers.get("location")).toBe(failed);
		for (const path of [failed, `/booking/${confirmId}`]) {
			const page = await (await island.fetch(path)).text();
			expect(page).not.toMatch(/nothing was charged|No money was taken/);
			expect(page).toContain("€64 went back");
		}
	});

	test("confirms the booking of a guest who pays at the pier while the hold runs", async () => {
		const { id, session } = await paySince({ date: today, start: "00:00" });
		await paid.send("checkout.session.completed", session);
		const { booking, payments: ownPayments } = await afterCron(id);
		expect([booking.status, ownPayments[0]?.status]).toEqual(["confirmed", "paid"]);
	});
});

test("a second payment of the same booking is refunded once and the booking stays", async () => {
	const { confirmId, id, session: first } = await paid.open();
	await paid.send("checkout.session.async_payment_failed", first);
	const second = await paid.checkout(confirmId);
	expect(second.id).not.toBe(first.id);
	for (const session of [first, second]) {
		stripe.pay(session);
		await paid.send("checkout.session.async_payment_succeeded", session);
	}
	const { booking, payments: ownPayments } = await afterCron(id);
	expect(booking.status).toBe("confirmed");
	expect(ownPayments.map(({ status, refundReason }) => [status, refundReason])).toEqual([
		["paid", null],
		["refunded", "paid_twice"],
	]);
	expect(stripe.refunds).toHaveLength(1);
});

test("events in the wrong order end the same: a refund that is reported first stays a refund", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	await paid.send("charge.refunded", stripe.giveBack(stripe.chargeOf(session)));
	await paid.send("checkout.session.completed", session);
	await paid.send("checkout.session.expired", session);
	const { booking, payments: ownPayments, mail } = await afterCron(id);
	expect([booking.status, ownPayments[0]?.status, mail.length]).toEqual(["pending", "refunded", 0]);
});

test("a failed event after the money has come does not take it away", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	await paid.send("checkout.session.completed", session);
	await paid.send("checkout.session.expired", session);
	const { booking, payments: ownPayments } = await paid.state(id);
	expect([booking.status, ownPayments[0]?.status]).toEqual(["confirmed", "paid"]);
});

test("an event about an unknown payment, or of another kind, is accepted and ignored", async () => {
	const other = {
		id: "cs_x",
		amount_total: 1,
		currency: "eur",
		payment_status: "paid",
		payment_intent: "pi_x",
	};
	const foreign = await stripe.event("checkout.session.completed", {
		...other,
		metadata: { paymentId: "p0-0" },
	});
	expect(await deliver(foreign)).toMatchObject({
		status: 200,
		body: { settlement: "unknown payment" },
	});
	const odd = await stripe.event("customer.created", { id: "cus_1" });
	expect(await deliver(odd)).toMatchObject({ status: 200, body: { settlement: "not ours" } });
});

test("the success page proves nothing: it asks the gateway and relies on its answer", async () => {
	const { confirmId, id, session } = await paid.open();
	const page = () => island.fetch(`/payment/success?booking=${confirmId}`);
	expect((await page()).status).toBe(200);
	expect((await paid.state(id)).booking.status).toBe("pending");
	stripe.pay(session);
	expect((await page()).status).toBe(200);
	expect((await paid.state(id)).booking.status).toBe("confirmed");
	// the later event changes nothing
	await paid.send("checkout.session.completed", session);
	const { booking, payments: ownPayments, mail } = await afterCron(id);
	expect([booking.status, ownPayments.length, mail.length]).toEqual(["confirmed", 1, 1]);
	expect(stripe.refunds).toHaveLength(0);
});

test("pages and calls about one payment ask the gateway ten times a minute at most", async () => {
	const { confirmId, id, session } = await paid.open();
	const asks = [
		() => island.fetch(`/payment/success?booking=${confirmId}`),
		() => island.fetch(`/booking/${confirmId}/pay?back`),
		() => newVisitor(island).post("/_serverFn/updatePaymentBooking", { confirmId }),
	];
	const requestsBefore = stripe.requestCount;
	for (let turn = 0; turn < 30; turn += 1) {
		const answer = await asks[turn % asks.length]?.();
		expect(answer?.status).toBeLessThan(400);
	}
	expect(stripe.requestCount - requestsBefore).toBeGreaterThan(0);
	expect(stripe.requestCount - requestsBefore).toBeLessThanOrEqual(20);
	// another booking is asked about all the same, and an event needs no question
	const other = await paid.open();
	stripe.pay(other.session);
	await island.fetch(`/payment/success?booking=${other.confirmId}`);
	expect((await paid.state(other.id)).booking.status).toBe("confirmed");
	stripe.pay(session);
	await paid.send("checkout.session.completed", session);
	expect((await paid.state(id)).booking.status).toBe("confirmed");
});

test("a gateway that is down leaves the guest with held seats and a way to try again", async () => {
	const { confirmId, id } = await paid.book();
	stripe.isDown = true;
	const answer = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("20");
	stripe.isDown = false;
	await paid.checkout(confirmId);
	expect((await paid.state(id)).payments).toHaveLength(1);
});

test("a booking that moves after the gateway's answer was lost still opens its one page", async () => {
	const { confirmId, id, excursion } = await paid.book();
	island.answer("api.stripe.com", async (request) => {
		await stripe.answer(request);
		return new Response("lost on the way", { status: 502 });
	});
	const sessionsBefore = stripe.sessions.size;
	const lost = await island.fetch(`/payment/checkout/${confirmId}`);
	island.answer("api.stripe.com", stripe.answer);
	expect(lost.status).toBe(503);
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { excursionId: excursion.id, date: soon(9) }))
		.where(eq(bookings.confirmId, confirmId));
	await paid.checkout(confirmId);
	expect(stripe.sessions.size - sessionsBefore).toBe(1);
	expect((await paid.state(id)).payments).toHaveLength(1);
});

test("when the database is away the webhook asks for the event again, and it works then", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	const event = await stripe.event("checkout.session.completed", session);
	island.cutDatabase(true);
	expect((await deliver(event)).status).toBe(503);
	island.cutDatabase(false);
	expect((await deliver(event)).status).toBe(200);
	expect((await paid.state(id)).booking.status).toBe("confirmed");
});

test("a mail that the provider refuses waits, and is sent in the next round", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	mailProviderIsDown = true;
	await paid.send("checkout.session.completed", session);
	const refused = await afterCron(id);
	expect(refused.mail).toMatchObject([
		{ status: "pending", lastError: "The mail provider answered 500" },
	]);
	mailProviderIsDown = false;
	await island.db.update(outbox).set({ nextAttemptAt: 0 }).where(eq(outbox.status, "pending"));
	const { booking, mail } = await vi.waitFor(async () => {
		const later = await afterCron(id);
		if (later.mail.some(({ status }) => status !== "sent")) throw new Error("not sent yet");
		return later;
	}, 30_000);
	expect(mail).toHaveLength(1);
	// mails of earlier tests may still be on their way
	const ownMails = mails.filter(
		({ headers }) => headers.get("idempotency-key") === `booking-confirmed:${booking.id}`,
	);
	expect(ownMails).toHaveLength(1);
});

test("a hold that has ended leads to the error page, not to a payment", async () => {
	const { confirmId, id } = await paid.book();
	await paid.endHold(id);
	const answer = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(answer.headers.get("location")).toBe(`/payment/error?booking=${confirmId}`);
	expect((await paid.state(id)).payments).toHaveLength(0);
});

test("holds can't be prolonged for ever", async () => {
	const { confirmId, id } = await paid.book();
	const hour = 3_600_000;
	await island.db
		.update(bookings)
		.set({ createdAt: Date.now() - 1.5 * hour })
		.where(eq(bookings.id, id));
	const answer = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(answer.headers.get("location")).toBe(`/payment/error?booking=${confirmId}&longest`);
});

test("the sandbox does not exist where there is a real gateway", async () => {
	expect((await island.fetch("/payment/sandbox/cs_sandbox_p1-1")).status).toBe(404);
});
