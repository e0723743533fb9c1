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

/**
 * SELECT of the first coming date on which a pickup of an excursion would fall on another day than its departure; no
 * row when there is none. TypeScript, for one date: `staysWithinItsDay`.
 * @param usual the excursion's usual start, and a SELECT of its pickups' usual times with the column `time`.
 */
export function firstTornDate(
	excursionId: string,
	{ start, times }: { start: SQL; times: SQL },
	today: string,
): SQL {
	return sql`SELECT other.date FROM departures AS other, (${times}) AS stop
		WHERE other.excursion_id = ${excursionId} AND other.date >= ${today}
			AND other.start_time <> (SELECT start_time FROM excursions WHERE id = ${excursionId})
			AND unixepoch(stop.time) + unixepoch(other.start_time) - unixepoch(${start})
				NOT BETWEEN unixepoch('00:00') AND unixepoch('23:59')
		ORDER BY other.date LIMIT 1`;
}
