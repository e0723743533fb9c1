import { totpCode, totpStep } from "#app/account/two-factor/totp.server.ts";
import { password } from "#tests/account/people.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

/** The next step too: the code of the present one is used at once. */
const codeOf = (key: string, offset = 0) =>
	totpCode(key.replaceAll(" ", ""), totpStep(Date.now()) + offset);

test("a user sets up an app on the account page, keeps the codes, and signs in with both steps", async ({
	page,
	context,
	island,
}) => {
	const user = await signIn(context, island, { role: "manager" });
	await page.goto("/dashboard/account");
	await page.getByRole("link", { name: "Set it up" }).click();
	await page.getByRole("button", { name: "Begin" }).click();
	await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
	const key = (await page.locator("code").textContent()) ?? "";
	await page.getByLabel("Code that the app shows now").fill("000 000");
	await page.getByRole("button", { name: "Switch on" }).click();
	await expect(page.getByText("That code is not right")).toBeVisible();
	await expectAccessible(page);
	await expect(page.locator("code")).toHaveText(key);
	await page.getByLabel("Code that the app shows now").fill(codeOf(key));
	await page.getByRole("button", { name: "Switch on" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: /^[a-z2-7-]{29}$/ })).toHaveCount(10);
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Save as a file" }).click();
	expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
	await page.getByRole("link", { name: "I have kept them" }).click();
	await expect(page.getByText("10 recovery codes are left")).toBeVisible();

	await context.clearCookies();
	await page.goto("/app_login?redirectTo=/dashboard/account");
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
	await page.getByLabel("Code from the app").fill(codeOf(key, 1));
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
});
