import { formatDate } from "#app/ui/format/format.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";
import { addFare } from "#tests/fares.ts";

const widths = [390, 1280];

test("staff give a departure a price of its own, see it among the prices, and take it away again", async ({
	page,
	context,
	island,
}) => {
	test.slow();
	await signIn(context, island, { role: "supervisor", name: "Marta" });
	const trip = await addExcursion(island.db, { title: "Priced under sail" });
	await changeDeparture(
		island.db,
		{ excursionId: trip.id, date: soon(8) },
		{ sells: "both", wholePriceCents: 48_000 },
	);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`/dashboard/calendar?view=week&day=${soon(7)}`);
	const box = page.getByRole("checkbox", {
		name: new RegExp(`^Priced under sail, ${formatDate(soon(7), "long")}`),
	});
	await box.click();
	await page.getByRole("radio", { name: "Price", exact: true }).check();
	await expect(page.getByText("Type what one guest pays.")).toBeVisible();
	await expect(page.getByLabel("Adult")).toHaveAccessibleDescription("List €64");
	await page.getByLabel("Adult").fill("71,50");
	await page.getByLabel("Adult").blur();
	await expect(page.getByText("adults €71.50, children €42")).toBeVisible();
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await page.getByRole("button", { name: "Set the price of 1 departure" }).click();
	await expectToast(page, "Done: Priced under sail");

	await page.goto(`/dashboard/excursion/${trip.id}/prices?date=${soon(8)}&adults=4&isWhole=on`);
	await expect(page.getByText("€71.50")).toBeVisible();
	await expect(page.getByText("whole €480")).toBeVisible();
	await expect(page.getByText("pay €480: 1 × €480")).toBeVisible();
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}

	await page.goto(`/dashboard/calendar?view=week&day=${soon(7)}`);
	await box.click();
	await page.getByRole("radio", { name: "Price", exact: true }).check();
	await expect(page.getByLabel("Adult")).toHaveValue("71.50");
	await page.getByLabel("Adult").fill("");
	await page.getByLabel("Adult").blur();
	await page.getByRole("button", { name: "Give 1 departure the list’s price again" }).click();
	await expectToast(page, "Done: Priced under sail");
});

test("staff add an extra, write it in German, put it first and make a stock", async ({
	page,
	context,
	island,
}) => {
	test.slow();
	await signIn(context, island, { role: "supervisor", name: "Marta" });
	const trip = await addExcursion(island.db);
	await page.goto(`/dashboard/excursion/${trip.id}/extras`);
	for (const title of ["Lunch on board", "Wetsuit"]) {
		await page.getByLabel("Title").fill(title);
		await page.getByLabel("Price of one").fill("9.50");
		await page.getByRole("button", { name: "Add the extra" }).click();
		await expect(page.getByRole("link", { name: `Change ${title}` })).toBeVisible();
	}
	await page.getByRole("button", { name: "Move Wetsuit up" }).click();
	await expect(page.locator("#extras li").first()).toContainText("Wetsuit");
	await expect(page.getByRole("button", { name: "Move Wetsuit up" })).toBeFocused();
	await expectAccessible(page);

	await page.getByLabel("Name of a new stock").fill("Wetsuits of the harbour");
	await page.getByLabel("How many", { exact: true }).fill("6");
	await page.getByRole("button", { name: "Add the stock" }).click();
	await expect(page.getByText("Wetsuits of the harbour: 6")).toBeVisible();

	await page.getByRole("link", { name: "Change Lunch on board" }).click();
	await page.locator("summary", { hasText: "German" }).click();
	await page.getByLabel("Title in German").fill("Mittagessen");
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await page.getByRole("button", { name: "Save the extra" }).click();
	await expectToast(page, "The extra is changed");
	await page.goto(`/de/excursion/${trip.id}`);
	await expect(page.getByText("Mittagessen").first()).toBeAttached();
});

test("staff price a fare by a rule, read it in the list and the calendar, and are asked before a half-typed rule is lost", async ({
	page,
	context,
	island,
}) => {
	test.slow();
	await signIn(context, island, { role: "supervisor", name: "Marta" });
	const trip = await addExcursion(island.db);
	await addFare(island.db, trip);
	await page.goto(`/dashboard/excursion/${trip.id}/prices`);
	await page.getByLabel("Canary resident", { exact: true }).fill("41,50");
	await page.getByRole("button", { name: "Add the rule" }).click();
	await expect(page.locator("#rules")).toContainText("All trips: Canary resident €41.50");
	await expect(page.locator("#plan").getByText("A: Canary resident")).toBeVisible();
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await page.getByLabel("Adult", { exact: true }).fill("70");
	await page.getByRole("button", { name: "Add the rule" }).click();
	await expect(page.locator("#rules li")).toHaveCount(2);
	await page.getByLabel("Child", { exact: true }).fill("35");
	await page.getByRole("link", { name: "Change rule 2" }).click();
	const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
	await dialog.getByRole("button", { name: "Stay here" }).click();
	await expect(page.getByLabel("Child", { exact: true })).toHaveValue("35");
	await page.getByRole("link", { name: "Change rule 2" }).click();
	await dialog.getByRole("button", { name: "Leave, lose it" }).click();
	await expect(page.getByLabel("Canary resident", { exact: true })).toHaveValue("41.50");
});
