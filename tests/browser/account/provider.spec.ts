import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { accounts, users } from "#app/database/schema.server.ts";
import { addUser, password } from "#tests/account/people.ts";
import {
	test as base,
	expect,
	expectAccessible,
	expectToast,
} from "#tests/browser/browser-test.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/fakes/openid-provider.ts";
import type { Island } from "#tests/island.ts";

const client = { id: "island.apps.example", secret: "a-secret-that-both-sides-know" };

/** One provider for each island, because the worker caches the provider's keys. */
const providers = new WeakMap<Island, Promise<OpenIdProvider>>();

function providerOf(island: Island): Promise<OpenIdProvider> {
	const provider = providers.get(island) ?? startOpenIdProvider(island, client);
	providers.set(island, provider);
	return provider;
}

const test = base.extend<{ provider: OpenIdProvider }>({
	provider: async ({ island }, use) => use(await providerOf(island)),
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
// in one process, so that all tests share an island
test.describe.configure({ mode: "default" });

function inAttribute(address: string): string {
	return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

async function signInOverThere(page: Page, name: string) {
	await page.getByPlaceholder("Enter any login").fill(name);
	await page.getByPlaceholder("and password").fill("anything");
	await page.getByRole("button", { name: "Sign-in" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
}

test("a guest signs in at a real OpenID provider, out, and in again", async ({ page, island }) => {
	await page.goto("/app_login");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Google" }).click();
	await signInOverThere(page, "ida");
	await expect(page).toHaveURL(/\/dashboard$/);
	const [user] = await island.db.select().from(users).where(eq(users.email, "ida@mail.example"));
	expect(user).toMatchObject({ name: "Guest ida", emailVerified: true, role: "user" });

	await page.goto("/dashboard/account");
	await page.getByText(seldomUsed).click();
	await expect(page.getByText("Google")).toBeVisible();
	await expectAccessible(page);
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
});

test("a sign-in cancelled at the provider is told on the login page", async ({ page }) => {
	await page.goto("/app_login?redirectTo=/dashboard/account");
	await page.getByRole("link", { name: "Google" }).click();
	await page.getByRole("link", { name: "[ Cancel ]" }).click();
	await expect(page).toHaveURL(/\/app_login\?/);
	await expect(page.getByRole("main").getByRole("alert")).toContainText(
		"You cancelled the sign-in there",
	);
	await expectAccessible(page);
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("a signed-in user connects the provider and disconnects it", async ({ page, island }) => {
			const name = javaScriptEnabled ? "nora" : "omar";
			await addUser(island, { email: `${name}@mail.example` });
			await page.goto("/app_login?redirectTo=/dashboard/account");
			await page.getByLabel("Email").fill(`${name}@mail.example`);
			await page.getByLabel("Password").fill(password);
			await page.getByRole("button", { name: "Sign in" }).click();
			await page.getByText(seldomUsed).click();
			await page.getByRole("button", { name: "Google" }).click();
			if (!javaScriptEnabled) await page.getByRole("link", { name: "Continue to Google" }).click();
			await signInOverThere(page, name);
			await expect(page).toHaveURL(/\/dashboard\/account$/);
			await expect(page.getByRole("main").getByText("The account is connected")).toBeVisible();
			await page.getByText(seldomUsed).click();
			await page.getByText("Disconnect", { exact: false }).first().click();
			await page.getByRole("button", { name: "Yes, disconnect Google" }).click();
			await expectToast(page, "The account is disconnected");
			if (!javaScriptEnabled) await page.getByText(seldomUsed).click();
			await expect(page.getByRole("button", { name: "Google" })).toBeVisible();
		});
	});
}
