import { eq, getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { expect } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import {
	attentionItems,
	bookings,
	outbox,
	paymentMoney,
	payments,
	refunds,
} from "#app/database/schema.server.ts";
import { incidentInWords } from "#app/incidents/incident-lines.ts";
import { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import { addExcursion } from "./builders.ts";
import { type Island, startIsland } from "./island.ts";
import { bookAsGuest } from "./sales.ts";

type Session = ReturnType<FakeStripe["sessionAt"]>;

export type PaidIsland = Awaited<ReturnType<typeof startPaidIsland>>;

/**
 * An island with a fake Stripe and a fake mail provider.
 * @param options.mail the provider's answer; by default it accepts every mail.
 */
export async function startPaidIsland(
	options: {
		variables?: Record<string, string>;
		mail?: (request: Request) => Response | Promise<Response>;
	} = {},
) {
	const stripe = new FakeStripe();
	const island = await startIsland({
		variables: {
			STRIPE_SECRET_KEY: stripe.secretKey,
			STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
			RESEND_API_KEY: "re_of_the_tests",
			...options.variables,
		},
	});
	island.answer("api.stripe.com", stripe.answer);
	island.answer("api.resend.com", options.mail ?? (() => Response.json({ id: "mail" })));
	return { island, stripe, ...guestsOf(island, stripe) };
}

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
		const { confirmId, id } = await bookAsGuest(island, excursion, changes);
		return { excursion, confirmId, id, paymentId: `p${id}-1` };
	}

	async function checkout(confirmId: string) {
		const response = await island.fetch(`/payment/checkout/${confirmId}`);
		expect(response.status).toBe(303);
		return stripe.sessionAt(response.headers.get("location"));
	}

	/** Books and opens the payment page. */
	async function open(changes: Record<string, unknown> = {}) {
		const newBooking = await book(changes);
		return { ...newBooking, session: await checkout(newBooking.confirmId) };
	}

	/** Books, pays and sends the payment event. */
	async function pay(changes: Record<string, unknown> = {}) {
		const checkout = await open(changes);
		stripe.pay(checkout.session);
		await send("checkout.session.completed", checkout.session);
		return { ...checkout, charge: stripe.chargeOf(checkout.session) };
	}

	/** Ends the hold; the cron job has not run yet. */
	async function endHold(id: number) {
		await island.db
			.update(bookings)
			.set({ holdExpiresAt: Date.now() - 1000 })
			.where(eq(bookings.id, id));
	}

	/** Reads everything in one transaction. */
	async function state(id: number) {
		const {
			booking: [booking],
			ownPayments,
			sentRefunds,
			mail,
			items,
		} = await runBatch(island.db, {
			booking: island.db.select().from(bookings).where(eq(bookings.id, id)),
			ownPayments: island.db
				.select()
				.from(paymentMoney)
				.where(eq(paymentMoney.bookingId, id))
				.orderBy(paymentMoney.id),
			sentRefunds: island.db
				.select(getTableColumns(refunds))
				.from(refunds)
				.innerJoin(payments, eq(payments.id, refunds.paymentId))
				.where(eq(payments.bookingId, id))
				.orderBy(refunds.id),
			mail: island.db.select().from(outbox).where(eq(outbox.bookingId, id)).orderBy(outbox.id),
			items: island.db.select().from(attentionItems).where(eq(attentionItems.bookingId, id)),
		});
		if (!booking) throw new Error("no booking");
		return {
			booking,
			payments: ownPayments,
			payment: ownPayments[0],
			refunds: sentRefunds,
			mail,
			items: items.map(incidentInWords),
		};
	}

	return { send, book, checkout, open, pay, endHold, state };
}

/** A dispute event's object, as Stripe sends it. */
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
