import { type SQL, sql } from "drizzle-orm";

/** The roles with the right to take cash at the pickup. A test compares them with the table of rights. */
export const cashRoles = ["admin", "supervisor", "office", "cash-guide"] as const;

const roleList = sql`(',' || replace(account.role, ' ', '') || ',')`;
const mayTakeCash = sql`(person.is_active AND account.banned = 0 AND (${sql.join(
	cashRoles.map((role) => sql`${roleList} LIKE ${`%,${role},%`}`),
	sql` OR `,
)}))`;

/**
 * SQL of the ids of departures whose guides and drivers all may not take cash. One that has none yet is not among them:
 * the office can still send somebody who may.
 */
function withoutCashTaker(which: SQL): SQL {
	return sql`SELECT crew.departure_id AS id FROM departure_assignments AS crew
		JOIN resources AS person ON person.id = crew.resource_id
		LEFT JOIN users AS account ON account.id = person.user_id
		WHERE crew.kind IN ('guide', 'driver') AND ${which}
		GROUP BY crew.departure_id HAVING max(coalesce(${mayTakeCash}, 0)) = 0`;
}

/** SQL, true while "the guide takes it" holds on a departure. */
export function guideTakesCash(departureId: SQL): SQL<number> {
	return sql`NOT EXISTS (${withoutCashTaker(sql`crew.departure_id = ${departureId}`)})`;
}

/** A column of an excursion: the ids of its departures in a span of local dates whose guide takes no cash. */
export function departuresWithoutCash(span: {
	excursionId: SQL;
	from: string | SQL;
	until: string | SQL;
}) {
	return sql`(SELECT json_group_array(id) FROM (${withoutCashTaker(
		sql`crew.departure_id IN (SELECT leaving.id FROM departures AS leaving
			WHERE leaving.excursion_id = ${span.excursionId} AND leaving.date BETWEEN ${span.from} AND ${span.until})`,
	)}))`.mapWith((json: string): number[] => JSON.parse(json));
}
