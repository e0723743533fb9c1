/** Who waits for seats of a departure without room, and what became of it. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { bookings } from "./bookings.server.ts";
import { createdAt, within } from "./columns.server.ts";
import { departures } from "./departures.server.ts";
import { pickupPoints } from "./excursions.server.ts";

/**
 * A party that waits for seats of one departure. Who would go on several days has a row for each, with the same secret. A
 * row gets one offer at most, which is a booking, and ends once: it changes only by UPDATE … WHERE ended_at IS NULL.
 */
export const waitingParties = sqliteTable(
	"waiting_parties",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** 128 random bits, URL-safe; opens the guest's page of all its rows. */
		secret: text("secret").notNull(),
		departureId: integer("departure_id")
			.notNull()
			.references(() => departures.id, { onDelete: "cascade" }),
		/** The place in the list of its departure; among equals the older row is first. */
		position: integer("position").notNull(),
		adults: integer("adults").notNull(),
		children: integer("children").notNull(),
		bebe: integer("bebe").notNull(),
		seats: integer("seats")
			.notNull()
			.generatedAlwaysAs(sql`adults + children + bebe`, { mode: "stored" }),
		name: text("name").notNull(),
		email: text("email"),
		/** As it was typed. */
		phone: text("phone"),
		/** The same number with its country; see `internationalNumber`. */
		phoneE164: text("phone_e164"),
		/** ISO 639-1: what the party is written to in. */
		language: text("language").notNull(),
		pickupPointId: integer("pickup_point_id")
			.notNull()
			.references(() => pickupPoints.id),
		/** Its offer: set once, with the booking that holds the seats. */
		bookingId: integer("booking_id").references(() => bookings.id),
		/** When a smaller party behind it was offered seats that were too few for this one, and how many were free. */
		passedOverAt: integer("passed_over_at"),
		passedOverSeats: integer("passed_over_seats"),
		/** When somebody of the staff told a party without an email of its offer. */
		calledAt: integer("called_at"),
		end: text("end", { enum: ["bought", "refused", "left", "lapsed", "gone", "removed"] }),
		endedAt: integer("ended_at"),
		createdAt: createdAt(),
	},
	(table) => [
		check(
			"waiting_parties_people",
			sql`${table.adults} >= 1 AND ${table.children} >= 0 AND ${table.bebe} >= 0`,
		),
		check("waiting_parties_adults", within(table.adults, numberLimits.people)),
		check("waiting_parties_children", within(table.children, numberLimits.people)),
		check("waiting_parties_bebe", within(table.bebe, numberLimits.people)),
		check("waiting_parties_name", sql`length(${table.name}) >= 2`),
		check(
			"waiting_parties_contact",
			sql`${table.email} IS NOT NULL OR ${table.phoneE164} IS NOT NULL`,
		),
		check(
			"waiting_parties_passed_over",
			sql`(${table.passedOverAt} IS NULL) = (${table.passedOverSeats} IS NULL)`,
		),
		check(
			"waiting_parties_end",
			sql`(${table.end} IS NULL) = (${table.endedAt} IS NULL) AND (${table.end} IS NULL OR ${table.end} IN ('bought', 'refused', 'left', 'lapsed', 'gone', 'removed'))`,
		),
		// a person waits once for a departure, by email and by telephone
		uniqueIndex("waiting_parties_email")
			.on(table.departureId, table.email)
			.where(sql`ended_at IS NULL AND email IS NOT NULL`),
		uniqueIndex("waiting_parties_phone")
			.on(table.departureId, table.phoneE164)
			.where(sql`ended_at IS NULL AND phone_e164 IS NOT NULL`),
		// a booking is the offer of one row; also the foreign key's check
		uniqueIndex("waiting_parties_booking").on(table.bookingId).where(sql`booking_id IS NOT NULL`),
		uniqueIndex("waiting_parties_secret").on(table.secret, table.departureId),
		// the list of one departure, in its order
		index("waiting_parties_departure").on(table.departureId, table.position, table.id),
		// cron: who waits
		index("waiting_parties_live").on(table.departureId).where(sql`ended_at IS NULL`),
		// cron: rows that ended long ago
		index("waiting_parties_ended").on(table.endedAt).where(sql`ended_at IS NOT NULL`),
	],
);

/** The history of a waiting party. Names are copies, because accounts may be deleted. */
export const waitingEvents = sqliteTable(
	"waiting_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		partyId: integer("party_id")
			.notNull()
			.references(() => waitingParties.id, { onDelete: "cascade" }),
		/** What happened; an end is written by its own word. */
		type: text("type", {
			enum: [
				"joined",
				"moved",
				"offered",
				"passed over",
				"called",
				...(["bought", "refused", "left", "lapsed", "gone", "removed"] as const),
			],
		}).notNull(),
		/** Null for the guest and the cron job. */
		actorName: text("actor_name"),
		createdAt: createdAt(),
	},
	(table) => [index("waiting_events_party").on(table.partyId, table.id)],
);
