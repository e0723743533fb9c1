/** Money: payments, cash in the hands of staff, disputes, and what the gateway says. */
import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	sqliteTable,
	sqliteView,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { bookings } from "./bookings.server.ts";
import { createdAt, oneOf, updatedAt } from "./columns.server.ts";
import { credits } from "./credits.server.ts";

/** Columns of an attempt to pay, for its table and for the view that adds its sums. */
function paymentColumns() {
	return {
		id: text("id").primaryKey(),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		gateway: text("gateway", {
			enum: ["stripe", "sandbox", "hotel", "cash", "terminal", "credit", "before"],
		}).notNull(),
		/** The credit that paid; null for every other way of paying. */
		creditId: integer("credit_id").references(() => credits.id),
		/** The gateway's id of the payment page; null until the gateway has answered. */
		sessionId: text("session_id"),
		sessionUrl: text("session_url"),
		sessionExpiresAt: integer("session_expires_at"),
		/** The gateway's id of the money, needed for a refund. */
		gatewayPaymentId: text("gateway_payment_id"),
		/** The whole price of a booking, or what is still owed for a confirmed one. */
		purpose: text("purpose", { enum: ["booking", "balance"] })
			.notNull()
			.default("booking"),
		amountCents: integer("amount_cents").notNull(),
		currency: text("currency").notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
		/** Null also for money that was back before we heard that it had come: it has paid for nothing. */
		paidAt: integer("paid_at"),
		/** Amount that came, as reported by the gateway; null until then. */
		receivedCents: integer("received_cents"),
		/** How often the open payment was polled, and the time of the next poll. */
		askedTimes: integer("asked_times").notNull().default(0),
		askAfter: integer("ask_after").notNull().default(0),
		/** When reconciliation last saw it in the gateway's ledger. */
		comparedAt: integer("compared_at"),
		/** Who took cash or a card at a terminal. The name is a copy, because the account may be deleted. */
		takenById: text("taken_by_id"),
		takenByName: text("taken_by_name"),
	};
}

/**
 * One attempt to pay one booking, with the amount and currency asked of the gateway. `created` →
 * `paid` | `failed`; `failed` → `paid` (a late success). What goes back of it are rows of `refunds`.
 */
export const payments = sqliteTable(
	"payments",
	{
		...paymentColumns(),
		status: text("status", { enum: ["created", "paid", "failed"] })
			.notNull()
			.default("created"),
	},
	(table) => [
		uniqueIndex("payments_session").on(table.sessionId),
		check("payments_amount", sql`${table.amountCents} > 0`),
		check("payments_gateway", oneOf(table.gateway)),
		// a credit pays at once or not at all
		check(
			"payments_credit",
			sql`(${table.gateway} = 'credit') = (${table.creditId} IS NOT NULL) AND (${table.creditId} IS NULL OR ${table.status} = 'paid')`,
		),
		check(
			"payments_taken_by",
			sql`(${table.gateway} IN ('cash', 'terminal')) = (${table.takenById} IS NOT NULL AND ${table.takenByName} IS NOT NULL)`,
		),
		check("payments_status", oneOf(table.status)),
		check("payments_purpose", oneOf(table.purpose)),
		index("payments_booking").on(table.bookingId),
		// events that name the money instead of the payment page (refunds, disputes)
		index("payments_gateway_payment").on(table.gatewayPaymentId),
		// what is owed is asked for by one page of the gateway at a time
		uniqueIndex("payments_open_balance")
			.on(table.bookingId)
			.where(sql`purpose = 'balance' AND status = 'created'`),
		// cron: payments to poll, by due time; after six polls they leave this index
		index("payments_unheard")
			.on(table.askAfter)
			.where(sql`status IN ('created', 'failed') AND session_id IS NOT NULL AND asked_times < 6`),
		// what a credit has paid; also the foreign key's check
		index("payments_credit_id").on(table.creditId).where(sql`credit_id IS NOT NULL`),
		// what hotels still have to collect
		index("payments_hotel_open")
			.on(table.bookingId, table.amountCents)
			.where(sql`gateway = 'hotel' AND status = 'created'`),
		// reconciliation of one day
		index("payments_paid").on(table.paidAt).where(sql`paid_at IS NOT NULL`),
	],
);

const refundReasons = [
	"seats_gone",
	"paid_twice",
	"not_owed",
	"wrong_amount",
	"cancelled",
	"goodwill",
] as const;

/**
 * Money of one payment that goes back, or is back. `wanted` → `sent` (the gateway was asked) → `done`; `failed`: the
 * gateway refused it or the guest's bank returned it, and staff decide. `dropped`: it is not owed any more. What a
 * person gives back by hand is `wanted` until then.
 */
