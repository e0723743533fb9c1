import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { CatalogueLine, ChangedPart } from "./catalogue-lines.ts";
import type { Database } from "./client.server.ts";
import { catalogueEvents } from "./schema.server.ts";
import { storedLineSql, type WithSql } from "./stored-line.server.ts";

/** Who made a change, for the history of an excursion, pickup point or hotel. */
export interface Author {
	id: string;
	name: string;
	impersonatedBy: string | null;
}

type Subject = (typeof catalogueEvents.$inferInsert)["subject"];

interface NewEvent {
	kind: Subject;
	/** Of the excursion, the point or the hotel. */
	id: string | number | SQL;
	/** In no language. */
	line: WithSql<CatalogueLine>;
	author: Author;
	now: number;
}

/** Adds one line to the history; belongs into the batch of the change itself. */
export function recordCatalogueEntry(db: Database, event: NewEvent) {
	return recordCatalogueEntryIf(db, event, sql`true`);
}

/** Like `recordCatalogueEntry`, but only if `condition` holds at that point of the batch. */
export function recordCatalogueEntryIf(
	db: Database,
	{ kind, id, line, author, now }: NewEvent,
	condition: SQL,
) {
	return db.run(sql`
		INSERT INTO catalogue_events (subject, subject_id, line, actor_id, actor_name, impersonator_id, created_at)
		SELECT ${kind}, ${typeof id === "number" ? String(id) : id}, ${storedLineSql(line)}, ${author.id}, ${author.name}, ${author.impersonatedBy}, ${now}
		WHERE ${condition}`);
}

/** A part of which only the statement knows whether it changes. */
export interface MaybeChanged {
	part: ChangedPart;
	differs: SQL;
}

export function changedParts(parts: readonly MaybeChanged[]): SQL {
	const each = parts.map(({ part, differs }) => sql`iif(${differs}, ${part}, NULL)`);
	return sql`json((SELECT json_group_array(value) FROM json_each(json_array(${sql.join(each, sql`, `)}))
		WHERE value IS NOT NULL))`;
}

/** In words. */
export type CatalogueEvent = Pick<
	typeof catalogueEvents.$inferSelect,
	"id" | "actorName" | "createdAt"
> & { detail: string };

/** The newest first, for `catalogueEventInWords`. */
export function eventsOf(db: Database, kind: Subject, id: string | number) {
	return db
		.select({
			id: catalogueEvents.id,
			line: catalogueEvents.line,
			actorName: catalogueEvents.actorName,
			createdAt: catalogueEvents.createdAt,
		})
		.from(catalogueEvents)
		.where(and(eq(catalogueEvents.subject, kind), eq(catalogueEvents.subjectId, String(id))))
		.orderBy(desc(catalogueEvents.id))
		.limit(20);
}
