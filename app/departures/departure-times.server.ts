/** SQL of the times of a departure. */
import { type SQL, sql } from "drizzle-orm";

/**
 * SQL of a usual time, such as a pickup, on a departure.
 * @param excursion alias of a row of `excursions`, whose start the usual times belong to.
 * @param departure alias of a row of `departures`.
 */
export function timeOn(time: SQL, excursion: string, departure: string): SQL {
	return laterSql(time, sql.raw(`${excursion}.start_time`), sql.raw(`${departure}.start_time`));
}

/** SQL of a time that moves as far as the start does. */
export function laterSql(time: SQL, startBefore: SQL, startAfter: SQL): SQL {
	return sql`strftime('%H:%M', ${time}, (unixepoch(${startAfter}) - unixepoch(${startBefore})) || ' seconds')`;
}
