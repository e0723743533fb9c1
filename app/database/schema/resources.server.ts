/** Guides, vehicles and drivers, and who goes on which departure. */
import { sql } from "drizzle-orm";
import {
	check,
	foreignKey,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { users } from "./account.server.ts";
import { createdAt, updatedAt, within } from "./columns.server.ts";
import { excursions } from "./excursions.server.ts";

/**
 * What a departure needs beside its guests: a guide, a vehicle, a driver. Inactive ones are never
 * deleted, because earlier departures refer to them.
 */
export const resources = sqliteTable(
	"resources",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		kind: text("kind", { enum: ["guide", "vehicle", "driver"] }).notNull(),
		/** "Nuria Santana", or "Van 3". */
		name: text("name").notNull(),
		phone: text("phone").notNull().default(""),
		/** A guide's languages, ISO 639-1 codes with a space between: "en de". */
		languages: text("languages").notNull().default(""),
		/** Seats for guests; null for people. */
		seats: integer("seats"),
		/** The account with which a guide or driver signs in. */
		userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("resources_kind", sql`${table.kind} IN ('guide', 'vehicle', 'driver')`),
		check("resources_name", sql`length(${table.name}) >= 2`),
		check("resources_seats", sql`(${table.kind} = 'vehicle') = (${table.seats} IS NOT NULL)`),
		check("resources_seats_number", within(table.seats, numberLimits.capacity)),
		check("resources_user", sql`${table.kind} <> 'vehicle' OR ${table.userId} IS NULL`),
		// an assignment copies the kind, and this key holds the copy to it
		uniqueIndex("resources_id_kind").on(table.id, table.kind),
		// the week of the signed-in guide or driver
		index("resources_user_index").on(table.userId),
	],
);

/**
 * Who and what goes on a departure: at most one of each kind. Triggers refuse a resource in two
 * places at a time; only a vehicle with its driver may serve departures of the same start together.
 */
export const departureAssignments = sqliteTable(
	"departure_assignments",
	{
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		date: text("date").notNull(),
		kind: text("kind", { enum: ["guide", "vehicle", "driver"] }).notNull(),
		resourceId: integer("resource_id").notNull(),
		/**
		 * Start and end in minutes since 1970 by the island's own clock, so that they compare across
		 * midnight. A trigger follows the excursion's start and duration.
		 */
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.excursionId, table.date, table.kind] }),
		foreignKey({
			columns: [table.resourceId, table.kind],
			foreignColumns: [resources.id, resources.kind],
		}),
		check("departure_assignments_times", sql`${table.startsAt} < ${table.endsAt}`),
		check(
			"departure_assignments_date",
			sql`${table.date} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`,
		),
		// overlaps and the week of one resource, and who shares a vehicle
		index("departure_assignments_resource").on(table.resourceId, table.startsAt, table.endsAt),
		// all departures of a month
		index("departure_assignments_date_index").on(table.date),
	],
);
