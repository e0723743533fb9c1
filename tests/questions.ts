import type { Database } from "#app/database/client.server.ts";
import { consentTexts, questions } from "#app/database/schema.server.ts";

/** A required shoe size of each adult and child, asked on the guest's own page, unless something else is said. @returns its id. */
export async function addQuestion(
	db: Database,
	{ id: excursionId }: { id: string },
	change: Partial<typeof questions.$inferInsert> = {},
): Promise<number> {
	const shoeSize = {
		...({ title: "Shoe size", kind: "number", asks: "guests", moment: "later" } as const),
		isRequired: true,
	};
	const [row] = await db
		.insert(questions)
		.values({ excursionId, ...shoeSize, createdAt: 1, updatedAt: 1, ...change })
		.returning();
	if (!row) throw new Error("no question");
	const { id: questionId, kind, wording, title, note } = row;
	if (kind === "consent")
		await db
			.insert(consentTexts)
			.values({ questionId, wording, language: "en", title, note, createdAt: 1 });
	return row.id;
}
