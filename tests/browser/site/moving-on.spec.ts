import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { addExcursion, soon } from "#tests/builders.ts";

test("a page that is reached by a link is announced by the browser, and Tab starts at its top", async ({
	page,
}) => {
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Main" });
	await menu.getByRole("link", { name: "Excursions" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Where shall we go?" })).toBeVisible();
	await expect(page.locator("body")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("people and day of the finder arrive in the booking form", async ({ page, island }) => {
	const title = `Lantern walk ${crypto.randomUUID().slice(0, 8)}`;
	const { id } = await addExcursion(island.db, { title, capacity: 8 });
	await page.goto(`/excursion/excursions?when=${soon(5)}`);
	await page.getByLabel("Seats for").selectOption("4");
	await page.getByRole("button", { name: "Show trips" }).click();
	await expect(page).toHaveURL(/people=4/);
	await expect(page.getByLabel("Seats for")).toHaveValue("4");
	await page.getByRole("link", { name: title }).click();
	await expect(page).toHaveURL(`/excursion/${id}?date=${soon(5)}&people=4`);
	await expect(page.getByLabel(/^Adults/)).toHaveValue("4");
	await expect(page.locator(`input[name=date][value="${soon(5)}"]`)).toBeChecked();

	// without scripts too
	const plain = await island.fetch(`/excursion/${id}?date=${soon(5)}&people=4`);
	expect(await plain.text()).toMatch(/name="adults"[^>]* value="4"/);
});

test("on a phone “Show trips” folds the filters", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/excursion/excursions");
	await page.locator("main summary").first().click();
	await page.getByLabel("Seats for").selectOption("2");
	await page.getByRole("button", { name: "Show trips" }).click();
	await expect(page).toHaveURL(/people=2/);
	await expect(page.getByRole("button", { name: "Show trips" })).toBeHidden();
});

test("“+” at the last seat keeps the focus, looks as if it stopped, and says why", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db, { capacity: 3 });
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await wake(page, "booking-widget");
	const more = page.getByRole("button", { name: "More: Babies" });
	await expect(more).toHaveAttribute("aria-disabled", "false");
	await more.press("Enter");
	await expect(more).toBeFocused();
	await expect(more).toHaveAttribute("aria-disabled", "true");
	await expect(more).toHaveAccessibleDescription(/3 seats are left.*Babies take a seat too\./);
	await more.press("Enter");
	await expect(page.getByLabel(/^Babies/)).toHaveValue("1");
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	await page.getByRole("button", { name: "Fewer: Babies" }).press("Enter");
	await expect(page.getByText("Babies take a seat too.")).toBeHidden();
});
