import { sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import type { Database } from "#app/database/client.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight, requireUser, type StaffUser } from "./rights.server.ts";

/**
 * Whether a user may change an excursion: by the right, or because they have made it. Who creates an excursion may
 * finish it, and no more once it is on sale or somebody has booked it.
 */
export async function mayChangeExcursion(
	db: Database,
	user: StaffUser,
	excursionId: string,
): Promise<boolean> {
	if (mayUser(user, "excursions", "update")) return true;
	if (!mayUser(user, "excursions", "create")) return false;
	const [draft] = await db.all<{ creator: string | null }>(sql`
		SELECT (SELECT actor_id FROM catalogue_events
			WHERE subject = 'excursion' AND subject_id = excursions.id ORDER BY catalogue_events.id LIMIT 1) AS creator
		FROM excursions WHERE id = ${excursionId} AND is_active = 0
			AND NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.excursion_id = excursions.id)`);
	return draft?.creator === user.id;
}

/** @throws like `requireRight`, for users who may not change this excursion. */
export async function requireExcursionChange(
	context: Readonly<RouterContextProvider>,
	request: Request,
	excursionId: string,
): Promise<StaffUser> {
	const user = requireUser(context, request);
	const { db } = context.get(requestContext);
	return (await mayChangeExcursion(db, user, excursionId))
		? user
		: requireRight(context, request, "excursions", "update");
}