export const refunds = sqliteTable(
	"refunds",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		paymentId: text("payment_id")
			.notNull()
			.references(() => payments.id),
		amountCents: integer("amount_cents").notNull(),
		/** Null: somebody gave it in the gateway's dashboard beyond what we wanted. The guest does not owe it again. */
		reason: text("reason", { enum: refundReasons }),
		/** Who caused it; `system`: a payment that no booking can use. */
		source: text("source", { enum: ["guest", "staff", "gateway", "system"] }).notNull(),
		state: text("state", { enum: ["wanted", "sent", "done", "failed", "dropped"] }).notNull(),
		/** Money that went back another way: by hand, by transfer, by the guest's bank, as a credit. */
		isElsewhere: integer("is_elsewhere", { mode: "boolean" }).notNull().default(false),
		/** The gateway's id of the refund; null until it is known. */
		gatewayRefundId: text("gateway_refund_id"),
		/** Part of the idempotency key: after a refusal the gateway has to be asked anew. */
		round: integer("round").notNull().default(0),
		/** Requests of this round and before, and the time of the next one. */
		attempts: integer("attempts").notNull().default(0),
		nextAt: integer("next_at").notNull().default(0),
		/** A run sends it until then, at the latest; no other run may send anything of this payment. 0: nobody does. */
		claimedUntil: integer("claimed_until").notNull().default(0),
		/** The gateway's time of its failure; older events about refunds are ignored. */
		failedAt: integer("failed_at"),
		/** Who of the staff wanted it. The name is a copy, because the account may be deleted. */
		actorId: text("actor_id"),
		actorName: text("actor_name"),
		createdAt: createdAt(),
		doneAt: integer("done_at"),
	},
	(table) => [
		check("refunds_amount", sql`${table.amountCents} > 0`),
		check(
			"refunds_reason",
			sql`${table.reason} IN ('seats_gone', 'paid_twice', 'not_owed', 'wrong_amount', 'cancelled', 'goodwill') AND (${table.reason} IS NOT NULL OR ${table.source} = 'gateway')`,
		),
		check("refunds_source", oneOf(table.source)),
		check("refunds_state", oneOf(table.state)),
		check("refunds_elsewhere", sql`${table.isElsewhere} IN (0, 1)`),
		check("refunds_done", sql`(${table.state} = 'done') <= (${table.doneAt} IS NOT NULL)`),
		index("refunds_payment").on(table.paymentId),
		// the books by day of sale
		index("refunds_created").on(table.createdAt),
		// an event about one refund, once
		uniqueIndex("refunds_gateway_refund").on(table.gatewayRefundId),
		// what has to go back, the oldest first
		index("refunds_due").on(table.createdAt).where(sql`state IN ('wanted', 'sent', 'failed')`),
		// the staff list of bookings whose money went back, in full or in part
		index("refunds_done").on(table.paymentId).where(sql`state = 'done'`),
	],
);

/**
 * What made a credit larger or smaller. Written once, never changed. Triggers write them: `created` with the credit, `spent`
 * with its payment, `given back` with a refund of that payment.
 */
export const creditMovements = sqliteTable(
	"credit_movements",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		creditId: integer("credit_id")
			.notNull()
			.references(() => credits.id),
		kind: text("kind", {
			enum: ["created", "spent", "given back", "paid out", "expired"],
		}).notNull(),
		/** Negative for what left the credit. */
		amountCents: integer("amount_cents").notNull(),
		paymentId: text("payment_id").references(() => payments.id),
		refundId: integer("refund_id").references(() => refunds.id),
		/** How a person paid it out. */
		way: text("way", { enum: ["cash", "transfer"] }),
		/** One per form, so that a double click pays out once. */
		dedupeKey: text("dedupe_key"),
		actorId: text("actor_id"),
		actorName: text("actor_name"),
		createdAt: createdAt(),
	},
	(table) => [
		check(
			"credit_movements_amount",
			sql`${table.amountCents} <> 0 AND (${table.amountCents} > 0) = (${table.kind} IN ('created', 'given back'))`,
		),
		check("credit_movements_kind", oneOf(table.kind)),
		check(
			"credit_movements_payment",
			sql`(${table.kind} IN ('spent', 'given back')) = (${table.paymentId} IS NOT NULL) AND (${table.kind} = 'given back') = (${table.refundId} IS NOT NULL)`,
		),
		check(
			"credit_movements_way",
			sql`(${table.kind} = 'paid out') = (${table.way} IS NOT NULL AND ${table.actorId} IS NOT NULL)`,
		),
		uniqueIndex("credit_movements_dedupe_key").on(table.dedupeKey),
		// a refund fills a credit once; also the foreign key's check
		uniqueIndex("credit_movements_refund").on(table.refundId),
		index("credit_movements_credit").on(table.creditId, table.id),
		index("credit_movements_payment").on(table.paymentId),
		// the liability by month
		index("credit_movements_made").on(table.createdAt, table.kind, table.amountCents),
	],
);

