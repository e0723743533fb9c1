/** When an excursion leaves: timetables, and the departures that they write. */
import { sql } from "drizzle-orm";
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { createdAt, oneOf, updatedAt, version, within } from "./columns.server.ts";
import { excursions } from "./excursions.server.ts";

/** How a departure is sold: by seats, whole to one party for one price, or both until the first seat is sold. */
const sale = {
	sells: text("sells", { enum: ["seats", "whole", "both"] })
		.notNull()
		.default("seats"),
	/** What the whole departure costs, whoever comes; null where only seats are sold. */
	wholePriceCents: integer("whole_price_cents"),
};

/** @param table its name */
const saleChecks = (
	table: string,
	{ sells, wholePriceCents }: Record<keyof typeof sale, AnySQLiteColumn>,
) => [
	check(`${table}_sells`, sql`${sells} IN ('seats', 'whole', 'both')`),
	check(
		`${table}_whole_price`,
		sql`(${wholePriceCents} IS NULL) = (${sells} = 'seats') AND (${wholePriceCents} IS NULL OR ${within(wholePriceCents, numberLimits.bookingCents)})`,
	),
];

/**
 * A timetable: on which weekdays, from when to when, at what time and with how many seats an excursion leaves. It
 * writes `departures` more than a year ahead, when it is saved and by the cron job. The first one (position 0) has the
 * start and the seats of its excursion.
 */
export const timetables = sqliteTable(
	"timetables",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		startTime: text("start_time").notNull(),
		capacity: integer("capacity").notNull(),
		...sale,
		/** First and last local date of the season; null without an end. */
		firstDay: text("first_day"),
		lastDay: text("last_day"),
		/** With fewer guests at the deadline, staff decide whether it runs; 0 always runs. */
		minimumGuests: integer("minimum_guests").notNull().default(0),
		/** The deadline: hours before the start. */
		decideHours: integer("decide_hours").notNull().default(48),
		version: version(),
	},
	(table) => [
		uniqueIndex("timetables_order").on(table.excursionId, table.position),
		...saleChecks("timetables", table),
		check("timetables_start", sql`${table.startTime} GLOB '[0-2][0-9]:[0-5][0-9]'`),
		check("timetables_capacity", within(table.capacity, numberLimits.capacity)),
		check("timetables_minimum", sql`${table.minimumGuests} BETWEEN 0 AND ${table.capacity}`),
		check("timetables_decide", sql`${table.decideHours} BETWEEN 1 AND 720`),
		check(
			"timetables_season",
			sql`${table.firstDay} IS NULL OR ${table.lastDay} IS NULL OR ${table.firstDay} <= ${table.lastDay}`,
		),
	],
);

/** Languages of the guide on each weekday (0 = Sunday) of a timetable. No departure on weekdays without a row. */
export const timetableDays = sqliteTable(
	"timetable_days",
	{
		timetableId: integer("timetable_id")
			.notNull()
			.references(() => timetables.id, { onDelete: "cascade" }),
		day: integer("day").notNull(),
		/** ISO 639-1 code in lower case, where the language has one ("en"). */
		language: text("language").notNull(),
		position: integer("position").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.timetableId, table.day, table.language] }),
		check("timetable_days_day", sql`${table.day} BETWEEN 0 AND 6`),
		check("timetable_days_language", sql`length(${table.language}) >= 2`),
	],
);

/**
 * A departure: one excursion leaves once. Everything that is sold, driven or told points at it. Never deleted once
 * somebody has booked it. `closed` is not sold any more; `cancelled` does not leave.
 */
export const departures = sqliteTable(
	"departures",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		/** Null for one that staff added by hand, or whose timetable is gone. */
		timetableId: integer("timetable_id").references(() => timetables.id, { onDelete: "set null" }),
		/** Local date. */
		date: text("date").notNull(),
		/** Local time; the pickups are earlier or later than usual by as much as this start. */
		startTime: text("start_time").notNull(),
		capacity: integer("capacity").notNull(),
		state: text("state", { enum: ["open", "closed", "cancelled"] })
			.notNull()
			.default("open"),
		/** The guide's languages, ISO 639-1 codes with a space between: "en de". */
		languages: text("languages").notNull(),
		minimumGuests: integer("minimum_guests").notNull().default(0),
		decideHours: integer("decide_hours").notNull().default(48),
		/** Staff decided that it runs with fewer guests than the minimum. */
		runsAnyway: integer("runs_anyway", { mode: "boolean" }).notNull().default(false),
		...sale,
		/** Its own prices, before those of any rule; null as the rules or the excursion say. */
		priceAdultCents: integer("price_adult_cents"),
		priceChildCents: integer("price_child_cents"),
		priceBebeCents: integer("price_bebe_cents"),
		note: text("note").notNull().default(""),
		/** Instead of a note: what code says, in no language (`departure-note-lines.ts`). */
		line: text("line"),
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("departures_start").on(table.excursionId, table.date, table.startTime),
		// a timetable writes a date once, also after its start was changed by hand
		uniqueIndex("departures_timetable")
			.on(table.timetableId, table.date)
			.where(sql`timetable_id IS NOT NULL`),
		// bookings point at departure, excursion and date together, so that they cannot disagree
		uniqueIndex("departures_identity").on(table.id, table.excursionId, table.date),
		// all departures of a range of dates, for the calendar
		index("departures_date").on(table.date),
		...saleChecks("departures", table),
		check("departures_state", oneOf(table.state)),
		check("departures_capacity", within(table.capacity, numberLimits.capacityOfDate)),
		check(
			"departures_price_adult",
			sql`${table.priceAdultCents} IS NULL OR ${within(table.priceAdultCents, numberLimits.adultPriceCents)}`,
		),
		check(
			"departures_price_child",
			sql`${table.priceChildCents} IS NULL OR ${within(table.priceChildCents, numberLimits.priceCents)}`,
		),
		check(
			"departures_price_bebe",
			sql`${table.priceBebeCents} IS NULL OR ${within(table.priceBebeCents, numberLimits.priceCents)}`,
		),
		check("departures_start_time", sql`${table.startTime} GLOB '[0-2][0-9]:[0-5][0-9]'`),
		check(
			"departures_date_format",
			sql`${table.date} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`,
		),
	],
);
