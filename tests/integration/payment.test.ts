import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bookings, departureOverrides, outbox, payments } from "#app/database/schema.server.ts";
import { addExcursion, bookingOf, soon } from "#tests/builders.ts";
import { FakeStripe } from "#tests/fake-stripe.ts";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
let stripe: FakeStripe;
let mails: { headers: Headers; body: unknown }[] = [];
let mailProviderIsDown = false;

beforeAll(async () => {
	island = await startIsland({
		variables: {
			// there one payment client and one database object serve all requests
			ENVIRONMENT: "production",
			STRIPE_SECRET_KEY: "sk_test_of_the_tests",
			STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
			RESEND_API_KEY: "re_of_the_tests",
		},
	});
	stripe = new FakeStripe();
	island.answer("api.stripe.com", (request) => stripe.answer(request));
	island.answer("api.resend.com", async (request) => {
		if (mailProviderIsDown) return new Response("down", { status: 500 });
		mails.push({ headers: request.headers, body: await request.json() });
		return Response.json({ id: "mail" });
	});
});
afterAll(() => island.stop());
beforeEach(() => {
	mails = [];
	mailProviderIsDown = false;
	stripe.isDown = false;
	stripe.refunds.length = 0;
});

async function book(changes: Record<string, unknown> = {}, excursionChanges = {}) {
	const excursion = await addExcursion(island.db, excursionChanges);
	const response = await island.fetch("/_serverFn/createBooking", {
		method: "POST",
		headers: { "content-type": "application/json", "cf-connecting-ip": crypto.randomUUID() },
		body: JSON.stringify(bookingOf(excursion, changes)),
	});
	const { confirmId } = v.parse(v.object({ confirmId: v.string() }), await response.json());
	return { excursion, confirmId };
}

async function openCheckout(confirmId: string) {
	const response = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(response.status).toBe(303);
	return stripe.sessionAt(response.headers.get("location"));
}

async function send(event: { body: string; headers: Record<string, string> }) {
	const response = await island.fetch("/api/payments/webhook", { method: "POST", ...event });
	return { status: response.status, body: await response.json() };
}

async function state(confirmId: string) {
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
	if (!booking) throw new Error("no booking");
	const own = await island.db.select().from(payments).where(eq(payments.bookingId, booking.id));
	const mail = await island.db.select().from(outbox).where(eq(outbox.bookingId, booking.id));
	return { booking, payments: own, mail };
}

/** Runs the cron job, and waits for what an earlier answer left to be done behind it. */
async function afterCron(confirmId: string) {
	await island.scheduled();
	return vi.waitFor(async () => {
		const now = await state(confirmId);
		const isUnderWay =
			now.mail.some(
				({ status, attempts }) => status === "sending" || (status === "pending" && attempts === 0),
			) || now.payments.some(({ status, refundReason }) => status === "paid" && refundReason);
		if (isUnderWay) throw new Error("still under way");
		return now;
	}, 10_000);
}

async function endHold(confirmId: string) {
	await island.db
		.update(bookings)
		.set({ holdExpiresAt: Date.now() - 1000 })
		.where(eq(bookings.confirmId, confirmId));
}

test("a paid checkout confirms the booking and mails the voucher once", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	expect(session).toMatchObject({ amount_total: 6400, currency: "eur" });
	stripe.pay(session);
	expect((await send(await stripe.event("checkout.session.completed", session))).body).toEqual({
		received: true,
		settlement: "applied",
	});
	const { booking, payments: own, mail } = await afterCron(confirmId);
	expect(booking.status).toBe("confirmed");
	expect(own).toMatchObject([{ status: "paid", refundReason: null, amountCents: 6400 }]);
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
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	const { booking } = await state(confirmId);
	expect(session.expires_at * 1000).toBeLessThan(booking.holdExpiresAt);
});

test("the payment page that is opened again, also at the same time, is the same", async () => {
	const { confirmId } = await book();
	const [first, second] = await Promise.all([openCheckout(confirmId), openCheckout(confirmId)]);
	expect(first.id).toBe(second.id);
	expect((await openCheckout(confirmId)).id).toBe(first.id);
	expect((await state(confirmId)).payments).toHaveLength(1);
});

