import { expect, type Page } from "@playwright/test";

/** From the first screen to the days of a trip, as a guest's finger goes. */
export async function openTrip(page: Page, title: string): Promise<void> {
	const heading = page.getByRole("heading", { level: 1 });
	// an upright screen has it below the trips, a lying one in its foot; a page that has just come, in both
	await page
		.getByRole("link", { name: /^See all/ })
		.first()
		.tap();
	// the first screen shows some trips too: a tap on one of those would fall on what takes their place
	await expect(heading).toHaveText("All our trips");
	await page.getByRole("link", { name: title }).tap();
	await expect(heading).toHaveText(title);
	await chooseDay(page);
}

/** From what a trip is to its days. Where the router loaded the page anew, its first moments have no script. */
export async function chooseDay(page: Page): Promise<void> {
	await expect(async () => {
		await page.getByRole("button", { name: /^Choose a day/ }).tap({ timeout: 1000 });
		await expect(page.getByText("How many of you?")).toBeVisible({ timeout: 1000 });
	}).toPass();
}
