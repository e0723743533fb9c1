import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { catalogueEvents } from "./schema.server.ts";

/** Who made a change, for the history of an excursion, pickup point or hotel. */
export interface Author {
	id: string;
	name: string;
	impersonatedBy: string | null;
}

type Subject = (typeof catalogueEvents.$inferInsert)["subject"];

interface NewEvent<Detail, Id = string | number> {
	kind: Subject;
	/** Of the excursion, the point or the hotel. */
	id: Id;
	detail: Detail;
	author: Author;
	now: number;
}

/** Adds one line to the history; belongs into the batch of the change itself. */
export function recordEvent(db: Database, { kind, id, detail, author, now }: NewEvent<string>) {
	return db.insert(catalogueEvents).values({
		subject: kind,
		subjectId: String(id),
		detail,
		actorId: author.id,
		actorName: author.name,
		impersonatorId: author.impersonatedBy,
		createdAt: now,
	});
}

/** Like `recordEvent`, but only if `condition` holds at that point of the batch. */
export function recordEventIf(
	db: Database,
	{ kind, id, detail, author, now }: NewEvent<SQL | string, string | number | SQL>,
	condition: SQL,
) {
	return db.run(sql`
		INSERT INTO catalogue_events (subject, subject_id, detail, actor_id, actor_name, impersonator_id, created_at)
		SELECT ${kind}, ${typeof id === "number" ? String(id) : id}, ${detail}, ${author.id}, ${author.name}, ${author.impersonatedBy}, ${now}
		WHERE ${condition}`);
}

export type CatalogueEvent = Pick<
	typeof catalogueEvents.$inferSelect,
	"id" | "detail" | "actorName" | "createdAt"
>;

/** The newest first. */
export function eventsOf(db: Database, kind: Subject, id: string | number) {
	return db
		.select({
			id: catalogueEvents.id,
			detail: catalogueEvents.detail,
			actorName: catalogueEvents.actorName,
			createdAt: catalogueEvents.createdAt,
		})
		.from(catalogueEvents)
		.where(and(eq(catalogueEvents.subject, kind), eq(catalogueEvents.subjectId, String(id))))
		.orderBy(desc(catalogueEvents.id))
		.limit(20);
}
