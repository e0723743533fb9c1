import type { BrowserContext, Page } from "@playwright/test";
import type { User } from "#app/account/users.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";

/** Signs in a supervisor and opens the editor of a new excursion. */
export async function openEditor(
	{ page, context, island }: { page: Page; context: BrowserContext; island: Island },
	options: Parameters<Page["goto"]>[1] = {},
): Promise<{ user: User; id: string }> {
	const user = await signIn(context, island, { role: "supervisor" });
	const { id } = await addExcursion(island.db);
	await page.goto(`/dashboard/excursion/${id}`, options);
	return { user, id };
}
