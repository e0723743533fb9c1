import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { writtenLanguages } from "#app/messages/languages.ts";
import { users } from "./account.server.ts";
import { createdAt, oneOf, updatedAt, version } from "./columns.server.ts";
import { departures } from "./departures.server.ts";
import { pickupPoints } from "./excursions.server.ts";

/**
 * A hotel sells in its own name at its totem. `id` is short because it stands in the URL.
 */
export const hotels = sqliteTable(
	"hotels",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		address: text("address").notNull().default(""),
		phone: text("phone").notNull().default(""),
		pickupPointId: integer("pickup_point_id").references(() => pickupPoints.id),
		/** The user who reads the hotel's bookings. */
		partnerUserId: text("partner_user_id").references(() => users.id, { onDelete: "set null" }),
		/** Guests pay on their phone, or the hotel collects the money. */
		paymentMode: text("payment_mode", { enum: ["phone", "hotel"] })
			.notNull()
			.default("phone"),
		/** What its totem speaks until a guest chooses another language. */
		language: text("language", { enum: writtenLanguages }).notNull().default("en"),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		/** Its name in the list from which it was imported: a second import changes nothing. */
		externalRef: text("external_ref"),
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// "web" is the partner of the public site, so no hotel can have this id
		check("hotels_id", sql`length(${table.id}) >= 3 AND ${table.id} <> 'web'`),
		// pages of the totem itself: a hotel of such a name could never be opened
		check("hotels_reserved_id", sql`${table.id} NOT IN ('confirm', 'handover', 'enrolment')`),
		check("hotels_name", sql`length(${table.name}) >= 3`),
		check("hotels_payment_mode", oneOf(table.paymentMode)),
		check("hotels_language", sql`${table.language} GLOB '[a-z][a-z]'`),
		uniqueIndex("hotels_external_ref").on(table.externalRef).where(sql`external_ref IS NOT NULL`),
		index("hotels_pickup_point").on(table.pickupPointId),
		// the hotels of a partner
		index("hotels_partner_user").on(table.partnerUserId),
	],
);

/** A totem, made when staff enrol its screen. Rows are never deleted, so that a revoked totem stays visible. */
export const totems = sqliteTable(
	"totems",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		hotelId: text("hotel_id")
			.notNull()
			.references(() => hotels.id),
		/** What staff call it: "Lobby". */
		name: text("name").notNull(),
		/** Hash of the secret in the totem's cookie. */
		secretHash: text("secret_hash").notNull(),
		/** Time of the last heartbeat, at first of the enrolment. */
		seenAt: integer("seen_at").notNull(),
		revokedAt: integer("revoked_at"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("totems_secret").on(table.secretHash),
		// the totems of a hotel
		index("totems_hotel").on(table.hotelId),
	],
);

/**
 * A new screen that shows six figures and waits for staff to say whose it is. The row is deleted when they do, or when
 * the figures run out. Its secret becomes the totem's.
 */
export const totemEnrolments = sqliteTable(
	"totem_enrolments",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** The six figures, hashed with the installation's secret. */
		codeHash: text("code_hash").notNull(),
		secretHash: text("secret_hash").notNull(),
		/** Where it asked from, so that staff do not enrol a stranger's screen: address, device, "1080 × 1920". */
		address: text("address").notNull(),
		device: text("device").notNull(),
		screen: text("screen").notNull(),
		expiresAt: integer("expires_at").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("totem_enrolments_code").on(table.codeHash),
		uniqueIndex("totem_enrolments_secret").on(table.secretHash),
		// how many screens of one address wait
		index("totem_enrolments_address").on(table.address, table.expiresAt),
		// how many wait at all; cron: those that have run out
		index("totem_enrolments_expiry").on(table.expiresAt),
	],
);

/**
 * A phone handoff: a choice carried from a totem to the guest's phone, or to the hotel desk. It
 * holds no personal data. The first phone that books by the QR code's token owns it; the totem follows
 * its state with a second token.
 */
export const handovers = sqliteTable(
	"handovers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		tokenHash: text("token_hash").notNull(),
		watchHash: text("watch_hash").notNull(),
		/** Hash of the cookie of the phone that booked first; no other phone can open it afterwards. */
		phoneHash: text("phone_hash"),
		openedAt: integer("opened_at"),
		/** Six-figure code for the hotel desk, hashed with the hotel and the installation's secret. */
		deskCodeHash: text("desk_code_hash"),
		deskOpenedAt: integer("desk_opened_at"),
		hotelId: text("hotel_id")
			.notNull()
			.references(() => hotels.id),
		/** Null when the screen was not enrolled: the booking then belongs to the web. */
		totemId: integer("totem_id").references(() => totems.id),
		departureId: integer("departure_id")
			.notNull()
			.references(() => departures.id),
		adults: integer("adults").notNull(),
		children: integer("children").notNull(),
		bebe: integer("bebe").notNull(),
		/** The whole departure, for its one price. */
		isWhole: integer("is_whole", { mode: "boolean" }).notNull().default(false),
		/** JSON: how many of each extra and fare, by the name of its field. */
		choices: text("choices").notNull().default("{}"),
		pickup: text("pickup").notNull(),
		/** What the screen spoke, and the guest's phone speaks: ISO 639-1. */
		language: text("language").notNull().default("en"),
		expiresAt: integer("expires_at").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		check("handovers_language", sql`${table.language} GLOB '[a-z][a-z]'`),
		uniqueIndex("handovers_token").on(table.tokenHash),
		uniqueIndex("handovers_watch").on(table.watchHash),
		uniqueIndex("handovers_desk_code").on(table.deskCodeHash),
		// codes of a totem that wait for the desk; also the foreign key's check
		index("handovers_totem").on(table.totemId, table.expiresAt),
		check("handovers_opened", sql`${table.phoneHash} IS NULL OR ${table.openedAt} IS NOT NULL`),
		check(
			"handovers_people",
			sql`${table.adults} >= 1 AND ${table.children} >= 0 AND ${table.bebe} >= 0`,
		),
		check("handovers_choices", sql`json_valid(${table.choices})`),
		// cron: deletes expired handoffs
		index("handovers_expiry").on(table.expiresAt),
	],
);
