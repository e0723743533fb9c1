import { type SQL, sql } from "drizzle-orm";

/** The roles with the right to take cash at the pickup. A test compares them with the table of rights. */
export const cashRoles = ["admin", "supervisor", "office", "cash-guide"] as const;

const roleList = sql`(',' || replace(account.role, ' ', '') || ',')`;
const mayTakeCash = sql`(person.is_active AND account.banned = 0 AND (${sql.join(
	cashRoles.map((role) => sql`${roleList} LIKE ${`%,${role},%`}`),
	sql` OR `,
)}))`;

/**
 * SQL of the departures whose guide and driver both may not take cash. One that has neither yet is not among them:
 * the office can still send somebody who may.
 */
function withoutCashTaker(which: SQL): SQL {
	return sql`SELECT crew.date FROM departure_assignments AS crew
		JOIN resources AS person ON person.id = crew.resource_id
		LEFT JOIN users AS account ON account.id = person.user_id
		WHERE crew.kind IN ('guide', 'driver') AND ${which}
		GROUP BY crew.excursion_id, crew.date HAVING max(coalesce(${mayTakeCash}, 0)) = 0`;
}

/** SQL, true while "the guide takes it" holds on a departure. */
export function guideTakesCash({
	excursionId,
	date,
}: {
	excursionId: SQL;
	date: SQL;
}): SQL<number> {
	return sql`NOT EXISTS (${withoutCashTaker(
		sql`crew.excursion_id = ${excursionId} AND crew.date = ${date}`,
	)})`;
}

/** A column of an excursion: the local dates of a span on which its guide takes no cash. */
export function datesWithoutCash(span: { excursionId: SQL; from: string; until: string }) {
	return sql`(SELECT json_group_array(date) FROM (${withoutCashTaker(
		sql`crew.excursion_id = ${span.excursionId} AND crew.date BETWEEN ${span.from} AND ${span.until}`,
	)}))`.mapWith((json: string): string[] => JSON.parse(json));
}
