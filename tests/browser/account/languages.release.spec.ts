import { addUser } from "#tests/account/people.ts";
import { expect, expectAccessible, expectNoSideways, test } from "#tests/browser/browser-test.ts";

test.use({ viewport: { width: 320, height: 700 } });

test("a chosen language stays on the screens after it", async ({ page, island }) => {
	const { email } = await addUser(island);
	await page.goto("/app_login");
	await page.getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(/\/app_login$/);
	await page.getByRole("link", { name: "J’ai oublié mon mot de passe" }).click();
	await expect(page).toHaveTitle("Mot de passe oublié ? · Island Excursions");
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "M’envoyer le lien" }).click();
	await expect(page.getByText("le lien est en route")).toBeVisible();
	await expectAccessible(page, { hasContrast: false });
});

test("longer texts fit on every screen of sign-in", async ({ page }) => {
	for (const path of [
		"/app_login?",
		"/app_login/forgot-password?",
		"/app_login/reset-password?token=x&",
		"/app_login/invitation?",
		"/api/auth/error?",
	]) {
		await page.goto(`${path}language=xa`);
		await expect(page.locator("html")).toHaveAttribute("lang", "xa");
		await expectNoSideways(page);
	}
});
