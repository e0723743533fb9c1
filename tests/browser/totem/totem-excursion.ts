import { expect, type Locator, type Page } from "@playwright/test";

/** From the first screen to an excursion's page. */
export async function openTrip(page: Page, title: string): Promise<void> {
	const heading = page.getByRole("heading", { level: 1 });
	// in portrait it is below the posters, in landscape in the footer; before hydration in both
	const seeAll = page.getByRole("link", { name: /^See all/ }).filter({ visible: true });
	await expect(async () => {
		// a tap at the moment when the screen is cleared can hit an element that is being replaced
		if ((await heading.textContent({ timeout: oneTry })) !== "All our trips")
			await seeAll.first().tap({ timeout: oneTry });
		// a tap on a poster of the first screen would hit what replaces it
		await expect(heading).toHaveText("All our trips", { timeout: oneTry });
	}).toPass();
	await page.getByRole("link", { name: title }).tap();
	await expect(heading).toHaveText(title);
	await chooseDay(page);
}

/** From the excursion's page to its days. */
export async function chooseDay(page: Page): Promise<void> {
	const choose = page.getByRole("button", { name: /^Choose a day/ });
	await tapUntil(choose, page.getByText("How many of you?"));
}

/** Taps until the next step is there: after a full page load there is no script for a moment. */
export async function tapUntil(button: Locator, next: Locator): Promise<void> {
	await expect(async () => {
		// on a busy machine a tap may show its effect only during the next try
		if (!(await next.isVisible())) await button.tap({ timeout: oneTry });
		await expect(next).toBeVisible({ timeout: oneTry });
	}).toPass();
}

/** Milliseconds; more than a busy machine needs for a tap. */
const oneTry = 5000;
