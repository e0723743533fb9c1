import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect } from "vitest";
import { attentionItems, bookings, outbox, payments } from "#app/database/schema.server.ts";
import { addExcursion, bookingOf } from "./builders.ts";
import { FakeStripe } from "./fake-stripe.ts";
import { type Island, startIsland } from "./island.ts";

type Session = ReturnType<FakeStripe["sessionAt"]>;

/** An island whose guests pay at a fake Stripe and whose mail goes to a fake provider. */
export async function startPaidIsland() {
	const island = await startIsland({
		variables: {
			STRIPE_SECRET_KEY: "sk_test_of_the_tests",
			STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
			RESEND_API_KEY: "re_of_the_tests",
		},
	});
	const stripe = new FakeStripe();
	island.answer("api.stripe.com", (request) => stripe.answer(request));
	island.answer("api.resend.com", () => Response.json({ id: "mail" }));
	return { island, stripe, ...guestsOf(island, stripe) };
}

const answered = v.object({ confirmId: v.string() });

function guestsOf(island: Island, stripe: FakeStripe) {
	async function send(
		type: string,
		object: object,
		options: { id?: string; created?: number } = {},
	) {
		const event = await stripe.event(type, object, options);
		const response = await island.fetch("/api/payments/webhook", { method: "POST", ...event });
		expect(response.status).toBe(200);
		return v.parse(v.object({ settlement: v.string() }), await response.json()).settlement;
	}

	async function book(changes: Record<string, unknown> = {}) {
		const excursion = await addExcursion(island.db);
		const response = await island.fetch("/_serverFn/createBooking", {
			method: "POST",
			headers: { "content-type": "application/json", "cf-connecting-ip": crypto.randomUUID() },
			body: JSON.stringify(bookingOf(excursion, changes)),
		});
		const { confirmId } = v.parse(answered, await response.json());
		const [row] = await island.db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
		if (!row) throw new Error("no booking");
		return { excursion, confirmId, id: row.id, paymentId: `p${row.id}-1` };
	}

	/** Books and opens the payment page. */
	async function open(changes: Record<string, unknown> = {}) {
		const booked = await book(changes);
		const response = await island.fetch(`/payment/checkout/${booked.confirmId}`);
		expect(response.status).toBe(303);
		return { ...booked, session: stripe.sessionAt(response.headers.get("location")) };
	}

	/** Books, pays, and lets the event come. */
	async function pay(changes: Record<string, unknown> = {}) {
		const opened = await open(changes);
		stripe.pay(opened.session);
		await send("checkout.session.completed", opened.session);
		return { ...opened, charge: stripe.chargeOf(opened.session) };
	}

	async function state(id: number) {
		const [[booking], own, mail, items] = await Promise.all([
			island.db.select().from(bookings).where(eq(bookings.id, id)),
			island.db.select().from(payments).where(eq(payments.bookingId, id)),
			island.db.select().from(outbox).where(eq(outbox.bookingId, id)),
			island.db.select().from(attentionItems).where(eq(attentionItems.bookingId, id)),
		]);
		if (!booking) throw new Error("no booking");
		return { booking, payments: own, payment: own[0], mail, items };
	}

	return { send, book, open, pay, state };
}

/** A dispute as Stripe tells of it. */
export function disputeOf(session: Session, change: object = {}) {
	return {
		id: `du_${session.id.slice(-12)}`,
		object: "dispute",
		amount: session.amount_total,
		currency: session.currency,
		charge: `ch_${session.id.slice(-12)}`,
		payment_intent: session.id.replace("cs_", "pi_"),
		reason: "product_not_received",
		status: "needs_response",
		evidence_details: { due_by: 1_900_000_000 },
		...change,
	};
}
