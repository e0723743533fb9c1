import { and, eq } from "drizzle-orm";
import { type Author, recordEvent } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { departureOverrides } from "#app/database/schema.server.ts";
import type { DifferentDayFields } from "./different-day.ts";

/** Says of one date that it is closed or has another capacity; what was said before is replaced. */
export async function setDifferentDay(
	db: Database,
	excursionId: string,
	{ date, kind, seats, note }: DifferentDayFields,
	author: Author,
	now: number,
): Promise<void> {
	const isClosed = kind === "closed";
	const values = { isClosed, capacity: isClosed ? null : (seats ?? null), note };
	const detail = isClosed ? `closed ${date}` : `set ${seats} seats on ${date}`;
	await db.batch([
		db
			.insert(departureOverrides)
			.values({ excursionId, date, ...values })
			.onConflictDoUpdate({
				target: [departureOverrides.excursionId, departureOverrides.date],
				set: values,
			}),
		recordEvent(db, { kind: "excursion", id: excursionId }, detail, author, now),
	]);
}

/** The date is as every other one again. */
export async function clearDifferentDay(
	db: Database,
	excursionId: string,
	date: string,
	author: Author,
	now: number,
): Promise<void> {
	await db.batch([
		db
			.delete(departureOverrides)
			.where(
				and(eq(departureOverrides.excursionId, excursionId), eq(departureOverrides.date, date)),
			),
		recordEvent(
			db,
			{ kind: "excursion", id: excursionId },
			`made ${date} a day as usual`,
			author,
			now,
		),
	]);
}
