import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeDeparture, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { bookAsGuest } from "#tests/sales.ts";
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

async function afterWork(id: number) {
	await island.afterWork();
	return paid.state(id);
}

test("a paid checkout confirms the booking and mails the voucher once", async () => {
	const { id, session } = await paid.open();
	expect(session).toMatchObject({ amount_total: 6400, currency: "eur" });
	stripe.pay(session);
	expect((await deliver(await stripe.event("checkout.session.completed", session))).body).toEqual({
		received: true,
		settlement: "applied",
	});
	const { booking, payments: ownPayments, mail } = await afterWork(id);
	expect(booking.status).toBe("confirmed");
	// the payment page ends before the hold on the seats does
	expect(session.expires_at * 1000).toBeLessThan(booking.holdExpiresAt);
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

test("the payment page that is opened again, also at the same time, is the same", async () => {
	const { confirmId, id } = await paid.book();
	const [first, second] = await Promise.all([paid.checkout(confirmId), paid.checkout(confirmId)]);
	expect(first.id).toBe(second.id);
	expect((await paid.checkout(confirmId)).id).toBe(first.id);
	expect((await paid.state(id)).payments).toHaveLength(1);
});

test("an event that comes five times works once", async () => {
	const { id, session } = await paid.open();
	stripe.pay(session);
	const event = await stripe.event("checkout.session.completed", session);
	const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
	expect(answers.every(({ status }) => status === 200)).toBe(true);
	const settlements = answers.map(({ body }) =>
		v.parse(v.object({ settlement: v.string() }), body),
	);
	expect(settlements.filter(({ settlement }) => settlement === "applied")).toHaveLength(1);
	const { booking, payments: ownPayments, mail } = await afterWork(id);
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

test("a payment after the hold has ended is paid back once when the seats are gone", async () => {
	const { excursion, id, session } = await paid.open();
	stripe.pay(session);
	await paid.endHold(id);
	await changeDeparture(island.db, { excursionId: excursion.id, date: soon() }, { capacity: 0 });
	await paid.send("checkout.session.completed", session);
	await island.scheduled();
	const { booking, payments: ownPayments, mail } = await afterWork(id);
	expect(booking.status).toBe("expired");
	expect(ownPayments).toMatchObject([{ status: "refunded", refundReason: "seats_gone" }]);
	expect(mail.map(({ dedupeKey }) => dedupeKey)).toEqual([
		`payment-returned:${ownPayments[0]?.id}`,
	]);
	expect(stripe.refunds).toMatchObject([{ payment_intent: session.payment_intent, amount: 6400 }]);
});

test("money that comes after its hold has ended confirms at the price that was asked for, also when the code has been used meanwhile", async () => {
	const { code } = await addCode(island.db, { percent: 1000, oncePerGuest: true });
	const reduced = { code, price: 57.6 };
	const { id, excursion, session } = await paid.open(reduced);
	stripe.pay(session);
	await paid.endHold(id);
	const later = await bookAsGuest(island, excursion, reduced);
	expect(await paid.send("checkout.session.completed", session)).toBe("applied");
	const { booking, payment } = await afterWork(id);
	expect(booking).toMatchObject({ status: "confirmed", priceCents: 5760 });
	expect(payment).toMatchObject({ status: "paid", refundReason: null });
	expect(later).toMatchObject({ status: "pending", codeId: booking.codeId });
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
	const { booking, payments: ownPayments } = await afterWork(id);
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
	const { booking, payments: ownPayments, mail } = await afterWork(id);
	expect([booking.status, ownPayments[0]?.status, mail.length]).toEqual(["pending", "refunded", 0]);
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
	const { booking, payments: ownPayments, mail } = await afterWork(id);
	expect([booking.status, ownPayments.length, mail.length]).toEqual(["confirmed", 1, 1]);
	expect(stripe.refunds).toHaveLength(0);
});

test("pages and calls about one payment ask the gateway ten times a minute at most", async () => {
	const { confirmId } = await paid.open();
	const asks = [
		() => island.fetch(`/payment/success?booking=${confirmId}`),
		() => island.fetch(`/booking/${confirmId}/pay?back`),
		() => newVisitor(island).post("/_serverFn/updatePaymentBooking", { confirmId }),
	];
	const questions = await withinOneMinute(async () => {
		const requestsBefore = stripe.requestCount;
		for (const ask of Array.from({ length: 4 }, () => asks).flat())
			expect((await ask()).status).toBeLessThan(400);
		return stripe.requestCount - requestsBefore;
	});
	expect(questions).toBeGreaterThan(0);
	expect(questions).toBeLessThanOrEqual(10);
});

test("a gateway that is down leaves the guest with held seats and a way to try again", async () => {
	const { confirmId, id } = await paid.book();
	const { booking } = await paid.state(id);
	stripe.isDown = true;
	const answer = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("20");
	expect((await paid.state(id)).booking.holdExpiresAt).toBe(booking.holdExpiresAt);
	stripe.isDown = false;
	await paid.checkout(confirmId);
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

test("the sandbox does not exist where there is a real gateway", async () => {
	expect((await island.fetch("/payment/sandbox/cs_sandbox_p1-1")).status).toBe(404);
});
