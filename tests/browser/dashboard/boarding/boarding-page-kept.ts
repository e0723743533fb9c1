import { expect, type Page } from "@playwright/test";

/** Waits until the phone has kept the boarding app's page, so that it opens without a network. */
export async function boardingPageKept(page: Page): Promise<void> {
	// `waitForFunction` takes a promise for an answer and does not wait for what it brings
	const isKept = () =>
		page.evaluate(async () => {
			const cache = await caches.open("boarding-1");
			return (await cache.match("/dashboard/today")) !== undefined;
		});
	await expect.poll(isKept).toBe(true);
}
