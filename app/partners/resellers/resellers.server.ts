import type { Database } from "#app/database/client.server.ts";
import { resellers } from "#app/database/schema.server.ts";

/** @returns the id of the new reseller. */
export async function addReseller(
	db: Database,
	{ name }: { name: string },
	now: number,
): Promise<number> {
	const [reseller] = await db
		.insert(resellers)
		.values({ name, createdAt: now, updatedAt: now })
		.returning({ id: resellers.id });
	if (!reseller) throw new Error("The reseller was not stored");
	return reseller.id;
}
