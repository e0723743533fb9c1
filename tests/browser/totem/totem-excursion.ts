import { expect, type Page } from "@playwright/test";

/** From the first screen to an excursion's page. */
export async function openTrip(page: Page, title: string): Promise<void> {
	const heading = page.getByRole("heading", { level: 1 });
	// in portrait it is below the posters, in landscape in the footer; before hydration in both
	const seeAll = page.getByRole("link", { name: /^See all/ }).filter({ visible: true });
	await expect(async () => {
		// a tap at the moment when the screen is cleared can hit an element that is being replaced
		if ((await heading.textContent({ timeout: 1000 })) !== "All our trips")
			await seeAll.first().tap({ timeout: 2000 });
		// a tap on a poster of the first screen would hit what replaces it
		await expect(heading).toHaveText("All our trips", { timeout: 3000 });
	}).toPass();
	await page.getByRole("link", { name: title }).tap();
	await expect(heading).toHaveText(title);
	await chooseDay(page);
}

/** From the excursion's page to its days. After a full page load there is no script for a moment. */
export async function chooseDay(page: Page): Promise<void> {
	await expect(async () => {
		await page.getByRole("button", { name: /^Choose a day/ }).tap({ timeout: 1000 });
		await expect(page.getByText("How many of you?")).toBeVisible({ timeout: 1000 });
	}).toPass();
}
