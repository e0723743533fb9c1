import { countReviewQueue } from "#app/operations/queue/review-queue.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireAllBookings } from "#app/request/user/user-scopes.server.ts";
import type { Route } from "./+types/incident-count";

/** Number of open entries of the review queue for the menu; loaded by the browser, so that no page waits for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
	requireAllBookings(context, request);
	const { db, environment } = context.get(requestContext);
	const open = await countReviewQueue(db, { now: Date.now(), timeZone: environment.timeZone });
	return Response.json({ open }, { headers: { "Cache-Control": "no-store" } });
}
