import { departureAssignments, resources } from "#app/database/schema.server.ts";
import { departureOf } from "./builders.ts";
import type { Island } from "./island.ts";

/** A guide or driver with an account, assigned to a departure; without a start, to the only one of its date. */
export async function assignGuide(
	{ db }: Pick<Island, "db">,
	{
		trip,
		date,
		start,
		userId,
	}: { trip: { id: string }; date: string; start?: string; userId: string },
	kind: "guide" | "driver" = "guide",
): Promise<void> {
	const now = Date.now();
	const [guide] = await db
		.insert(resources)
		.values({ kind, name: "Nuria Santana", userId, createdAt: now, updatedAt: now })
		.returning();
	const departure = await departureOf(db, { excursionId: trip.id, date, start });
	if (!guide) throw new Error("no guide");
	// as the island's clock shows it, so the time zone does not matter
	const startsAt = Date.parse(`${date}T${departure.startTime}:00Z`) / 60_000;
	await db.insert(departureAssignments).values({
		departureId: departure.id,
		resourceId: guide.id,
		kind,
		startsAt,
		endsAt: startsAt + 360,
	});
}
