import { addUser, password } from "#tests/account/people.ts";
import { expect, expectToast, test } from "#tests/browser/browser-test.ts";

test.use({ javaScriptEnabled: false });

test("one can sign in, change one's name and sign out", async ({ page, island }) => {
	const user = await addUser(island);
	await page.goto("/dashboard/account");
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByLabel("Name").fill("No Script");
	await page.getByRole("button", { name: "Save the name" }).click();
	await expectToast(page, "Your name is saved");
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/\/app_login$/);
	await expectToast(page, "You are signed out");
	await page.reload();
	await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
});
