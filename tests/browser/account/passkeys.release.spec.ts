import type { CDPSession, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions } from "#app/database/schema.server.ts";
import { password } from "#tests/account/people.ts";
import { enrolled } from "#tests/account/second-factor.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";

test.use({
	ownIsland: "passkeys",
	islandHost: "localhost",
	viewport: { width: 390, height: 844 },
});

/** An authenticator in the browser's own device. `verify`: whether its user does so whenever it asks. */
async function addAuthenticator(page: Page) {
	const cdp: CDPSession = await page.context().newCDPSession(page);
	await cdp.send("WebAuthn.enable");
	const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		verify: (isUserVerified: boolean) =>
			cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

test("a passkey is made, signs in by the button, by the field and at the second step, confirms, and is removed", async ({
	page,
	context,
	island,
}) => {
	const { user, visitor } = await enrolled(island, { role: "manager" });
	const { verify } = await addAuthenticator(page);
	// Chromium's authenticator would answer the field's question as well
	await page.addInitScript(() => {
		if (location.search.includes("by-button"))
			PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
	const url = island.url.origin;
	await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
	const passkeysSheet = page.getByRole("region", { name: "Passkeys" });
	const title = page.getByRole("heading", { level: 1 });
	await page.goto("/dashboard/account");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expectToast(page, "The passkey is added");
	await expect(passkeysSheet).toContainText("not used yet");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(passkeysSheet.getByRole("alert")).toContainText("has a passkey for your account");

	await context.clearCookies();
	await verify(false);
	await page.goto("/app_login?by-button");
	const button = page.getByRole("button", { name: "Sign in with a passkey" });
	await button.click();
	await expect(page.getByRole("alert")).toContainText("No passkey was used");
	const question = "**/generate-authenticate-options";
	await page.route(question, (route) => route.abort());
	await button.click();
	await expect(page.getByRole("alert")).toContainText("Check your connection");
	await page.unroute(question);
	await verify(true);
	await button.click();
	await expect(page).toHaveURL(/\/dashboard$/);

	// the browser answers the field's question by itself
	await context.clearCookies();
	await page.goto("/app_login?redirectTo=/dashboard/account");
	await expect(page).toHaveURL(/\/dashboard\/account$/);
	await expect(passkeysSheet).toContainText("last used");

	await context.clearCookies();
	await page.goto("/app_login?redirectTo=/dashboard/account&by-button");
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(title).toHaveText("One more step");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expect(page).toHaveURL(/\/dashboard\/account$/);

	await island.db.update(sessions).set({ confirmedAt: 0 }).where(eq(sessions.userId, user.id));
	await passkeysSheet.locator("summary", { hasText: "Remove" }).click();
	await passkeysSheet.getByRole("button", { name: "Yes, remove" }).click();
	await expect(title).toHaveText("Is it still you?");
	await page.getByRole("button", { name: "use my passkey" }).click();
	await expectToast(page, "The passkey is removed");
	await expect(passkeysSheet).not.toContainText("last used");
});
