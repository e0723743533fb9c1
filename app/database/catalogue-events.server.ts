import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { catalogueEvents } from "./schema.server.ts";

/** Who did it, as the history of an excursion, a point or a hotel tells it. */
export interface Author {
	id: string;
	name: string;
	impersonatedBy: string | null;
}

type Subject = (typeof catalogueEvents.$inferInsert)["subject"];

/** One line of the history; goes into the batch of the change itself. */
export function recordEvent(
	db: Database,
	subject: { kind: Subject; id: string | number },
	detail: string,
	author: Author,
	now: number,
) {
	return db.insert(catalogueEvents).values({
		subject: subject.kind,
		subjectId: String(subject.id),
		detail,
		actorId: author.id,
		actorName: author.name,
		impersonatorId: author.impersonatedBy,
		createdAt: now,
	});
}

/**
 * The same, only where `condition` holds at that point of the batch.
 * @param detail an expression or a text.
 */
export function recordEventIf(
	db: Database,
	subject: { kind: Subject; id: string | number },
	detail: SQL | string,
	author: Author,
	now: number,
	condition: SQL,
) {
	return db.run(sql`
		INSERT INTO catalogue_events (subject, subject_id, detail, actor_id, actor_name, impersonator_id, created_at)
		SELECT ${subject.kind}, ${String(subject.id)}, ${detail}, ${author.id}, ${author.name}, ${author.impersonatedBy}, ${now}
		WHERE ${condition}`);
}

export type CatalogueEvent = Pick<
	typeof catalogueEvents.$inferSelect,
	"id" | "detail" | "actorName" | "createdAt"
>;

/** The newest lines first. */
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
