/** Codes that lower a price. */
import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { createdAt, updatedAt, version, within } from "./columns.server.ts";
import { excursions } from "./excursions.server.ts";
import { hotels } from "./partners.server.ts";

/**
 * A code that guests type to pay less. What it gives never changes, as a trigger sees to: staff end it and make another
 * row. Its uses are the bookings that name it and take seats.
 */
export const codes = sqliteTable(
	"codes",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** As staff typed it: letters, figures, hyphens and blanks. */
		code: text("code").notNull(),
		/** How it is compared: without case and blanks. */
		key: text("key")
			.notNull()
			.generatedAlwaysAs(sql`upper(replace(code, ' ', ''))`, { mode: "stored" }),
		/** Hundredths of a percent off each line; or else an amount off the whole. */
		percent: integer("percent"),
		amountCents: integer("amount_cents"),
		/** Local dates, both included; null is without end. */
		travelFrom: text("travel_from"),
		travelTo: text("travel_to"),
		bookedFrom: text("book_from"),
		bookedTo: text("book_to"),
		/** Of the price before the code. */
		leastCents: integer("least_cents").notNull().default(0),
		/** How many bookings may use it; null is without limit. */
		mostBookings: integer("most_bookings"),
		/** Only one booking for each email address. */
		oncePerGuest: integer("once_per_guest", { mode: "boolean" }).notNull().default(false),
		/** Only that hotel sells with it. */
		hotelId: text("hotel_id").references(() => hotels.id),
		/** It lowers the price of a season, too. */
		combines: integer("combines", { mode: "boolean" }).notNull().default(false),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// what a guest types means one code
		uniqueIndex("codes_key").on(table.key).where(sql`is_active = 1`),
		// the newest row of a key says why a code that ended is refused
		index("codes_key_newest").on(table.key, table.id),
		index("codes_hotel").on(table.hotelId),
		check(
			"codes_code",
			sql`length(${table.key}) BETWEEN 3 AND 30 AND ${table.key} NOT GLOB '*[^A-Z0-9-]*'`,
		),
		check("codes_gives", sql`(${table.percent} IS NULL) <> (${table.amountCents} IS NULL)`),
		check("codes_percent", sql`${table.percent} BETWEEN 1 AND 10000`),
		check("codes_amount", sql`${table.amountCents} > 0`),
		check("codes_least", within(table.leastCents, { ...numberLimits.bookingCents, least: 0 })),
		check("codes_most_bookings", sql`${table.mostBookings} BETWEEN 1 AND 1000000`),
		check("codes_travel", sql`${table.travelFrom} <= ${table.travelTo}`),
		check("codes_book", sql`${table.bookedFrom} <= ${table.bookedTo}`),
	],
);

/** The excursions for which a code holds; all of them where it has no row. */
export const codeExcursions = sqliteTable(
	"code_excursions",
	{
		codeId: integer("code_id")
			.notNull()
			.references(() => codes.id),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id),
	},
	(table) => [
		primaryKey({ columns: [table.codeId, table.excursionId] }),
		index("code_excursions_excursion").on(table.excursionId),
	],
);
