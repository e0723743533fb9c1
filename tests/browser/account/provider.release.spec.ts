import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { accounts, users } from "#app/database/schema.server.ts";
import { test as base, expect, expectToast } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/fakes/openid-provider.ts";

const client = { id: "island.apps.example", secret: "a-secret-that-both-sides-know" };

const test = base.extend<{ provider: OpenIdProvider }>({
	provider: async ({ island }, use) => use(await startOpenIdProvider(island, client)),
	page: async ({ page, provider }, use) => {
		const toProvider = (address: string) => ({
			contentType: "text/html",
			body: `<meta http-equiv="refresh" content="0;url=${inAttribute(provider.origin + address)}">`,
		});
		await page.route("https://accounts.google.com/**", (route) =>
			route.fulfill(toProvider(`/auth${new URL(route.request().url()).search}`)),
		);
		// Playwright cannot intercept a redirect's target, so it intercepts the redirect
		await page.route("**/app_login/with/google*", async (route) => {
			const answer = await route.fetch({ maxRedirects: 0 });
			const { hostname, search } = new URL(answer.headers().location ?? "");
			expect(hostname).toBe("accounts.google.com");
			await route.fulfill(toProvider(`/auth${search}`));
		});
		// the provider's pages load fonts from the internet
		await page.route(/fonts\.(googleapis|gstatic)\.com/, (route) =>
			route.fulfill({ contentType: "text/css", body: "" }),
		);
		await use(page);
	},
});

/** On the account page, above what is used once in a while. */
const seldomUsed = "Ways to sign in, your data, deletion";

test.use({
	ownIsland: "provider",
	islandVariables: { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret },
});
function inAttribute(address: string): string {
	return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

async function signInOverThere(page: Page, name: string) {
	await page.getByPlaceholder("Enter any login").fill(name);
	await page.getByPlaceholder("and password").fill("anything");
	await page.getByRole("button", { name: "Sign-in" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
}

test("a guest cancels at a real OpenID provider, signs in, out, and in again; staff connect it and disconnect it", async ({
	page,
	context,
	island,
}) => {
	await page.goto("/app_login?redirectTo=/dashboard/account");
	await page.getByRole("link", { name: "Google" }).click();
	await page.getByRole("link", { name: "[ Cancel ]" }).click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText(
		"You cancelled the sign-in there",
	);
	await page.getByRole("link", { name: "Google" }).click();
	await signInOverThere(page, "ida");
	await expect(page).toHaveURL(/\/dashboard\/account$/);
	const [user] = await island.db.select().from(users).where(eq(users.email, "ida@mail.example"));
	expect(user).toMatchObject({ name: "Guest ida", emailVerified: true, role: "user" });
	const token = await page.evaluate(async () => {
		const answer = await fetch("/api/auth/refresh-token", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ providerId: "google" }),
		});
		return await answer.json();
	});
	expect(token).toMatchObject({ accessToken: expect.stringMatching(/^[\w-]{43}$/) });

	await page.getByRole("button", { name: "Sign out" }).click();
	await page.getByRole("link", { name: "Google" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
	expect(await island.db.$count(accounts, eq(accounts.accountId, "ida"))).toBe(1);

	await context.clearCookies();
	await signIn(context, island, { email: "nora@mail.example" });
	await page.goto("/dashboard/account");
	await page.getByText(seldomUsed).click();
	await page.getByRole("button", { name: "Google" }).click();
	await signInOverThere(page, "nora");
	await expect(page).toHaveURL(/\/dashboard\/account$/);
	await expect(page.getByRole("main").getByText("The account is connected")).toBeVisible();
	await page.getByText(seldomUsed).click();
	await page.getByText("Disconnect", { exact: false }).first().click();
	await page.getByRole("button", { name: "Yes, disconnect Google" }).click();
	await expectToast(page, "The account is disconnected");
});
