import { countBookingIncidents } from "#app/bookings/staff/booking-incidents.server.ts";
import { localDateAt } from "#app/excursions/local-date.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireAllBookings } from "#app/request/user/booking-scope.server.ts";
import type { Route } from "./+types/incident-count";

/** Number of open incidents for the menu; loaded by the browser, so that no page waits for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
	requireAllBookings(context, request);
	const { db, environment } = context.get(requestContext);
	const open = await countBookingIncidents(db, localDateAt(Date.now(), environment.timeZone));
	return Response.json({ open }, { headers: { "Cache-Control": "no-store" } });
}
