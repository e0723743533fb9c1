import { expect, type Page } from "@playwright/test";

/** From the first screen to the one of a trip, as a guest's finger goes. */
export async function openTrip(page: Page, title: string): Promise<void> {
	const heading = page.getByRole("heading", { level: 1 });
	await page.getByRole("link", { name: /^See all/ }).tap();
	// the first screen shows some trips too: a tap on one of those would fall on what takes their place
	await expect(heading).toHaveText("All our trips");
	await page.getByRole("link", { name: title }).tap();
	await expect(heading).toHaveText(title);
}