/**
 * The sums of each payment: the only place of their rule. Its SQL is the part by hand of migrations/0000_baseline.sql.
 */
export const paymentMoney = sqliteView("payment_money", {
	...paymentColumns(),
	/** `refunded`: all of it is back, or what a cancelled booking gives back. */
	status: text("state", { enum: ["created", "paid", "failed", "refunded"] }).notNull(),
	/** Why money of it goes back, or why this payment has ended; null where it is kept. */
	refundReason: text("refund_reason", { enum: refundReasons }),
	/** Cents that came; 0 while they may come. */
	cameCents: integer("came_cents").notNull(),
	/** Cents that are back by the way that they came. */
	refundedCents: integer("refunded_cents").notNull(),
	/** Cents that are back another way. */
	elsewhereCents: integer("elsewhere_cents").notNull(),
	/** Of the refunded cents, what somebody gave in the gateway's dashboard: the guest does not owe it again. */
	waivedCents: integer("waived_cents").notNull(),
	/** Cents that still have to go back. */
	dueCents: integer("due_cents").notNull(),
	/** Cents that came and neither went back nor have to. */
	keptCents: integer("kept_cents").notNull(),
	/** Cents of the price that it settles; a hotel that still has to collect answers for its guest. */
	settledCents: integer("settled_cents").notNull(),
	refundedAt: integer("refunded_at"),
	/** A refund waits for staff. */
	isHeld: integer("is_held", { mode: "boolean" }).notNull(),
}).existing();

/**
 * Cash that went through a person's hands: taken from a guest, given back (a negative amount), or received from somebody
 * of the staff. Never changed but for the hand-over that emptied the purse. A person's purse is the sum of the rows
 * without hand-over.
 */
export const cashMovements = sqliteTable(
	"cash_movements",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Null for cash of the staff, and of a credit. */
		paymentId: text("payment_id").references(() => payments.id),
		/** The hand-over by which it came into this purse; null for a guest's cash. */
		receivedId: integer("received_id").references(() => cashHandovers.id),
		/** The credit that was paid out of this purse. */
		creditMovementId: integer("credit_movement_id").references(() => creditMovements.id),
		/** Negative when it was given back. */
		amountCents: integer("amount_cents").notNull(),
		currency: text("currency").notNull(),
		/** One per form, so that a double click moves the money once. */
		dedupeKey: text("dedupe_key").notNull(),
		personId: text("person_id").notNull(),
		personName: text("person_name").notNull(),
		createdAt: createdAt(),
		/** The hand-over that took it out of this purse. */
		handoverId: integer("handover_id").references(() => cashHandovers.id),
	},
	(table) => [
		uniqueIndex("cash_movements_dedupe_key").on(table.dedupeKey),
		check(
			"cash_movements_origin",
			sql`(${table.paymentId} IS NOT NULL) + (${table.receivedId} IS NOT NULL) + (${table.creditMovementId} IS NOT NULL) = 1`,
		),
		// what was received lies in one purse, once; also the foreign key's check
		uniqueIndex("cash_movements_received").on(table.receivedId).where(sql`received_id IS NOT NULL`),
		// a credit is paid out of one purse; also the foreign key's check
		uniqueIndex("cash_movements_credit")
			.on(table.creditMovementId)
			.where(sql`credit_movement_id IS NOT NULL`),
		check("cash_movements_amount", sql`${table.amountCents} <> 0`),
		index("cash_movements_payment").on(table.paymentId),
		// what each person still holds, from the index alone
		index("cash_movements_purse")
			.on(table.personId, table.currency, table.amountCents)
			.where(sql`handover_id IS NULL`),
		// the rows of one hand-over; also the foreign key's check
		index("cash_movements_handover").on(table.handoverId),
	],
);

/**
 * Cash handed over: the giver declares what is in the purse, the receiver counts and confirms under an own
 * account. The declaration takes exactly the movements that the giver had until then. What was received is a movement
 * of the receiver's purse, or it has left the house. Whoever holds cash is not deleted (trigger `users_hand_over_cash`).
 */
