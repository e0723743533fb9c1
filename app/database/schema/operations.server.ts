/** What the product knows of itself: stamps of the catalogue and its history, and that it is well. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, oneOf, updatedAt, version } from "./columns.server.ts";

/** One row. Triggers give it new stamps after each change of what public pages and totems show. */
export const catalogueState = sqliteTable(
	"catalogue_state",
	{
		id: integer("id").primaryKey(),
		/**
		 * Random instead of counted, so that a database restored from a backup never repeats a stamp.
		 */
		stamp: text("stamp").notNull(),
		/** Changes only with what staff edit, not with a sale or a closed date. */
		content: text("content").notNull(),
	},
	(table) => [check("catalogue_state_one_row", sql`${table.id} = 1`)],
);

/** One row: what the operator has set on the settings screen. */
export const settings = sqliteTable(
	"settings",
	{
		id: integer("id").primaryKey(),
		/** JSON: settings by the name of the variable whose value they replace; "" says that there is none. */
		facts: text("facts").notNull().default("{}"),
		version: version(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("settings_one_row", sql`${table.id} = 1`),
		check("settings_facts", sql`json_valid(${table.facts})`),
	],
);

/**
 * When the health check last wrote successfully: a server may answer reads while it can't commit.
 * One row for all isolates, so that it is written only a few times a minute.
 */
export const writeProbe = sqliteTable(
	"write_probe",
	{
		id: integer("id").primaryKey(),
		writtenAt: integer("written_at").notNull(),
	},
	(table) => [check("write_probe_one_row", sql`${table.id} = 1`)],
);

/**
 * The last run of each step of the cron job, for the health page; a row for each step, which every run overwrites.
 * Steps are named in health/cron-runs.server.ts.
 */
export const cronRuns = sqliteTable(
	"cron_runs",
	{
		step: text("step").primaryKey(),
		startedAt: integer("started_at").notNull(),
		endedAt: integer("ended_at").notNull(),
		/** "off": this installation has no gateway or mailer for it. */
		outcome: text("outcome", { enum: ["done", "off", "failed"] }).notNull(),
		/** When it last failed; null: never. */
		failedAt: integer("failed_at"),
	},
	(table) => [check("cron_runs_outcome", oneOf(table.outcome))],
);

/**
 * What staff did to an excursion, pickup point, hotel, code or the settings. Written in the batch of the change and
 * never changed. Names are copies, because the account may be deleted later.
 */
export const catalogueEvents = sqliteTable(
	"catalogue_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		subject: text("subject", {
			enum: ["excursion", "point", "hotel", "code", "settings"],
		}).notNull(),
		subjectId: text("subject_id").notNull(),
		/** What was done: a code of `catalogueLines` with its values, as JSON. */
		line: text("line").notNull(),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		/** The member of staff who acted as `actor_id`. */
		impersonatorId: text("impersonator_id"),
		createdAt: createdAt(),
	},
	(table) => [
		check("catalogue_events_subject", oneOf(table.subject)),
		// the history of one subject, newest first
		index("catalogue_events_subject_index").on(table.subject, table.subjectId, table.id),
	],
);
