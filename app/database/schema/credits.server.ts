/** Credits: codes with a balance, which pay bookings. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { bookings } from "./bookings.server.ts";
import { createdAt, oneOf, within } from "./columns.server.ts";

/**
 * A code with money that we owe to whoever has it. Its balance is the sum of its movements, which triggers keep; the CHECK
 * refuses to spend what is not there, so that two bookings at once never share it.
 */
export const credits = sqliteTable(
	"credits",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** "CR-7K3F-9QWX-2MPD" */
		code: text("code").notNull(),
		/** What it was worth when it was made; a trigger writes it as the first movement. */
		amountCents: integer("amount_cents").notNull(),
		balanceCents: integer("balance_cents").notNull().default(0),
		currency: text("currency").notNull(),
		reason: text("reason", { enum: ["weather", "goodwill", "staff"] }).notNull(),
		note: text("note").notNull().default(""),
		/** The booking for which it was given; null for one that staff made for anybody. */
		bookingId: integer("booking_id").references(() => bookings.id),
		/** Local date, the last on which it pays; null is without end. */
		expiresOn: text("expires_on"),
		/** Null: the weather, or another rule. The name is a copy, because the account may be deleted. */
		actorId: text("actor_id"),
		actorName: text("actor_name"),
		/** One per form and booking, so that a double click makes one. */
		dedupeKey: text("dedupe_key").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("credits_code").on(table.code),
		uniqueIndex("credits_dedupe_key").on(table.dedupeKey),
		check("credits_amount", within(table.amountCents, { ...numberLimits.bookingCents, least: 1 })),
		check("credits_balance", sql`${table.balanceCents} >= 0`),
		check("credits_reason", oneOf(table.reason)),
		check("credits_booking", sql`(${table.reason} = 'staff') = (${table.bookingId} IS NULL)`),
		check(
			"credits_expires",
			sql`${table.expiresOn} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`,
		),
		// those of a booking; also the foreign key's check
		index("credits_booking_id").on(table.bookingId),
		// cron: those that end
		index("credits_ending")
			.on(table.expiresOn)
			.where(sql`expires_on IS NOT NULL AND balance_cents > 0`),
	],
);
