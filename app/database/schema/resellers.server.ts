/** Resellers: who sells our excursions by the supplier API at `/octo`, with their keys and their part of a booking. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookings } from "./bookings.server.ts";
import { createdAt, oneOf, updatedAt } from "./columns.server.ts";

/** Who sells in their own name and owes us the net price. Never deleted: their bookings stay. */
export const resellers = sqliteTable(
	"resellers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		name: text("name").notNull(),
		/** What they owe of a price: a `Contract` as JSON. */
		contract: text("contract").notNull().default('{"kind":"none"}'),
		/** JSON list of the excursions that they may sell; null is all. */
		excursionIds: text("excursion_ids"),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("resellers_name").on(table.name),
		check("resellers_name_length", sql`length(${table.name}) BETWEEN 2 AND 80`),
		check("resellers_contract", sql`json_valid(${table.contract})`),
		check(
			"resellers_excursions",
			sql`${table.excursionIds} IS NULL OR json_valid(${table.excursionIds})`,
		),
	],
);

/** A key of the supplier API. It is shown once; here is its hash. Rows stay, so that a revoked key stays visible. */
export const resellerKeys = sqliteTable(
	"reseller_keys",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		resellerId: integer("reseller_id")
			.notNull()
			.references(() => resellers.id),
		hash: text("hash").notNull(),
		/** Its last four signs, by which people tell keys apart. */
		hint: text("hint").notNull(),
		/** Its bookings take no seat. */
		isTest: integer("is_test", { mode: "boolean" }).notNull(),
		expiresAt: integer("expires_at"),
		/** To the hour. */
		usedAt: integer("used_at"),
		revokedAt: integer("revoked_at"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("reseller_keys_hash").on(table.hash),
		index("reseller_keys_reseller").on(table.resellerId),
	],
);

/** What a booking has beside the rest because a reseller sold it; made in the batch that claims its seats. */
export const resellerBookings = sqliteTable(
	"reseller_bookings",
	{
		bookingId: integer("booking_id")
			.primaryKey()
			.references(() => bookings.id),
		resellerId: integer("reseller_id")
			.notNull()
			.references(() => resellers.id),
		/** Their id of it, or one that we drew. It makes a create repeatable. */
		uuid: text("uuid").notNull(),
		/** Hash of what was asked for: the same uuid with other content is refused. */
		contentHash: text("content_hash").notNull(),
		reference: text("reference"),
		/** The contact as it was sent, as JSON. An email address stands in `bookings` only where we may write to it. */
		contact: text("contact").notNull().default("{}"),
		/** JSON list of the guests: uuid, unit, reference, contact, and what each costs. */
		guests: text("guests").notNull(),
		/** What the reseller owes us; null without a contract. */
		netCents: integer("net_cents"),
		/** False: the guest was told no stop yet, and `bookings.pickup` is only the last one before the trip. */
		hasPickup: integer("has_pickup", { mode: "boolean" }).notNull().default(false),
		/** Where the guest wishes to be picked up, in the reseller's words, until a stop is chosen. */
		pickupHotel: text("pickup_hotel"),
		pickupHotelRoom: text("pickup_hotel_room"),
		/** What comes back of the net price after a cancellation. */
		refund: text("refund", { enum: ["FULL", "PARTIAL", "NONE"] }),
		/** Why the reseller cancelled. */
		reason: text("reason"),
	},
	(table) => [
		uniqueIndex("reseller_bookings_uuid").on(table.resellerId, table.uuid),
		index("reseller_bookings_reference").on(table.resellerId, table.reference),
		check("reseller_bookings_contact", sql`json_valid(${table.contact})`),
		check("reseller_bookings_guests", sql`json_valid(${table.guests})`),
		check(
			"reseller_bookings_refund",
			sql`${table.refund} IS NULL OR ${table.refund} IN ('FULL', 'PARTIAL', 'NONE')`,
		),
	],
);

/** A booking by a test key: it takes no seat and is no booking of ours. Deleted after some weeks. */
export const resellerTestBookings = sqliteTable(
	"reseller_test_bookings",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		resellerId: integer("reseller_id")
			.notNull()
			.references(() => resellers.id),
		uuid: text("uuid").notNull(),
		/** All of it, as JSON. */
		record: text("record").notNull(),
		/** Raised by each change: a change of what was not read last is refused. */
		revision: integer("revision").notNull().default(1),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("reseller_test_bookings_uuid").on(table.resellerId, table.uuid),
		check("reseller_test_bookings_record", sql`json_valid(${table.record})`),
		// those that have had their time
		index("reseller_test_bookings_created").on(table.createdAt),
	],
);

/** Where a reseller wishes to be told of changes. */
export const resellerSubscriptions = sqliteTable(
	"reseller_subscriptions",
	{
		/** A uuid. */
		id: text("id").primaryKey(),
		resellerId: integer("reseller_id")
			.notNull()
			.references(() => resellers.id),
		url: text("url").notNull(),
		/** JSON list of PRODUCT_UPDATE, AVAILABILITY_UPDATE, BOOKING_UPDATE. */
		types: text("types").notNull(),
		/** JSON: sent along, the receiver's own secret. */
		headers: text("headers").notNull().default("{}"),
		/** When it did not answer for the first time since it last did. */
		failingSince: integer("failing_since"),
		/** Given up after days without an answer. */
		endedAt: integer("ended_at"),
		createdAt: createdAt(),
	},
	(table) => [
		index("reseller_subscriptions_reseller").on(table.resellerId),
		check("reseller_subscriptions_url", sql`${table.url} LIKE 'https://%'`),
		check("reseller_subscriptions_types", sql`json_valid(${table.types})`),
		check("reseller_subscriptions_headers", sql`json_valid(${table.headers})`),
	],
);

/** What a subscription is still to be told, by keys: triggers write it with the change, and it is deleted once it has arrived. */
export const resellerNotices = sqliteTable(
	"reseller_notices",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		subscriptionId: text("subscription_id")
			.notNull()
			.references(() => resellerSubscriptions.id, { onDelete: "cascade" }),
		type: text("type", {
			enum: ["PRODUCT_UPDATE", "AVAILABILITY_UPDATE", "BOOKING_UPDATE"],
		}).notNull(),
		/** JSON: what has changed. */
		keys: text("keys").notNull(),
		/** Raised by a change of the same while the notice waits: what was sent before it is not enough. */
		revision: integer("revision").notNull().default(1),
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: integer("next_attempt_at").notNull().default(0),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("reseller_notices_keys").on(table.subscriptionId, table.type, table.keys),
		// cron: those that are due
		index("reseller_notices_due").on(table.nextAttemptAt),
		check("reseller_notices_type", oneOf(table.type)),
	],
);
