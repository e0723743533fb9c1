/**
 * SQL of the times of a departure: a date may have a start of its own, and then its pickups are earlier or later by as much.
 */
import { type SQL, sql } from "drizzle-orm";

/** SQL of the start on a date, "04:30"; `excursion` is the alias of a row of `excursions`. */
export function startOn(excursion: string, date: string | SQL): SQL {
	const of = sql.raw(excursion);
	return sql`coalesce((SELECT own.start_time FROM departure_overrides AS own
		WHERE own.excursion_id = ${of}.id AND own.date = ${date}), ${of}.start_time)`;
}

/** SQL of a usual time, such as a pickup, on a date. */
export function timeOn(time: SQL, excursion: string, date: string | SQL): SQL {
	return laterSql(time, sql`${sql.raw(excursion)}.start_time`, startOn(excursion, date));
}

/** SQL of a time that moves as far as the start does. */
export function laterSql(time: SQL, startBefore: SQL, startAfter: SQL): SQL {
	return sql`strftime('%H:%M', ${time}, (unixepoch(${startAfter}) - unixepoch(${startBefore})) || ' seconds')`;
}

/**
 * SELECT of the first coming date with a start of its own on which a pickup would fall on another day; no row when
 * there is none. TypeScript, for one date: `staysWithinItsDay`.
 * @param usual the excursion's usual start, and a SELECT of its pickups' usual times with the column `time`.
 */
export function firstTornDate(
	excursionId: string,
	{ start, times }: { start: SQL; times: SQL },
	today: string,
): SQL {
	return sql`SELECT own.date FROM departure_overrides AS own, (${times}) AS stop
		WHERE own.excursion_id = ${excursionId} AND own.start_time IS NOT NULL AND own.date >= ${today}
			AND unixepoch(stop.time) + unixepoch(own.start_time) - unixepoch(${start})
				NOT BETWEEN unixepoch('00:00') AND unixepoch('23:59')
		ORDER BY own.date LIMIT 1`;
}
