import type { Database } from "#app/database/client.server.ts";
import { codeExcursions, codes } from "#app/database/schema.server.ts";

/** A code of random letters, as staff made it. */
export async function addCode(
	db: Database,
	{
		excursionIds = [],
		...changes
	}: Partial<typeof codes.$inferInsert> & { excursionIds?: string[] } = {},
): Promise<{ id: number; code: string }> {
	const now = Date.now();
	const code = `C${crypto.randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
	const [row] = await db
		.insert(codes)
		.values({ code, createdAt: now, updatedAt: now, ...changes })
		.returning({ id: codes.id, code: codes.code });
	if (!row) throw new Error("no code");
	for (const excursionId of excursionIds)
		await db.insert(codeExcursions).values({ codeId: row.id, excursionId });
	return row;
}
