/** What bookings cost, line by line. */
import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { bookings } from "./bookings.server.ts";
import { within } from "./columns.server.ts";
import { extras } from "./excursions.server.ts";

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
			enum: ["adults", "children", "bebe", "extra", "code", "agreed"],
		}).notNull(),
		/** Of "extra" alone. */
		extraId: integer("extra_id").references(() => extras.id),
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
		/** Why "agreed" adjusts the others; null for all else. */
		reason: text("reason", { enum: ["agreed", "free", "forgiven", "goodwill"] }),
	},
	(table) => [
		primaryKey({ columns: [table.bookingId, table.position] }),
		check(
			"price_lines_kind",
			sql`${table.kind} IN ('adults', 'children', 'bebe', 'extra', 'code', 'agreed')`,
		),
		check("price_lines_extra", sql`(${table.extraId} IS NOT NULL) = (${table.kind} = 'extra')`),
		check("price_lines_quantity", sql`${table.quantity} BETWEEN 1 AND 999`),
		check("price_lines_unit", sql`${table.unitCents} >= 0 OR ${table.kind} IN ('code', 'agreed')`),
		check("price_lines_tax_rate", within(table.taxRate, numberLimits.taxRate)),
		check("price_lines_reason", sql`(${table.reason} IS NOT NULL) = (${table.kind} = 'agreed')`),
		check(
			"price_lines_reason_known",
			sql`${table.reason} IN ('agreed', 'free', 'forgiven', 'goodwill')`,
		),
	],
);
