import type { RouterContextProvider } from "react-router";
import { authorize, rolesOf } from "#app/account/access.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { forbidden } from "./forbidden.server.ts";
import { requireRight, type StaffUser } from "./rights.server.ts";

/**
 * The bookings that this user may see. The table of rights gives partners "read"; the limit to
 * their own hotels is set here, and applied by every query with a scope. A user with another role
 * that reads bookings sees all of them.
 */
export function bookingScopeOf(user: StaffUser): BookingScope {
	if (user.isListedAdmin) return { kind: "all" };
	const otherRoles = rolesOf(user)
		.filter((role) => role !== "partner")
		.join(",");
	const readsAll = authorize({ id: user.id, role: otherRoles }, { bookings: ["read"] }).success;
	return readsAll ? { kind: "all" } : { kind: "own hotels", userId: user.id };
}

/** True for a partner whom no other role lets read the bookings of all hotels. */
export function isOnlyPartner(user: StaffUser): boolean {
	return rolesOf(user).includes("partner") && bookingScopeOf(user).kind === "own hotels";
}

/** For data about all bookings: refuses users who may only read those of their own hotel. */
export function requireAllBookings(
	context: Readonly<RouterContextProvider>,
	request: Request,
): StaffUser {
	const user = requireRight(context, request, "bookings", "read");
	if (bookingScopeOf(user).kind === "all") return user;
	throw forbidden("noRight", "bookings");
}
