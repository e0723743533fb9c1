import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { photo } from "#tests/pictures.ts";

// its settings would stand on the pages of other tests
test.use({ ownIsland: "brand" });

test("on a phone an operator chooses colour, mark, categories, policy and legal text by their preview, and guests see them", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Marta", role: "admin" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/dashboard/settings");
	const colour = page.getByRole("textbox", { name: "Accent colour" });
	await colour.fill("#f2a900");
	await expect(page.getByText(/White words on #f2a900 have a contrast of 2\.0 to 1/)).toBeVisible();
	await page.getByRole("button", { name: /^Use #/ }).click();
	await expect(page.getByText("On a dark screen")).toBeVisible();
	await colour.fill("#0b5fa5");
	const mark = await photo({ format: "png", width: 400, height: 200 });
	await page.getByLabel("Mark", { exact: true }).setInputFiles({
		...{ name: "mark.png", mimeType: "image/png", buffer: Buffer.from(mark) },
	});

	const category = (place: number) =>
		page.getByRole("textbox", { name: `Category ${place}`, exact: true });
	const down = (place: number) => page.getByRole("button", { name: `Move category ${place} down` });
	await down(1).press("Enter");
	await expect(down(2)).toBeFocused();
	await down(2).press("Enter");
	await expect(category(1)).toHaveValue("Weekend");
	await expect(category(3)).toHaveValue("Daily");
	await page.getByRole("textbox", { name: "New category", exact: true }).fill("Whale days");

	const policy = page.getByRole("group", { name: "Cancellation policy" });
	const hours = policy.getByRole("textbox", { name: "Hours before the start" });
	const percent = policy.getByRole("textbox", { name: "Percent back" });
	await expect(hours).toHaveCount(2);
	await policy.getByRole("button", { name: "Remove step 2" }).click();
	await hours.fill("72");
	await percent.fill("80");
	await policy.getByRole("button", { name: "Add a step" }).click();
	await hours.nth(1).fill("96");
	await percent.nth(1).fill("10");
	await expect(policy.getByText(/Each step needs hours/)).toBeVisible();
	await page.getByRole("button", { name: "Save" }).click();
	await page
		.getByRole("alert")
		.getByRole("link", { name: /^Each step of the/ })
		.click();
	await expect(policy).toBeFocused();
	await expect(hours.nth(1)).toHaveValue("96");
	await hours.nth(1).fill("2");
	await expect(policy.getByText(/^Guests will read: .*80 %.*10 %/)).toBeVisible();

	await page.getByLabel("Terms", { exact: true }).first().fill("## Groups\n\nFrom **ten** guests.");
	await page.getByRole("button", { name: "Preview: Terms" }).first().click();
	await expect(page.getByRole("heading", { name: "Groups" })).toBeVisible();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("The settings are saved.")).toBeVisible();
	await expect(page.getByText("What guests see now")).toBeVisible();
	await expectAccessible(page);

	await page.goto("/legal/terms");
	await expect(page.getByRole("heading", { name: "Groups" })).toBeVisible();
	await expect(page.getByText("80 % of the price until 72 hours before")).toBeVisible();
	await page.goto("/");
	await expect(page.locator("footer a[href*='category=']")).toHaveText([
		...["Weekend", "Adventure", "Daily", "Whale days"],
	]);
	await expect(page.getByRole("button", { name: "See what is free" })).toHaveCSS(
		"background-color",
		"rgb(11, 95, 165)",
	);
});