test("an event that comes ten times works once", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	const event = await stripe.event("checkout.session.completed", session);
	const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
	expect(answers.every(({ status }) => status === 200)).toBe(true);
	const settlements = answers.map(({ body }) =>
		v.parse(v.object({ settlement: v.string() }), body),
	);
	expect(settlements.filter(({ settlement }) => settlement === "applied")).toHaveLength(1);
	const { booking, payments: own, mail } = await afterCron(confirmId);
	expect([booking.status, own.length, mail.length]).toEqual(["confirmed", 1, 1]);
	expect(stripe.refunds).toHaveLength(0);
});

test("forged, old and unsigned events change nothing", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	const paid = (options: object) => stripe.event("checkout.session.completed", session, options);
	expect((await send(await paid({ secret: "whsec_of_somebody_else" }))).status).toBe(400);
	expect((await send(await paid({ timestamp: 1_700_000_000 }))).status).toBe(400);
	const good = await paid({});
	const changed = { ...good, body: good.body.replace("6400", "100") };
	expect((await send(changed)).status).toBe(400);
	expect((await send({ body: good.body, headers: {} })).status).toBe(400);
	expect((await island.fetch("/api/payments/webhook")).status).toBe(405);
	expect((await state(confirmId)).booking.status).toBe("pending");
});

test("a wrong amount or currency never confirms and is paid back", async () => {
	for (const wrong of [{ amount_total: 100 }, { currency: "usd" }]) {
		const { confirmId } = await book();
		const session = await openCheckout(confirmId);
		stripe.pay(session);
		await send(await stripe.event("checkout.session.completed", { ...session, ...wrong }));
		const { booking, payments: own, mail } = await afterCron(confirmId);
		expect(booking.status).toBe("pending");
		expect(own).toMatchObject([{ status: "refunded", refundReason: "wrong_amount" }]);
		expect(mail).toMatchObject([{ dedupeKey: expect.stringContaining("payment-returned:") }]);
	}
	expect(stripe.refunds).toHaveLength(2);
});

test("a payment after the hold has ended gets the seats when they are still free", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	await endHold(confirmId);
	await island.scheduled();
	expect((await state(confirmId)).booking.status).toBe("expired");
	await send(await stripe.event("checkout.session.completed", session));
	const { booking, payments: own } = await afterCron(confirmId);
	expect([booking.status, own[0]?.status]).toEqual(["confirmed", "paid"]);
});

test("a payment after the hold has ended is paid back once when the seats are gone", async () => {
	const { confirmId, excursion } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	await endHold(confirmId);
	await island.db
		.insert(departureOverrides)
		.values({ excursionId: excursion.id, date: soon(), capacity: 0 });
	await send(await stripe.event("checkout.session.completed", session));
	await island.scheduled();
	const { booking, payments: own, mail } = await afterCron(confirmId);
	expect(booking.status).toBe("expired");
	expect(own).toMatchObject([{ status: "refunded", refundReason: "seats_gone" }]);
	expect(mail.map(({ dedupeKey }) => dedupeKey)).toEqual([`payment-returned:${own[0]?.id}`]);
	expect(stripe.refunds).toEqual([
		{ payment_intent: session.payment_intent, key: `refund:${own[0]?.id}` },
	]);
});

test("a second payment of the same booking is refunded once and the booking stays", async () => {
	const { confirmId } = await book();
	const first = await openCheckout(confirmId);
	await send(await stripe.event("checkout.session.async_payment_failed", first));
	const second = await openCheckout(confirmId);
	expect(second.id).not.toBe(first.id);
	for (const session of [first, second]) {
		stripe.pay(session);
		await send(await stripe.event("checkout.session.async_payment_succeeded", session));
	}
	const { booking, payments: own } = await afterCron(confirmId);
	expect(booking.status).toBe("confirmed");
	expect(own.map(({ status, refundReason }) => [status, refundReason])).toEqual([
		["paid", null],
		["refunded", "paid_twice"],
	]);
	expect(stripe.refunds).toHaveLength(1);
});

test("events in the wrong order end the same: a refund heard of first stays a refund", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	await send(await stripe.event("charge.refunded", stripe.giveBack(stripe.chargeOf(session))));
	await send(await stripe.event("checkout.session.completed", session));
	await send(await stripe.event("checkout.session.expired", session));
	const { booking, payments: own, mail } = await afterCron(confirmId);
	expect([booking.status, own[0]?.status, mail.length]).toEqual(["pending", "refunded", 0]);
});

test("a failed event after the money has come does not take it away", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	await send(await stripe.event("checkout.session.completed", session));
	await send(await stripe.event("checkout.session.expired", session));
	const { booking, payments: own } = await state(confirmId);
	expect([booking.status, own[0]?.status]).toEqual(["confirmed", "paid"]);
});

