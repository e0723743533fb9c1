/** What excursions cost on which days, and what bookings cost, line by line. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { bookings } from "./bookings.server.ts";
import { createdAt, oneOf, within } from "./columns.server.ts";
import { excursions, extras, fares } from "./excursions.server.ts";

/**
 * A price rule of an excursion. The first one that matches gives the price of a kind of guest, the excursion's own prices
 * stand behind them. A condition that is null is open. Rows are never changed but for their position: another price is
 * another row, and the old one is ended. Triggers raise the excursion's version, which guards every sale.
 */
export const priceRules = sqliteTable(
	"price_rules",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		/** First and last local date of travel. */
		travelFrom: text("travel_from"),
		travelTo: text("travel_to"),
		/** Of travel, as digits: "06" is Sunday and Saturday. */
		weekdays: text("weekdays"),
		/** Start of the departure. */
		startTime: text("start_time"),
		/** First and last local date on which it is booked. */
		bookedFrom: text("booked_from"),
		bookedTo: text("booked_to"),
		/** Null: what a later rule or the excursion says. */
		adultCents: integer("adult_cents"),
		childCents: integer("child_cents"),
		bebeCents: integer("bebe_cents"),
		/** Of the fares that it names: {"12": 4800} with their ids. */
		centsByFare: text("cents_by_fare", { mode: "json" }).$type<Readonly<Record<string, number>>>(),
		createdAt: createdAt(),
		endedAt: integer("ended_at"),
	},
	(table) => [
		// the rules of an excursion that hold
		index("price_rules_live").on(table.excursionId, table.position).where(sql`ended_at IS NULL`),
		// the foreign key's check
		index("price_rules_excursion").on(table.excursionId),
		check(
			"price_rules_travel",
			sql`${table.travelFrom} IS NULL OR ${table.travelTo} IS NULL OR ${table.travelFrom} <= ${table.travelTo}`,
		),
		check(
			"price_rules_booked",
			sql`${table.bookedFrom} IS NULL OR ${table.bookedTo} IS NULL OR ${table.bookedFrom} <= ${table.bookedTo}`,
		),
		check(
			"price_rules_weekdays",
			sql`${table.weekdays} IS NULL OR (length(${table.weekdays}) BETWEEN 1 AND 7 AND ${table.weekdays} NOT GLOB '*[^0-6]*')`,
		),
		check(
			"price_rules_start",
			sql`${table.startTime} IS NULL OR ${table.startTime} GLOB '[0-2][0-9]:[0-5][0-9]'`,
		),
		check(
			"price_rules_adult",
			sql`${table.adultCents} IS NULL OR ${within(table.adultCents, numberLimits.adultPriceCents)}`,
		),
		check(
			"price_rules_child",
			sql`${table.childCents} IS NULL OR ${within(table.childCents, numberLimits.priceCents)}`,
		),
		check(
			"price_rules_bebe",
			sql`${table.bebeCents} IS NULL OR ${within(table.bebeCents, numberLimits.priceCents)}`,
		),
		check(
			"price_rules_any",
			sql`coalesce(${table.adultCents}, ${table.childCents}, ${table.bebeCents}, ${table.centsByFare}) IS NOT NULL`,
		),
	],
);

/**
 * The lines of a booking's price, as it was sold. A trigger refuses another `bookings.price_cents` than their sum, so a
 * batch writes them before it. Only "code" and "agreed", which adjust the others, may be below 0.
 */
export const priceLines = sqliteTable(
	"price_lines",
	{
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		position: integer("position").notNull(),
		kind: text("kind", {
			enum: ["adults", "children", "bebe", "whole", "extra", "code", "agreed"],
		}).notNull(),
		/** Of "extra" alone. */
		extraId: integer("extra_id").references(() => extras.id),
		/** Of guests who pay another fare than others of their kind. */
		fareId: integer("fare_id").references(() => fares.id),
		quantity: integer("quantity").notNull(),
		/** With tax. */
		unitCents: integer("unit_cents").notNull(),
		sumCents: integer("sum_cents")
			.notNull()
			.generatedAlwaysAs(sql`quantity * unit_cents`, { mode: "stored" }),
		/** Hundredths of a percent. */
		taxRate: integer("tax_rate").notNull(),
		/** Contained in the sum; the same formula as `taxIn`. */
		taxCents: integer("tax_cents")
			.notNull()
			.generatedAlwaysAs(
				sql`quantity * unit_cents - CAST(round(quantity * unit_cents * 10000.0 / (10000 + tax_rate)) AS INTEGER)`,
				{ mode: "stored" },
			),
		/** The rule that gave the price of one; null by the excursion's own price, or the departure's. */
		ruleId: integer("rule_id").references(() => priceRules.id),
		/** Why "agreed" adjusts the others; null for all else. */
		reason: text("reason", { enum: ["agreed", "free", "forgiven", "goodwill"] }),
	},
	(table) => [
		primaryKey({ columns: [table.bookingId, table.position] }),
		// the foreign key's check
		index("price_lines_rule").on(table.ruleId).where(sql`rule_id IS NOT NULL`),
		// figures: what was sold beside seats, from the index alone
		index("price_lines_beside_seats")
			.on(table.bookingId, table.kind, table.sumCents)
			.where(sql`kind IN ('extra', 'whole')`),
		check("price_lines_kind", oneOf(table.kind)),
		check("price_lines_extra", sql`(${table.extraId} IS NOT NULL) = (${table.kind} = 'extra')`),
		check(
			"price_lines_fare",
			sql`${table.fareId} IS NULL OR ${table.kind} IN ('adults', 'children', 'bebe')`,
		),
		check("price_lines_quantity", sql`${table.quantity} BETWEEN 1 AND 999`),
		check("price_lines_unit", sql`${table.unitCents} >= 0 OR ${table.kind} IN ('code', 'agreed')`),
		check("price_lines_tax_rate", within(table.taxRate, numberLimits.taxRate)),
		check("price_lines_reason", sql`(${table.reason} IS NOT NULL) = (${table.kind} = 'agreed')`),
		check("price_lines_reason_known", oneOf(table.reason)),
	],
);
