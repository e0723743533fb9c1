import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { CatalogueLine } from "./catalogue-lines.ts";
import type { Database } from "./client.server.ts";
import { catalogueEvents } from "./schema.server.ts";
import { storedLineSql, type WithSql } from "./stored-line.server.ts";

/** Who made a change, for the history of an excursion, pickup point, hotel or code. */
export interface Author {
	id: string;
	name: string;
	impersonatedBy: string | null;
}

type Subject = (typeof catalogueEvents.$inferInsert)["subject"];

interface NewEvent {
	kind: Subject;
	/** Of the excursion, the point, the hotel or the code. */
	id: string | number | SQL;
	/** In no language. */
	line: WithSql<CatalogueLine>;
	author: Author;
	now: number;
}

/** Adds one line to the history; belongs into the batch of the change itself. */
export function recordCatalogueEntry(db: Database, event: NewEvent) {
	return db.run(sql`${insertEvent} VALUES (${valuesOf(event)})`);
}

/** The same, but only if the statement before it in the batch has changed a row. */
export function recordCatalogueEntryIfChanged(db: Database, event: NewEvent) {
	return db.run(sql`${insertEvent} SELECT ${valuesOf(event)} WHERE changes() > 0`);
}

const insertEvent = sql`INSERT INTO catalogue_events
	(subject, subject_id, line, actor_id, actor_name, impersonator_id, created_at)`;

function valuesOf({ kind, id, line, author, now }: NewEvent): SQL {
	const subjectId = typeof id === "number" ? String(id) : id;
	return sql`${kind}, ${subjectId}, ${storedLineSql(line)},
		${author.id}, ${author.name}, ${author.impersonatedBy}, ${now}`;
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
