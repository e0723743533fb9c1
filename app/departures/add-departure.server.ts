/** Adds a departure that no timetable writes. */
import { and, eq } from "drizzle-orm";
import { type IslandClock, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { departures } from "#app/database/schema.server.ts";
import { newDepartureTexts } from "#app/messages/staff/excursions/new-departure.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { type NewDeparture, newDepartureProblem } from "./new-departure.ts";
import {
	timetablesStatement,
	toTimetable,
	usualTripStatement,
} from "./timetables/edit-timetable.server.ts";

/** The excursion of a new departure, or null; one round trip. @param date the starts of that day are read too. */
export async function readTripToAdd(db: Database, excursionId: string, date: string) {
	const { trip, tables, starts } = await runBatch(db, {
		trip: usualTripStatement(db, excursionId),
		tables: timetablesStatement(db, excursionId),
		starts: db
			.select({ startTime: departures.startTime })
			.from(departures)
			.where(and(eq(departures.excursionId, excursionId), eq(departures.date, date))),
	});
	const [excursion] = trip;
	if (!excursion) return null;
	return {
		...excursion,
		days: tables.map(toTimetable)[0]?.days ?? {},
		starts: starts.map(({ startTime }) => startTime),
	};
}

/** @returns the id of the departure, or what is wrong with it, by field. Two round trips. */
export async function addDeparture(
	db: Database,
	{ excursionId, ...departure }: NewDeparture & { excursionId: string },
	{ author, clock: { now, timeZone } }: { author: Author; clock: IslandClock },
): Promise<{ id: number } | { errors: FormErrors } | null> {
	const { date, startTime: start } = departure;
	const trip = await readTripToAdd(db, excursionId, date);
	if (!trip) return null;
	const today = { date: localDateAt(now, timeZone), time: localTimeAt(now, timeZone) };
	const errors = newDepartureProblem(departure, trip, today);
	if (errors) return { errors };
	try {
		const { added } = await runBatch(db, {
			added: db
				.insert(departures)
				.values({
					...departure,
					excursionId,
					languages: departure.languages.join(" "),
					createdAt: now,
					updatedAt: now,
				})
				.returning({ id: departures.id }),
			entry: recordCatalogueEntry(db, {
				kind: "excursion",
				id: excursionId,
				line: { code: "departure added", date, start },
				author,
				now,
			}),
		});
		return added[0] ?? null;
	} catch (error) {
		if (isUniqueViolation(error, "departures.excursion_id"))
			return { errors: { startTime: [newDepartureTexts.rules.sameStart] } };
		throw error;
	}
}
