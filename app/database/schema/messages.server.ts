/** Mails that leave, and messages that come. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookings } from "./bookings.server.ts";
import { createdAt, oneOf } from "./columns.server.ts";

/**
 * Mails, stored in the batch of their cause and delivered afterwards, each at least once.
 * `dedupe_key` names the cause ("booking-confirmed:12"), so that each cause sends one mail; it is
 * also the idempotency key at the mail provider.
 */
export const outbox = sqliteTable(
	"outbox",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		dedupeKey: text("dedupe_key").notNull(),
		/** Mails of one booking are sent in order. */
		bookingId: integer("booking_id").references(() => bookings.id),
		recipient: text("recipient").notNull(),
		replyTo: text("reply_to"),
		subject: text("subject").notNull(),
		textBody: text("text_body").notNull(),
		htmlBody: text("html_body").notNull(),
		/** Its link opens or changes an account: both bodies are deleted after sending. */
		isSecret: integer("is_secret", { mode: "boolean" }).notNull().default(false),
		status: text("status", { enum: ["pending", "sending", "sent", "failed"] })
			.notNull()
			.default("pending"),
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: integer("next_attempt_at").notNull(),
		/** From this instant on nobody needs it: it is marked as failed and not sent. Null: it never gets old. */
		expiresAt: integer("expires_at"),
		lastError: text("last_error"),
		createdAt: createdAt(),
		sentAt: integer("sent_at"),
		/** The mail provider's id, by which it reports what became of the mail. Null until it is sent. */
		providerId: text("provider_id"),
		/** The mail came back: the address takes none, or its owner complained. Null: nothing is known. */
		returnedAs: text("returned_as", { enum: ["bounced", "complained"] }),
		returnedAt: integer("returned_at"),
	},
	(table) => [
		uniqueIndex("outbox_provider").on(table.providerId).where(sql`provider_id IS NOT NULL`),
		check(
			"outbox_returned",
			sql`(${table.returnedAs} IS NULL) = (${table.returnedAt} IS NULL) AND (${table.returnedAs} IS NULL OR ${table.returnedAs} IN ('bounced', 'complained'))`,
		),
		uniqueIndex("outbox_dedupe_key").on(table.dedupeKey),
		check("outbox_status", oneOf(table.status)),
		// cron: due mails
		index("outbox_due").on(table.nextAttemptAt).where(sql`status IN ('pending', 'sending')`),
		index("outbox_booking").on(table.bookingId),
		// the overview: failed mails
		index("outbox_failed").on(table.createdAt).where(sql`status = 'failed'`),
		// cron: mails to guests whose bodies are still kept
		index("outbox_bodies")
			.on(table.createdAt)
			.where(sql`booking_id IS NOT NULL AND text_body <> ''`),
		// cron: old mails of accounts and of the contact page
		index("outbox_unbooked").on(table.createdAt).where(sql`booking_id IS NULL`),
	],
);

/** What visitors wrote to the operator; kept even when mail is off. */
export const contactMessages = sqliteTable(
	"contact_messages",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Hash of content and hour, so that a double click makes one message. */
		idempotencyKey: text("idempotency_key").notNull().unique(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		message: text("message").notNull(),
		createdAt: createdAt(),
		status: text("status", { enum: ["open", "answered", "closed"] })
			.notNull()
			.default("open"),
		handledAt: integer("handled_at"),
		/** The name is a copy, because the account may be deleted later. */
		handledById: text("handled_by_id"),
		handledByName: text("handled_by_name"),
		impersonatorId: text("impersonator_id"),
	},
	(table) => [
		check(
			"contact_messages_status",
			sql`${table.status} IN ('open', 'answered', 'closed') AND (${table.status} = 'open') = (${table.handledAt} IS NULL)`,
		),
		index("contact_messages_list").on(table.status, table.id),
		// cron: messages that were handled long ago
		index("contact_messages_handled").on(table.handledAt).where(sql`handled_at IS NOT NULL`),
		// the messages of one address, for an erasure
		index("contact_messages_email").on(table.email),
	],
);
