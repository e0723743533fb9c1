import type { HotelScope } from "#app/partners/hotels.server.ts";
import { mayUser, type StaffUser } from "./rights.server.ts";

/** Partners see only their own hotels. The table of rights cannot express "own", so the query filters by this. */
export function hotelScopeOf(user: StaffUser): HotelScope {
	const isPartner = user.role.split(",").some((role) => role.trim() === "partner");
	const isMore = mayUser(user, "excursions", "create") || mayUser(user, "bookings", "update");
	return isPartner && !isMore ? { partnerUserId: user.id } : "all";
}
