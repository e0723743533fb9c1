import type { HotelScope } from "#app/partners/hotels.server.ts";
import { isOnlyPartner } from "./booking-scope-of-user.server.ts";
import type { StaffUser } from "./rights.server.ts";

/** Partners see only their own hotels. The table of rights cannot express "own", so the query filters by this. */
export function hotelScopeOf(user: StaffUser): HotelScope {
	return isOnlyPartner(user) ? { partnerUserId: user.id } : "all";
}
