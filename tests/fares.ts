import type { Database } from "#app/database/client.server.ts";
import { fares } from "#app/database/schema.server.ts";

/** A resident at a quarter less, unless something else is said. @returns its id. */
export async function addFare(
	db: Database,
	{ id: excursionId }: { id: string },
	change: Partial<typeof fares.$inferInsert> = {},
): Promise<number> {
	const dated = { createdAt: 1, updatedAt: 1 };
	const resident = { title: "Canary resident", proof: "DNI or certificate" };
	const price = { countsAs: "adults", percentOff: 25 } as const;
	const [row] = await db
		.insert(fares)
		.values({ excursionId, ...resident, ...price, ...dated, ...change })
		.returning();
	if (!row) throw new Error("no fare");
	return row.id;
}
