import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { readVan } from "#app/bookings/guest/van-progress.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/booking-van";

/** What an open voucher asks again on the morning. An unknown address reads like a booking that is over. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const { confirmId } = params;
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const answer = isConfirmId(confirmId)
		? await readVan(db, confirmId, clock)
		: { van: null, isOver: true };
	return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
