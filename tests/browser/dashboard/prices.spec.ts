import { formatDate } from "#app/ui/format/format.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addFare } from "#tests/fares.ts";

test("staff price a fare by a rule, are asked before a half-typed one is lost, add an extra, and give a departure a price of its own", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta" });
	const trip = await addExcursion(island.db, { title: "Priced under sail" });
	await addFare(island.db, trip);
	const prices = `/dashboard/excursion/${trip.id}/prices`;
	await page.goto(prices);
	await page.getByLabel("Canary resident", { exact: true }).fill("41,50");
	await page.getByRole("button", { name: "Add the rule" }).click();
	await expect(page.locator("#rules")).toContainText("All trips: Canary resident €41.50");
	await expect(page.locator("#plan").getByText("A: Canary resident")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Child", { exact: true }).fill("35");
	await page.getByRole("link", { name: "Change rule 1" }).click();
	const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
	await dialog.getByRole("button", { name: "Stay here" }).click();
	await expect(page.getByLabel("Child", { exact: true })).toHaveValue("35");
	await page.getByRole("link", { name: "Change rule 1" }).click();
	await dialog.getByRole("button", { name: "Leave, lose it" }).click();
	await expect(page.getByLabel("Canary resident", { exact: true })).toHaveValue("41.50");

	await page.goto(`/dashboard/excursion/${trip.id}/extras`);
	await page.getByLabel("Title").fill("Lunch on board");
	await page.getByLabel("Price of one").fill("9.50");
	await page.getByRole("button", { name: "Add the extra" }).click();
	await expect(page.getByRole("link", { name: "Change Lunch on board" })).toBeVisible();

	await page.goto(`/dashboard/calendar?view=week&day=${soon()}`);
	await page
		.getByRole("checkbox", {
			name: new RegExp(`^Priced under sail, ${formatDate(soon(), "long")}`),
		})
		.click();
	await page.getByRole("radio", { name: "Price", exact: true }).check();
	await expect(page.getByLabel("Adult")).toHaveAccessibleDescription("List €64");
	await page.getByLabel("Adult").fill("71,50");
	await page.getByLabel("Adult").blur();
	await expect(page.getByText("adults €71.50, children €42")).toBeVisible();
	await page.getByRole("button", { name: "Set the price of 1 departure" }).click();
	await expectToast(page, "Done: Priced under sail");
	await page.goto(`${prices}?date=${soon()}&adults=1`);
	await expect(page.getByText("€71.50").first()).toBeVisible();
});
