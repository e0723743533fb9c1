import type { HotelScope } from "#app/partners/hotels.server.ts";
import { mayUser, type StaffUser } from "#app/request/user/rights.server.ts";

/**
 * Partners, who may read excursions and bookings but change neither, see their own hotel. The table of
 * rights can't say "own", so the query does.
 */
export function hotelScopeOf(user: StaffUser): HotelScope {
	const isPartner = user.role.split(",").some((role) => role.trim() === "partner");
	const isMore = mayUser(user, "excursions", "create") || mayUser(user, "bookings", "update");
	return isPartner && !isMore ? { partnerUserId: user.id } : "all";
}