test("an event about somebody else's payment, or of another kind, is heard and left alone", async () => {
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
	expect(await send(foreign)).toMatchObject({
		status: 200,
		body: { settlement: "unknown payment" },
	});
	const odd = await stripe.event("customer.created", { id: "cus_1" });
	expect(await send(odd)).toMatchObject({ status: 200, body: { settlement: "not ours" } });
});

test("the success page proves nothing: it asks the gateway, and believes only that", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	const page = () => island.fetch(`/payment/success?booking=${confirmId}`);
	expect((await page()).status).toBe(200);
	expect((await state(confirmId)).booking.status).toBe("pending");
	stripe.pay(session);
	expect((await page()).status).toBe(200);
	expect((await state(confirmId)).booking.status).toBe("confirmed");
	// the event that comes afterwards finds everything done
	await send(await stripe.event("checkout.session.completed", session));
	const { booking, payments: own, mail } = await afterCron(confirmId);
	expect([booking.status, own.length, mail.length]).toEqual(["confirmed", 1, 1]);
	expect(stripe.refunds).toHaveLength(0);
});

test("a gateway that is down leaves the guest with held places and a way to try again", async () => {
	const { confirmId } = await book();
	stripe.isDown = true;
	const answer = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(answer.status).toBe(503);
	stripe.isDown = false;
	await openCheckout(confirmId);
	expect((await state(confirmId)).payments).toHaveLength(1);
});

test("a booking that moves after the gateway's answer was lost still opens its one page", async () => {
	const { confirmId } = await book();
	island.answer("api.stripe.com", async (request) => {
		await stripe.answer(request);
		return new Response("lost on the way", { status: 502 });
	});
	const known = stripe.sessions.size;
	const lost = await island.fetch(`/payment/checkout/${confirmId}`);
	island.answer("api.stripe.com", (request) => stripe.answer(request));
	expect(lost.status).toBe(503);
	await island.db
		.update(bookings)
		.set({ date: soon(9) })
		.where(eq(bookings.confirmId, confirmId));
	await openCheckout(confirmId);
	expect(stripe.sessions.size - known).toBe(1);
	expect((await state(confirmId)).payments).toHaveLength(1);
});

test("when the database is away the webhook asks for the event again, and it works then", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	const event = await stripe.event("checkout.session.completed", session);
	island.cutDatabase(true);
	expect((await send(event)).status).toBe(503);
	island.cutDatabase(false);
	expect((await send(event)).status).toBe(200);
	expect((await state(confirmId)).booking.status).toBe("confirmed");
});

test("a mail that the provider refuses waits, and leaves with the next round", async () => {
	const { confirmId } = await book();
	const session = await openCheckout(confirmId);
	stripe.pay(session);
	mailProviderIsDown = true;
	await send(await stripe.event("checkout.session.completed", session));
	const refused = await afterCron(confirmId);
	expect(refused.mail).toMatchObject([
		{ status: "pending", lastError: "The mail provider answered 500" },
	]);
	mailProviderIsDown = false;
	await island.db.update(outbox).set({ nextAttemptAt: 0 }).where(eq(outbox.status, "pending"));
	const { booking, mail } = await vi.waitFor(async () => {
		const later = await afterCron(confirmId);
		if (later.mail.some(({ status }) => status !== "sent")) throw new Error("not sent yet");
		return later;
	}, 10_000);
	expect(mail).toHaveLength(1);
	// mail of the tests before may still be on its way
	const own = mails.filter(
		({ headers }) => headers.get("idempotency-key") === `booking-confirmed:${booking.id}`,
	);
	expect(own).toHaveLength(1);
});

test("a hold that has ended leads to the error page, not to a payment", async () => {
	const { confirmId } = await book();
	await endHold(confirmId);
	const answer = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(answer.headers.get("location")).toBe(`/payment/error?booking=${confirmId}`);
	expect((await state(confirmId)).payments).toHaveLength(0);
});

test("holds can't be prolonged for ever", async () => {
	const { confirmId } = await book();
	const hour = 3_600_000;
	await island.db
		.update(bookings)
		.set({ createdAt: Date.now() - 1.5 * hour })
		.where(eq(bookings.confirmId, confirmId));
	const answer = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(answer.headers.get("location")).toBe(`/payment/error?booking=${confirmId}&longest`);
});

test("the sandbox does not exist where there is a real gateway", async () => {
	expect((await island.fetch("/payment/sandbox/cs_sandbox_p1-1")).status).toBe(404);
});
