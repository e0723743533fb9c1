import { type SQL, sql } from "drizzle-orm";
import { type BoardingScope, mayBoard } from "#app/departures/team/boarding-scope.server.ts";

/** Which bookings a user may see; every staff query has it in its WHERE. `bookingScopeOf` chooses it by the user's role. */
export type BookingScope =
	| BoardingScope
	/** The bookings of this user's hotels. */
	| { kind: "own hotels"; userId: string };

/** SQL that is true for bookings in the scope; the statement must name the table `bookings`. */
export function inScope(scope: BookingScope): SQL {
	if (scope.kind === "all") return sql`true`;
	if (scope.kind === "assigned") return mayBoard(scope, sql`bookings.departure_id`);
	return sql`bookings.hotel_id IN (SELECT id FROM hotels WHERE partner_user_id = ${scope.userId})`;
}
