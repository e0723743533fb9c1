import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

const volcano = "0fe5351d-8416-4c73-9546-92c2a699246b";

for (const width of [390, 1280]) {
	test(`at ${width} px staff see which texts are older while they type, and guests read what was saved`, async ({
		page,
		island,
		context,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
		await page.goto("/dashboard/excursion");
		await expect(page.getByRole("listitem").filter({ hasText: "By lantern into" })).toContainText(
			"ES 2 missing",
		);
		await page.goto(`/dashboard/excursion/${volcano}`);
		const german = page.locator("#texts details", { hasText: "German" });
		await expect(german.locator("summary")).toContainText("complete");
		await german.locator("summary").focus();
		await page.keyboard.press("Enter");
		await expectAccessible(page);
		await page.getByLabel("Effort", { exact: true }).fill(`5 km, very easy ${width}`);
		await expect(german.locator("summary")).toContainText("1 older");
		await page.getByLabel("Effort in German").fill(`5 km, sehr gemütlich ${width}`);
		await page.getByRole("button", { name: "Save" }).first().press("Enter");
		await expect(
			page.locator("[role=status], [role=alert]").filter({ hasText: "Saved" }),
		).toBeVisible();
		await page.goto(`/de/excursion/${volcano}`);
		await expect(page.getByText(`5 km, sehr gemütlich ${width}`)).toBeVisible();
	});
}
