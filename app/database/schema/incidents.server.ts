/** What staff have to look at. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookings } from "./bookings.server.ts";
import { createdAt, oneOf, updatedAt } from "./columns.server.ts";
import { outbox } from "./messages.server.ts";
import { payments, reconciliations } from "./payments.server.ts";

/**
 * The review queue. Written in the batch of its cause. `dedupe_key` names the cause
 * ("dispute:du_1"), so that each cause has one incident. `facts` is the state it was raised for:
 * only new facts reopen a settled incident. Never deleted.
 */
export const attentionItems = sqliteTable(
	"attention_items",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		dedupeKey: text("dedupe_key").notNull(),
		kind: text("kind", {
			enum: [
				"paid late",
				"paid twice",
				"not owed",
				"cash not owed",
				"wrong amount",
				"paid after cancelling",
				"refund failing",
				"refunded at gateway",
				"dispute",
				"unknown payment",
				"mail given up",
				"mail came back",
				"not told",
				"difference",
				"receiver ended",
			],
		}).notNull(),
		status: text("status", { enum: ["open", "settled"] })
			.notNull()
			.default("open"),
		bookingId: integer("booking_id").references(() => bookings.id),
		paymentId: text("payment_id").references(() => payments.id),
		outboxId: integer("outbox_id").references(() => outbox.id),
		reconciliationId: integer("reconciliation_id").references(() => reconciliations.id),
		/** Id to look up in the gateway's dashboard. */
		gatewayRef: text("gateway_ref"),
		amountCents: integer("amount_cents"),
		currency: text("currency"),
		/** Subject or address of a mail. */
		detail: text("detail").notNull().default(""),
		/** What is said otherwise: a code of `causeLines` with its values, as JSON. */
		line: text("line"),
		facts: text("facts").notNull().default(""),
		dueAt: integer("due_at"),
		/** How it ended: a code of `endLines` with its values, as JSON. */
		outcomeLine: text("outcome_line"),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
		settledAt: integer("settled_at"),
		/** Null with `settled`: the system settled it. Names are copies of the account's. */
		settledById: text("settled_by_id"),
		settledByName: text("settled_by_name"),
		impersonatorId: text("impersonator_id"),
	},
	(table) => [
		uniqueIndex("attention_items_dedupe_key").on(table.dedupeKey),
		check("attention_items_status", oneOf(table.status)),
		check(
			"attention_items_settled",
			sql`(${table.status} = 'settled') = (${table.settledAt} IS NOT NULL)`,
		),
		// the list and its count, and the list of one kind
		index("attention_items_list").on(table.status, table.id),
		index("attention_items_kind").on(table.status, table.kind, table.id),
		// incidents of a payment; those of bookings and mails also for the foreign keys' checks
		index("attention_items_payment").on(table.paymentId),
		index("attention_items_booking").on(table.bookingId),
		index("attention_items_outbox").on(table.outboxId),
		index("attention_items_reconciliation").on(table.reconciliationId),
	],
);
