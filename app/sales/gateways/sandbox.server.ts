import { and, asc, eq, gt, gte, lt } from "drizzle-orm";
import Stripe from "stripe";
import type { Database } from "#app/database/client.server.ts";
import { sandboxCheckouts } from "#app/database/schema.server.ts";
import { paymentPageMinutes } from "#app/sales/holds/hold-minutes.ts";
import { type Gateway, type GatewayMoney, ledgerPageSize } from "./gateway.ts";
import { cryptoProvider, readSignedEvent } from "./stripe-event.server.ts";

const pageMilliseconds = paymentPageMinutes * 60_000;

/**
 * Replaces Stripe in development where no keys are configured. It keeps its own ledger in
 * `sandbox_checkouts`, lets the developer decide the outcome, and sends Stripe's events, with the
 * same signature, to the same webhook.
 */
export function sandboxGateway(db: Database, appUrl: string, secret: string): Gateway {
	return {
		name: "sandbox",
		async openCheckout(request) {
			const id = `cs_sandbox_${request.paymentId}`;
			await db
				.insert(sandboxCheckouts)
				.values({ ...request, id })
				.onConflictDoNothing();
			return {
				sessionId: id,
				url: `${appUrl}/payment/sandbox/${id}`,
				expiresAt: request.expiresAt,
			};
		},
		async readCheckout(sessionId) {
			const checkout = await getSandboxCheckout(db, sessionId);
			if (!checkout) throw new Error(`The sandbox knows no checkout ${sessionId}`);
			const status = sandboxStatusAt(checkout, Date.now());
			if (status !== "complete") return { state: status };
			return {
				state: "paid",
				gatewayPaymentId: moneyId(sessionId),
				amountCents: checkout.amountCents,
				currency: checkout.currency,
			};
		},
		// The sandbox remembers no idempotency keys, so the sum is set instead of added.
		async refund({ gatewayPaymentId, amountCents, refundedCents }) {
			await db
				.update(sandboxCheckouts)
				.set({ refundedCents: refundedCents + amountCents })
				.where(eq(sandboxCheckouts.id, sessionOf(gatewayPaymentId)));
			return null;
		},
		async readMoney(gatewayPaymentId) {
			const checkout = await getSandboxCheckout(db, sessionOf(gatewayPaymentId));
			return checkout?.status === "complete" ? checkoutMoney(checkout) : null;
		},
		async listMoney({ from, until, afterId }) {
			const rows = await db
				.select()
				.from(sandboxCheckouts)
				.where(
					and(
						gte(sandboxCheckouts.expiresAt, from + pageMilliseconds),
						lt(sandboxCheckouts.expiresAt, until + pageMilliseconds),
						afterId === null ? undefined : gt(sandboxCheckouts.id, afterId),
					),
				)
				.orderBy(asc(sandboxCheckouts.id))
				.limit(ledgerPageSize);
			return {
				money: rows.filter(({ status }) => status === "complete").map(checkoutMoney),
				nextAfter: rows.length === ledgerPageSize ? (rows.at(-1)?.id ?? null) : null,
			};
		},
		readEvent: (body, signature) => readSignedEvent(body, signature, secret),
	};
}

export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect;

export async function getSandboxCheckout(
	db: Database,
	id: string,
): Promise<SandboxCheckoutRow | null> {
	const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
	return row ?? null;
}

/** A page past its end counts as expired even though no row says so, as at Stripe. */
export function sandboxStatusAt(
	{ status, expiresAt }: Pick<SandboxCheckoutRow, "status" | "expiresAt">,
	now: number,
): SandboxCheckoutRow["status"] {
	return status === "open" && expiresAt <= now ? "expired" : status;
}

/** @returns false when the page was no longer open. */
export async function completeSandboxCheckout(
	db: Database,
	id: string,
	status: "complete" | "expired",
	now: number,
): Promise<boolean> {
	const changedRows = await db
		.update(sandboxCheckouts)
		.set({ status })
		.where(
			and(
				eq(sandboxCheckouts.id, id),
				eq(sandboxCheckouts.status, "open"),
				gt(sandboxCheckouts.expiresAt, now),
			),
		)
		.returning({ id: sandboxCheckouts.id });
	return changedRows.length === 1;
}

export async function sandboxEvent(
	checkout: SandboxCheckoutRow,
	type: "checkout.session.completed" | "checkout.session.async_payment_failed",
	secret: string,
): Promise<{ body: string; signature: string }> {
	const body = JSON.stringify({
		id: `evt_sandbox_${checkout.id}_${type}`,
		object: "event",
		created: Math.floor(Date.now() / 1000),
		type,
		data: {
			object: {
				id: checkout.id,
				object: "checkout.session",
				amount_total: checkout.amountCents,
				currency: checkout.currency.toLowerCase(),
				payment_status: type === "checkout.session.completed" ? "paid" : "unpaid",
				payment_intent: moneyId(checkout.id),
				metadata: { paymentId: checkout.paymentId },
			},
		},
	});
	const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
		payload: body,
		secret,
		cryptoProvider,
	});
	return { body, signature };
}

function moneyId(sessionId: string): string {
	return sessionId.replace("cs_", "pi_");
}

function sessionOf(gatewayPaymentId: string): string {
	return gatewayPaymentId.replace("pi_", "cs_");
}

function checkoutMoney(checkout: SandboxCheckoutRow): GatewayMoney {
	return {
		paymentId: checkout.paymentId,
		gatewayPaymentId: moneyId(checkout.id),
		amountCents: checkout.amountCents,
		currency: checkout.currency,
		refundedCents: checkout.refundedCents,
		createdAt: checkout.expiresAt - pageMilliseconds,
	};
}
