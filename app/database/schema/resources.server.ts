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
import { createdAt, oneOf, updatedAt, version, within } from "./columns.server.ts";
import { departures } from "./departures.server.ts";

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
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("resources_kind", oneOf(table.kind)),
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

/** The private address under which a calendar program reads the departures of a guide or driver; its secret only as a hash. */
export const calendarFeeds = sqliteTable(
	"calendar_feeds",
	{
		userId: text("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		secretHash: text("secret_hash").notNull(),
		createdAt: createdAt(),
	},
	(table) => [uniqueIndex("calendar_feeds_secret").on(table.secretHash)],
);

/**
 * Who and what goes on a departure: guides, vehicles, drivers, as many as it needs. A trigger refuses a resource on two
 * departures at a time.
 */
export const departureAssignments = sqliteTable(
	"departure_assignments",
	{
		departureId: integer("departure_id")
			.notNull()
			.references(() => departures.id, { onDelete: "cascade" }),
		resourceId: integer("resource_id").notNull(),
		kind: text("kind", { enum: ["guide", "vehicle", "driver"] }).notNull(),
		/**
		 * Start and end in minutes since 1970 by the island's own clock, so that they compare across
		 * midnight. Triggers follow the departure's start and the excursion's duration.
		 */
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.departureId, table.resourceId] }),
		foreignKey({
			columns: [table.resourceId, table.kind],
			foreignColumns: [resources.id, resources.kind],
		}),
		check("departure_assignments_times", sql`${table.startsAt} < ${table.endsAt}`),
		// overlaps and the week of one resource
		index("departure_assignments_resource").on(table.resourceId, table.startsAt, table.endsAt),
	],
);
