import type { CDPSession, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions, twoFactors, users } from "#app/database/schema.server.ts";
import { password } from "#tests/account/people.ts";
import { enrolled } from "#tests/account/second-factor.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

test.use({
	ownIsland: "passkeys",
	islandVariables: { AUTH_SECOND_FACTOR_ROLES: "guide" },
	islandHost: "localhost",
	viewport: { width: 390, height: 844 },
});

/** An authenticator in the browser's own device. `touch`, `verify`: whether its user does so whenever it asks. */
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
		touch: (enabled: boolean) =>
			cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
		verify: (isUserVerified: boolean) =>
			cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

test("a passkey is made, signs in by the button and by the field, confirms, and is removed", async ({
	page,
	context,
	island,
}) => {
	const user = await signIn(context, island, { role: "manager" });
	const { touch, verify } = await addAuthenticator(page);
	const passkeysSheet = page.getByRole("region", { name: "Passkeys" });

	await page.goto("/dashboard/account");
	await expect(passkeysSheet).toContainText("All your other devices will be signed out");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expectToast(page, "The passkey is added");
	await expect(passkeysSheet).toContainText("not used yet");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(passkeysSheet.getByRole("alert")).toContainText("has a passkey for your account");
	await expectAccessible(page);

	await context.clearCookies();
	await verify(false);
	// Chromium's authenticator would answer the field's question as well
	await page.addInitScript(() => {
		if (location.search === "?by-button")
			PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
	await page.goto("/app_login?by-button");
	const button = page.getByRole("button", { name: "Sign in with a passkey" });
	await expect(button).toBeEnabled();
	await expectAccessible(page);
	await button.click();
	await expect(page.getByRole("alert")).toContainText("No passkey was used");
	await expectAccessible(page);
	const question = "**/generate-authenticate-options";
	await page.route(question, (route) => route.abort());
	await button.click();
	await expect(page.getByRole("alert")).toContainText("Check your connection");
	await page.unroute(question);
	await page.route(question, (route) => route.fulfill({ status: 429, json: {} }));
	await button.click();
	await expect(page.getByRole("alert")).toContainText("Wait a minute");
	await page.unroute(question);
	await verify(true);
	await button.click();
	await expect(page).toHaveURL(/\/dashboard$/);

	// the browser answers the field's question by itself
	await context.clearCookies();
	await page.goto("/app_login?redirectTo=/dashboard/account");
	await expect(page).toHaveURL(/\/dashboard\/account$/);
	await expect(passkeysSheet).toContainText("last used");

	await island.db.update(sessions).set({ confirmedAt: 0 }).where(eq(sessions.userId, user.id));
	await passkeysSheet.locator("summary", { hasText: "Remove" }).click();
	await passkeysSheet.getByRole("button", { name: "Yes, remove" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is it still you?");
	await expectAccessible(page);
	await page.getByRole("button", { name: "use my passkey" }).click();
	await expectToast(page, "The passkey is removed");
	await expect(passkeysSheet).not.toContainText("last used");

	// Chromium still has it, we do not
	await context.clearCookies();
	await page.goto("/app_login");
	await expect(page.getByRole("alert")).toContainText("belongs to no account here any more");
	await touch(false);
	await expectAccessible(page);
});

test("the second step takes a passkey, beside the app and alone", async ({ page, island }) => {
	const { user, visitor } = await enrolled(island, { role: "guide" });
	const { verify } = await addAuthenticator(page);
	// Chromium's authenticator would answer the question in the field for the email
	await page.addInitScript(() => {
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
	const url = island.url.origin;
	const ownCookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url }));
	await page.context().addCookies(ownCookies);
	await page.goto("/dashboard/account");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expectToast(page, "The passkey is added");
	const typePassword = async () => {
		await page.context().clearCookies();
		await page.goto("/app_login?redirectTo=/dashboard/account");
		await page.getByLabel("Email").fill(user.email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign in", exact: true }).click();
	};
	const usePasskey = page.getByRole("button", { name: "Use a passkey" });

	await typePassword();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
	await verify(false);
	await usePasskey.click();
	await expect(page.getByRole("alert")).toContainText("No passkey was used");
	await expectAccessible(page);
	await verify(true);
	await page.getByText("Do not ask on this device").click();
	await usePasskey.click();
	await expect(page).toHaveURL(/\/dashboard\/account$/);
	const cookies = await page.context().cookies();
	expect(cookies.map(({ name }) => name)).toContain("island.trust_device");

	await island.db.delete(twoFactors).where(eq(twoFactors.userId, user.id));
	await island.db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, user.id));
	await typePassword();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Use your passkey");
	await expectAccessible(page);
	await usePasskey.click();
	await expect(page).toHaveURL(/\/dashboard\/account$/);
});
