import type { RouterContextProvider } from "react-router";
import type { BoardingScope } from "#app/departures/team/boarding-scope.server.ts";
import { mayUser, requireRight, type StaffUser } from "./rights.server.ts";

/**
 * The departures that this user may board. Who may also change bookings boards all of them; a guide
 * those assigned to it.
 */
export function requireBoarding(
	context: Readonly<RouterContextProvider>,
	request: Request,
): { user: StaffUser; scope: BoardingScope } {
	const user = requireRight(context, request, "boarding", "update");
	return { user, scope: boardingScopeOf(user) };
}

function boardingScopeOf(user: StaffUser): BoardingScope {
	return mayUser(user, "bookings", "update")
		? { kind: "all" }
		: { kind: "assigned", userId: user.id };
}