export const cashHandovers = sqliteTable(
	"cash_handovers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** One per form, so that a double click declares once. */
		dedupeKey: text("dedupe_key").notNull(),
		giverId: text("giver_id").notNull(),
		giverName: text("giver_name").notNull(),
		expectedCents: integer("expected_cents").notNull(),
		/** What the giver says to have counted; of a purse that was taken over, what it should hold. */
		declaredCents: integer("declared_cents").notNull(),
		currency: text("currency").notNull(),
		note: text("note").notNull().default(""),
		status: text("status", { enum: ["declared", "received", "withdrawn"] })
			.notNull()
			.default("declared"),
		/** Null until somebody received it. */
		receiverId: text("receiver_id"),
		receiverName: text("receiver_name"),
		receivedCents: integer("received_cents"),
		receiverNote: text("receiver_note").notNull().default(""),
		/** Where the receiver puts it; null until then. */
		goesTo: text("goes_to", { enum: ["purse", "bank"] }),
		/** The giver could not sign any more, so the receiver alone did. */
		isTakenOver: integer("is_taken_over", { mode: "boolean" }).notNull().default(false),
		createdAt: createdAt(),
		closedAt: integer("closed_at"),
	},
	(table) => [
		uniqueIndex("cash_handovers_dedupe_key").on(table.dedupeKey),
		// one open declaration a person
		uniqueIndex("cash_handovers_open")
			.on(table.giverId, table.currency)
			.where(sql`status = 'declared'`),
		check("cash_handovers_status", oneOf(table.status)),
		check("cash_handovers_declared", sql`${table.declaredCents} >= 0`),
		check(
			"cash_handovers_received",
			sql`(${table.status} = 'received') = (${table.receivedCents} IS NOT NULL AND ${table.receiverId} IS NOT NULL AND ${table.goesTo} IS NOT NULL)`,
		),
		check(
			"cash_handovers_two_people",
			sql`${table.receiverId} IS NULL OR ${table.receiverId} <> ${table.giverId}`,
		),
		check(
			"cash_handovers_closed",
			sql`(${table.status} = 'declared') = (${table.closedAt} IS NULL)`,
		),
	],
);

/**
 * A dispute. The status is the gateway's own word; `event_at` is the gateway's clock, so that
 * events in any order end the same.
 */
export const disputes = sqliteTable(
	"disputes",
	{
		id: text("id").primaryKey(),
		gateway: text("gateway", { enum: ["stripe", "sandbox", "hotel"] }).notNull(),
		/** Null while the payment is unknown, or when its money has not been reported yet. */
		paymentId: text("payment_id").references(() => payments.id),
		gatewayPaymentId: text("gateway_payment_id"),
		amountCents: integer("amount_cents").notNull(),
		currency: text("currency").notNull(),
		reason: text("reason").notNull(),
		status: text("status").notNull(),
		/** Deadline for evidence; null when none is asked for. */
		dueAt: integer("due_at"),
		eventAt: integer("event_at").notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("disputes_amount", sql`${table.amountCents} >= 0`),
		// no refund beside a dispute, in whichever order their events come
		index("disputes_gateway_payment").on(table.gatewayPaymentId),
		// the foreign key's check
		index("disputes_payment").on(table.paymentId),
	],
);

/**
 * Reconciliation of one day. `progress` is an unfinished comparison (cursor and sums so far),
 * `report` the last finished one; both are JSON, read by payments/reconciliation.ts.
 */
export const reconciliations = sqliteTable(
	"reconciliations",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		gateway: text("gateway", { enum: ["stripe", "sandbox", "hotel"] }).notNull(),
		/** Day in UTC, like the gateway's ledger. */
		day: text("day").notNull(),
		nextAt: integer("next_at").notNull(),
		progress: text("progress"),
		report: text("report"),
		finishedAt: integer("finished_at"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("reconciliations_day").on(table.gateway, table.day),
		check("reconciliations_form", sql`${table.day} LIKE '____-__-__'`),
	],
);

/** Events of the gateway; the event's id is the key, so that a repeated event changes nothing. */
export const paymentEvents = sqliteTable(
	"payment_events",
	{
		id: text("id").primaryKey(),
		gateway: text("gateway", { enum: ["stripe", "sandbox", "hotel"] }).notNull(),
		type: text("type").notNull(),
		paymentId: text("payment_id").references(() => payments.id),
		receivedAt: integer("received_at").notNull(),
	},
	(table) => [
		index("payment_events_payment").on(table.paymentId),
		// the health page: the last event
		index("payment_events_received").on(table.receivedAt),
	],
);

/** The sandbox gateway's payment pages, for development; always empty in production. */
export const sandboxCheckouts = sqliteTable(
	"sandbox_checkouts",
	{
		id: text("id").primaryKey(),
		paymentId: text("payment_id").notNull().unique(),
		description: text("description").notNull(),
		amountCents: integer("amount_cents").notNull(),
		refundedCents: integer("refunded_cents").notNull().default(0),
		currency: text("currency").notNull(),
		successUrl: text("success_url").notNull(),
		cancelUrl: text("cancel_url").notNull(),
		status: text("status", { enum: ["open", "complete", "expired"] })
			.notNull()
			.default("open"),
		expiresAt: integer("expires_at").notNull(),
	},
	(table) => [
		check("sandbox_checkouts_status", oneOf(table.status)),
		// the sandbox gateway's ledger of one day
		index("sandbox_checkouts_expires").on(table.expiresAt, table.id),
	],
);
