import { type SQL, sql } from "drizzle-orm";

/** Which departures a user may board; every statement of boarding has it in its WHERE. */
export type BoardingScope =
	| { kind: "all" }
	/** Those to which this user is assigned as guide or driver. */
	| { kind: "assigned"; userId: string };

/** SQL that is true for a departure in the scope. */
export function mayBoard(scope: BoardingScope, departureId: SQL): SQL {
	if (scope.kind === "all") return sql`true`;
	return sql`EXISTS (
		SELECT 1 FROM resources AS person
		JOIN departure_assignments AS own ON own.resource_id = person.id
		WHERE person.user_id = ${scope.userId} AND person.is_active AND own.departure_id = ${departureId})`;
}
