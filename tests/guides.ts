import { departureAssignments, resources } from "#app/database/schema.server.ts";
import type { Island } from "./island.ts";

/** A guide or driver with an account, assigned to one departure. */
export async function assignGuide(
	{ db }: Pick<Island, "db">,
	{ trip, date, userId }: { trip: { id: string }; date: string; userId: string },
	kind: "guide" | "driver" = "guide",
): Promise<void> {
	const now = Date.now();
	const [guide] = await db
		.insert(resources)
		.values({ kind, name: "Nuria Santana", userId, createdAt: now, updatedAt: now })
		.returning();
	if (!guide) throw new Error("no guide");
	// as the island's clock shows it, so the time zone does not matter
	const startsAt = Date.parse(`${date}T04:30:00Z`) / 60_000;
	await db.insert(departureAssignments).values({
		excursionId: trip.id,
		date,
		kind,
		resourceId: guide.id,
		startsAt,
		endsAt: startsAt + 360,
	});
}
