import { data, type RouterContextProvider } from "react-router";
import { authorize } from "#app/account/access.ts";
import type { Actor } from "#app/bookings/actor.ts";
import type { BookingScope } from "#app/bookings/staff/staff-booking.ts";
import { currentSession } from "./current-user.server.ts";
import { type Refusal, requireRight, type StaffUser } from "./rights.server.ts";

/** Who stands in the history for what this request changes. */
export function actorOf(context: Readonly<RouterContextProvider>, user: StaffUser): Actor {
	const impersonatorId = currentSession(context)?.session.impersonatedBy ?? null;
	return { id: user.id, name: user.name, impersonatorId };
}

/**
 * Whose bookings this user may see. The table gives partners "read"; that it is their own hotels only
 * is said here, and by every query that takes the scope. Another role beside "partner" that reads
 * bookings reads all of them.
 */
export function bookingScopeOf(user: StaffUser): BookingScope {
	if (user.isListedAdmin) return { kind: "all" };
	const otherRoles = user.role
		.split(",")
		.map((role) => role.trim())
		.filter((role) => role !== "partner")
		.join(",");
	const readsAll = authorize({ id: user.id, role: otherRoles }, { bookings: ["read"] }).success;
	return readsAll ? { kind: "all" } : { kind: "own hotels", userId: user.id };
}

/**
 * For what is about every booking, money without one included: who reads those of their own hotel
 * only is refused in the catalogue's words.
 */
export function requireAllBookings(
	context: Readonly<RouterContextProvider>,
	request: Request,
): StaffUser {
	const user = requireRight(context, request, "bookings", "read");
	if (bookingScopeOf(user).kind === "all") return user;
	const refusal: Refusal = {
		code: "FORBIDDEN",
		message: 'unauthorized to access resource "bookings"',
	};
	throw data(refusal, { status: 403, headers: { "Cache-Control": "no-store" } });
}
