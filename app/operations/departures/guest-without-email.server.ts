import type { Database } from "#app/database/client.server.ts";
import type { CauseLine } from "#app/incidents/incident-lines.ts";
import { raiseIncident } from "#app/incidents/incidents.server.ts";

/**
 * The statement that puts a guest without an email address into the review queue, for the batch of
 * a change that other guests read by mail; undefined for a guest who has one.
 */
export function reportGuestWithoutEmail(
	db: Database,
	{ id, email }: { id: number; email: string | null },
	{ act, line, now }: { act: string; line: CauseLine; now: number },
) {
	if (email) return undefined;
	return raiseIncident(db, {
		dedupeKey: `not-told:${act}:${id}`,
		kind: "not told",
		bookingId: id,
		line,
		now,
	});
}
