import { demoLogin, demoPassword } from "#scripts/island/staff.ts";
import { addUser } from "#tests/account/people.ts";
import { expect, expectAccessible, expectNoSideways, test } from "#tests/browser/browser-test.ts";

test.use({ viewport: { width: 390, height: 800 } });

test.describe("a browser in German", () => {
	test.use({ locale: "de-AT" });

	test("signs in with a wrong and then the right password, and leaves the staff's dashboard for a German page", async ({
		page,
	}) => {
		await page.goto("/app_login");
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await expectAccessible(page, { hasContrast: false });
		await page.getByLabel("E-Mail").fill(demoLogin.email);
		await page.getByLabel("Passwort").fill("falsch");
		await page.getByRole("button", { name: "Anmelden" }).click();
		await expect(page.getByRole("alert")).toContainText("Passwort stimmt nicht");
		await expectAccessible(page, { hasContrast: false });
		await page.getByLabel("Passwort").fill(demoPassword);
		await page.getByRole("button", { name: "Anmelden" }).click();
		await expect(page).toHaveURL(/\/dashboard$/);
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page.getByText("Sie sind abgemeldet")).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
	});
});

test("a chosen language stays on the screens after it", async ({ page, island }) => {
	const { email } = await addUser(island);
	await page.goto("/app_login");
	await page.getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(/\/app_login$/);
	await page.getByRole("link", { name: "J’ai oublié mon mot de passe" }).click();
	await expect(page).toHaveTitle("Mot de passe oublié ? · Island Excursions");
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "M’envoyer le lien" }).click();
	await expect(page.getByText("le lien est en route")).toBeVisible();
	await expectAccessible(page, { hasContrast: false });
});

test.describe("at 320 px", () => {
	test.use({ viewport: { width: 320, height: 700 } });

	for (const path of [
		"/app_login",
		"/app_login/forgot-password",
		"/app_login/reset-password?token=x",
		"/app_login/invitation",
		"/api/auth/error",
	])
		test(`longer texts fit on ${path}`, async ({ page }) => {
			await page.goto(`${path}${path.includes("?") ? "&" : "?"}language=xa`);
			await expect(page.locator("html")).toHaveAttribute("lang", "xa");
			await expectNoSideways(page);
		});
});
