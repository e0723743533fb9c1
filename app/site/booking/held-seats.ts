import { listHeldSeats } from "#app/bookings/holds/held-seats.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readHeldCookie, writeHeldCookie } from "#app/request/held-cookie.server.ts";
import { isUnreachable } from "#app/request/unavailable.server.ts";
import type { Route } from "./+types/held-seats";

/** What this browser's visitor has booked and not paid; forgets what has ended. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const known = readHeldCookie(request, environment);
	const headers = new Headers({ "Cache-Control": "no-store" });
	try {
		const held = known.length > 0 ? await listHeldSeats(db, known, Date.now()) : [];
		const live = known.filter((id) => held.some(({ confirmId }) => confirmId === id));
		if (live.length < known.length || live.length === 0)
			writeHeldCookie(headers, live, environment);
		return Response.json({ held, now: Date.now() }, { headers });
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		return Response.json({ code: "UNAVAILABLE" }, { status: 503, headers });
	}
}
