import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

const toastOf = (page: Page) => page.locator("body > div[role=status]");

async function saveName(page: Page) {
	await page.getByRole("button", { name: "Save the name" }).click();
}

test("a save shows a toast for two seconds, which is announced to screen readers and stays while the pointer is on it", async ({
	page,
	island,
	context,
}) => {
	await page.clock.install();
	await signIn(context, island, { role: "supervisor" });
	await page.goto("/dashboard/account");
	const toast = toastOf(page);
	// screen readers watch only a live region that exists before its first message
	await expect(toast).toHaveCount(1);
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByLabel("Name").fill("Marta Boss");
	await saveName(page);
	await expect(toast).toHaveText(/Your name is saved/);
	await expect(toast).toHaveAttribute("aria-live", "polite");
	await expect(page).toHaveURL(/\/dashboard\/account$/);

	await toast.getByText("Your name is saved").hover();
	await page.clock.resume();
	await expectAccessible(page);
	await page.clock.runFor(5000);
	await expect(toast).toHaveText(/Your name is saved/);
	await page.mouse.move(0, 500);
	await toast.getByRole("button", { name: "Close" }).focus();
	await page.clock.runFor(5000);
	await expect(toast).toHaveText(/Your name is saved/);
	await page.getByLabel("Name").focus();
	await page.clock.runFor(2100);
	await expect(toast).toHaveText("");

	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
	await saveName(page);
	await expect(toast).toHaveText(/Your name is saved/);
	await toast.getByRole("button", { name: "Close" }).click();
	await expect(toast).toHaveText("");
	await page.clock.resume();
	await page.reload();
	await expect(page.getByRole("button", { name: "Save the name" })).toBeVisible();
	await expect(toast).toHaveText("");
});
