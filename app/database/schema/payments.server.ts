/** Money: payments, cash in the hands of staff, disputes, and what the gateway says. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookings } from "./bookings.server.ts";
import { createdAt, updatedAt } from "./columns.server.ts";

/**
 * One attempt to pay one booking, with the amount and currency asked of the gateway. `created` →
 * `paid` | `failed`; `failed` → `paid` (a late success); `paid` → `refunded`.
 */
export const payments = sqliteTable(
	"payments",
	{
		id: text("id").primaryKey(),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		gateway: text("gateway", {
			enum: ["stripe", "sandbox", "hotel", "cash", "terminal"],
		}).notNull(),
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
		status: text("status", { enum: ["created", "paid", "failed", "refunded"] })
			.notNull()
			.default("created"),
		/**
		 * Set when money has to go back; the cron job refunds it. With `goodwill` only the part up to `refund_cents`
		 * goes back: the rest stays, and the reason is removed when the part is back.
		 */
		refundReason: text("refund_reason", {
			enum: ["seats_gone", "paid_twice", "not_owed", "wrong_amount", "cancelled", "goodwill"],
		}),
		/** Amount to refund; null: all of it. */
		refundCents: integer("refund_cents"),
		/**
		 * Amount refunded so far. With status `refunded` it may be less than the amount, by the policy.
		 */
		refundedCents: integer("refunded_cents").notNull().default(0),
		/** Given back another way than the gateway's: by hand, by transfer, by the guest's bank. */
		elsewhereCents: integer("elsewhere_cents").notNull().default(0),
		/** Of the refunded amount, what somebody gave in the gateway's own dashboard: the guest does not owe it again. */
		waivedCents: integer("waived_cents").notNull().default(0),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
		paidAt: integer("paid_at"),
		refundedAt: integer("refunded_at"),
		/** Amount that came, as reported by the gateway; null until then. */
		receivedCents: integer("received_cents"),
		/** Attempts of the refund in this round, and time of the next one. */
		refundAttempts: integer("refund_attempts").notNull().default(0),
		refundNextAt: integer("refund_next_at").notNull().default(0),
		/** Part of the idempotency key: staff begin a new round, which is a new refund. */
		refundRound: integer("refund_round").notNull().default(0),
		/** A run sends the refund until then, at the latest; no other run may. 0: nobody does. */
		refundClaimedUntil: integer("refund_claimed_until").notNull().default(0),
		/** The gateway refused the refund or the bank returned it: staff must decide. */
		refundHeld: integer("refund_held", { mode: "boolean" }).notNull().default(false),
		/** The gateway's time of the newest failed refund; older refund events are ignored. */
		refundFailedAt: integer("refund_failed_at"),
		/** How often the open payment was polled, and the time of the next poll. */
		askedTimes: integer("asked_times").notNull().default(0),
		askAfter: integer("ask_after").notNull().default(0),
		/** When reconciliation last saw it in the gateway's ledger. */
		comparedAt: integer("compared_at"),
		/** Who took cash or a card at a terminal. The name is a copy, because the account may be deleted. */
		takenById: text("taken_by_id"),
		takenByName: text("taken_by_name"),
	},
	(table) => [
		uniqueIndex("payments_session").on(table.sessionId),
		check("payments_amount", sql`${table.amountCents} > 0`),
		check(
			"payments_gateway",
			sql`${table.gateway} IN ('stripe', 'sandbox', 'hotel', 'cash', 'terminal')`,
		),
		check(
			"payments_taken_by",
			sql`(${table.gateway} IN ('cash', 'terminal')) = (${table.takenById} IS NOT NULL AND ${table.takenByName} IS NOT NULL)`,
		),
		check("payments_status", sql`${table.status} IN ('created', 'paid', 'failed', 'refunded')`),
		check(
			"payments_refund",
			sql`${table.refundCents} IS NULL OR ${table.refundCents} BETWEEN 1 AND ${table.amountCents}`,
		),
		check("payments_refunded", sql`${table.refundedCents} >= 0`),
		check("payments_purpose", sql`${table.purpose} IN ('booking', 'balance')`),
		check("payments_elsewhere", sql`${table.elsewhereCents} >= 0`),
		check("payments_waived", sql`${table.waivedCents} >= 0`),
		check("payments_refund_held", sql`${table.refundHeld} IN (0, 1)`),
		index("payments_booking").on(table.bookingId),
		// events that name the money instead of the payment page (refunds, disputes)
		index("payments_gateway_payment").on(table.gatewayPaymentId),
		// cron: refunds that are due
		index("payments_refund_due")
			.on(table.updatedAt)
			.where(sql`status = 'paid' AND refund_reason IS NOT NULL`),
		// the staff list of bookings whose money went back, in full or in part
		index("payments_given_back")
			.on(table.bookingId)
			.where(sql`refunded_cents + elsewhere_cents > 0`),
		// what is owed is asked for by one page of the gateway at a time
		uniqueIndex("payments_open_balance")
			.on(table.bookingId)
			.where(sql`purpose = 'balance' AND status = 'created'`),
		// cron: payments to poll, by due time; after six polls they leave this index
		index("payments_unheard")
			.on(table.askAfter)
			.where(sql`status IN ('created', 'failed') AND session_id IS NOT NULL AND asked_times < 6`),
		// reconciliation of one day
		index("payments_paid").on(table.paidAt).where(sql`paid_at IS NOT NULL`),
	],
);

/**
 * Cash that went through a person's hands: taken from a guest, given back (a negative amount), or received from somebody
 * of the staff. Never changed but for the hand-over that emptied the purse. A person's purse is the sum of the rows
 * without hand-over.
 */
export const cashMovements = sqliteTable(
	"cash_movements",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Null for cash that came from somebody of the staff. */
		paymentId: text("payment_id").references(() => payments.id),
		/** The hand-over by which it came into this purse; null for a guest's cash. */
		receivedId: integer("received_id").references(() => cashHandovers.id),
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
			sql`(${table.paymentId} IS NULL) <> (${table.receivedId} IS NULL)`,
		),
		// what was received lies in one purse, once; also the foreign key's check
		uniqueIndex("cash_movements_received").on(table.receivedId).where(sql`received_id IS NOT NULL`),
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
		/** What the purse should hold by its movements. */
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
		/** What the receiver counted. */
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
		check("cash_handovers_status", sql`${table.status} IN ('declared', 'received', 'withdrawn')`),
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
		/** The gateway's id. */
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
		check("sandbox_checkouts_status", sql`${table.status} IN ('open', 'complete', 'expired')`),
		// the sandbox gateway's ledger of one day
		index("sandbox_checkouts_expires").on(table.expiresAt, table.id),
	],
);
