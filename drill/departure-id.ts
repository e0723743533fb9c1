import { sql } from "drizzle-orm";
import type { World } from "./world.ts";

/** The id of the only departure of an excursion on a local date, once the database is up; 0 where it has none. */
export async function departureIdAt(
	{ db }: Pick<World, "db">,
	excursionId: string,
	date: string,
): Promise<number> {
	for (;;) {
		const rows = await db
			.all<{ id: number }>(
				sql`SELECT id FROM departures WHERE excursion_id = ${excursionId} AND date = ${date}`,
			)
			// killed: a form with no departure would be refused as one of a departure that does not exist
			.catch(() => null);
		if (rows) return rows[0]?.id ?? 0;
		await new Promise((done) => setTimeout(done, 20));
	}
}
