import type { RouterContextProvider } from "react-router";
import { forbidden } from "#app/request/user/forbidden.server.ts";
import { mayUser, requireRight, type StaffUser } from "#app/request/user/rights.server.ts";
import { hotelScopeOf } from "#app/request/user/user-scopes.server.ts";

/**
 * Who may use the hotel desk: a partner for its own hotels, and staff with the right to change bookings for all
 * hotels.
 */
export function mayWorkAtDesk(user: StaffUser): boolean {
	return (
		mayUser(user, "bookings", "update") ||
		(hotelScopeOf(user) !== "all" && mayUser(user, "bookings", "read"))
	);
}

/** @throws 403 */
export function requireDesk(context: Readonly<RouterContextProvider>, request: Request): StaffUser {
	const user = requireRight(context, request, "bookings", "read");
	if (mayWorkAtDesk(user)) return user;
	throw forbidden("noRight", "bookings");
}
