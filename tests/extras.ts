import type { Database } from "#app/database/client.server.ts";
import { extraStocks, extras } from "#app/database/schema.server.ts";

const dated = { createdAt: 1, updatedAt: 1 };

/** A lunch at 9.50 for each guest who wants one, unless something else is said. @returns its id. */
export async function addExtra(
	db: Database,
	{ id: excursionId }: { id: string },
	change: Partial<typeof extras.$inferInsert> = {},
): Promise<number> {
	const lunch = { title: "Lunch", charged: "person", priceCents: 950 } as const;
	const [row] = await db
		.insert(extras)
		.values({ excursionId, ...lunch, ...dated, ...change })
		.returning();
	if (!row) throw new Error("no extra");
	return row.id;
}

/** A stock of wetsuits that extras share. @returns its id. */
export async function addStock(db: Database, quantity: number): Promise<number> {
	const [row] = await db
		.insert(extraStocks)
		.values({ title: "Wetsuits", quantity, ...dated })
		.returning();
	if (!row) throw new Error("no stock");
	return row.id;
}
