import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

const path = "/dashboard/settings";
const terms = "/legal/terms";

// its policy would stand on the pages of other tests
test.use({ ownIsland: "policy" });

test("on a phone an operator types the usual cancellation policy in rows, and guests read it", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Marta", role: "admin" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(path);
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
	const problem = page.getByRole("alert").getByRole("link", { name: /^Each step of the/ });
	await problem.click();
	await expect(policy).toBeFocused();
	await expect(hours.nth(1)).toHaveValue("96");
	await hours.nth(1).fill("2");
	await policy.getByRole("textbox", { name: "Percent after a no-show" }).fill("5");
	await policy.getByRole("checkbox", { name: "With a weather clause" }).check();
	const words = policy.getByRole("textbox", { name: "Words of the weather clause" });
	await words.fill("Above two metres; we stay.");
	await expect(policy.getByText(/^Guests will read: .*80 %.*10 %.*5 %.*two metres/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("The settings are saved.")).toBeVisible();
	await expect(hours).toHaveCount(2);
	await expect(words).toHaveValue("Above two metres; we stay.");
	await page.goto(terms);
	await expect(page.getByText("80 % of the price until 72 hours before")).toBeVisible();
	await expect(page.getByText("Above two metres; we stay.")).toBeVisible();
});

test.describe("without a script", () => {
	test.use({ javaScriptEnabled: false });

	test("the policy is a line of text", async ({ page, context, island }) => {
		await signIn(context, island, { name: "Marta", role: "admin" });
		await page.goto(path);
		const line = page.getByRole("textbox", { name: "Cancellation policy" });
		await expect(line).toHaveValue(/\d+:\d+/);
		await line.fill("24:50,48:40");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(line).toHaveValue("24:50,48:40");
		await expect(line).toHaveAccessibleDescription(/Each step of the cancellation policy/);
	});
});
