import { sql } from "drizzle-orm";
import type { World } from "./world.ts";

/** The id of the only departure of an excursion on a local date; 0 while the database is down. */
export async function departureIdAt(
	{ db }: Pick<World, "db">,
	excursionId: string,
	date: string,
): Promise<number> {
	const [row] = await db
		.all<{ id: number }>(
			sql`SELECT id FROM departures WHERE excursion_id = ${excursionId} AND date = ${date}`,
		)
		.catch(() => []);
	return row?.id ?? 0;
}
