import { expect, type Page } from "@playwright/test";

/** From the first screen to the days of a trip, as a guest's finger goes. */
export async function openTrip(page: Page, title: string): Promise<void> {
	const heading = page.getByRole("heading", { level: 1 });
	// an upright screen has it below the trips, a lying one in its foot; a page that has just come, in both
	const seeAll = page.getByRole("link", { name: /^See all/ }).filter({ visible: true });
	await expect(async () => {
		// a tap in the moment in which a screen has just been cleared can fall on what is replaced
		if ((await heading.textContent({ timeout: 1000 })) !== "All our trips")
			await seeAll.first().tap({ timeout: 2000 });
		// the first screen shows some trips too: a tap on one of those would fall on what takes their place
		await expect(heading).toHaveText("All our trips", { timeout: 3000 });
	}).toPass();
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
