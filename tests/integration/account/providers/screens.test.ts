import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts } from "#app/database/schema.server.ts";
import { sessionOf, signedInVisitor } from "#tests/account/people.ts";
import {
	accountsOf,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
} from "#tests/account/provider-island.ts";
import { comeBack, target } from "#tests/fakes/provider-visit.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify"], {}, { hasFiles: true });
});
afterAll(() => at.island.stop());
beforeEach(() => {
	somebodyAt(at.provider("google"), { emailVerified: true });
});

/** Decodes HTML entities such as apostrophes. */
async function textOf(answer: Response): Promise<string> {
	const html = await answer.text();
	// the data of the screens carry texts that they may not show
	return html.replaceAll(/<script.*?<\/script>/gs, "").replaceAll("&#x27;", "'");
}

async function visitOf(visitor: Visitor, address: string | null) {
	const url = new URL(address ?? "");
	at.fake("google").nonce = url.searchParams.get("nonce") ?? undefined;
	return { visitor, url, state: url.searchParams.get("state") ?? "" };
}

describe("the login page", () => {
	test("offers the configured providers by name and mark, and no other", async () => {
		const text = await textOf(await newVisitor(at.island).get("/app_login?redirectTo=/booking/x"));
		expect(text).toMatch(/href="\/app_login\/with\/google\?redirectTo=%2Fbooking%2Fx"/);
		expect(text).toMatch(/src="\/providers\/google.svg"[^>]*>Google</);
		expect(text).toMatch(/src="\/providers\/spotify.svg"[^>]*>Spotify</);
		expect(text).not.toContain("GitHub");
		expect((await at.island.fetch("/providers/google.svg")).headers.get("content-type")).toBe(
			"image/svg+xml",
		);
	});

	test("leads to the provider and back to where the visitor wanted to go", async () => {
		const visitor = newVisitor(at.island);
		const redirectTo = "/dashboard/bookings?q=Ana+P&status=confirmed";
		const query = new URLSearchParams({ redirectTo: redirectTo });
		const answer = await visitor.get(`/app_login/with/google?${query}`);
		expect(answer.status).toBe(302);
		const visit = await visitOf(visitor, answer.headers.get("location"));
		expect(visit.url.origin).toBe("https://accounts.google.com");
		expect(target(await comeBack(at.provider("google"), visit))).toBe(redirectTo);
		expect((await sessionOf(visitor))?.user.email).toBe(at.provider("google").person.email);
	});

	test("is shown to whom another site has sent to a provider, so that no session begins by itself", async () => {
		const visitor = newVisitor(at.island);
		const answerFrom = (site: string) =>
			visitor.fetch("/app_login/with/google?redirectTo=/booking/x", {
				headers: { "sec-fetch-site": site },
			});
		for (const site of ["cross-site", "same-site"])
			expect((await answerFrom(site)).headers.get("location")).toBe(
				"/app_login?redirectTo=/booking/x",
			);
		for (const site of ["same-origin", "none"])
			expect((await answerFrom(site)).headers.get("location")).toMatch(/accounts\.google\.com/);
	});

	test("explains what went wrong at the provider, and keeps the wanted page", async () => {
		const visitor = newVisitor(at.island);
		const answer = await visitor.get("/app_login/with/google?redirectTo=/dashboard/account");
		const visit = await visitOf(visitor, answer.headers.get("location"));
		const denied = await comeBack(at.provider("google"), visit, {
			code: undefined,
			error: "access_denied",
			error_description: "<script>",
		});
		const text = await textOf(await visitor.get(target(denied)));
		expect(text).toContain("You cancelled the sign-in there");
		expect(text).not.toContain("<script>&");
		expect(text).toContain("with/google?redirectTo=%2Fdashboard%2Faccount");
	});

	test.each([
		["account_not_linked", "There is already an account with this email"],
		["email_not_found", "We did not get your email"],
		["invalid_code", "could not be completed"],
		["unable_to_get_user_info", "We did not get your details"],
		["signup_disabled", "Ask the manager of your team for an account"],
		["please_restart_the_process", "Start again"],
		["banned", "This account is blocked"],
		["something_new_from_a_provider", "That did not work"],
	])("%s: %s", async (error, words) => {
		const text = await textOf(await newVisitor(at.island).get(`/app_login?error=${error}`));
		expect(text).toContain(words);
	});

	test("a provider that is not there, or a foreign target, leads nowhere else", async () => {
		const visitor = newVisitor(at.island);
		const unknown = await visitor.get("/app_login/with/github");
		expect(target(unknown)).toBe("/app_login?error=PROVIDER_NOT_FOUND");
		const answer = await visitor.get("/app_login/with/google?redirectTo=//evil.example");
		const visit = await visitOf(visitor, answer.headers.get("location"));
		expect(target(await comeBack(at.provider("google"), visit))).toBe("/dashboard");
	});
});

describe("the account page", () => {
	test("connects a provider by a post of its own, and disconnects it", async () => {
		const email = at.provider("google").person.email ?? "";
		const { visitor, user } = await signedInVisitor(at.island, { email });
		expect(await textOf(await visitor.get("/dashboard/account"))).toContain(
			"Connect another account",
		);
		const onward = await textOf(await visitor.submit("/dashboard/connect", { provider: "google" }));
		expect(onward).toContain("Continue to Google");
		const href = /href="(https:\/\/accounts\.google\.com[^"]+)"/.exec(onward)?.[1];
		const visit = await visitOf(visitor, href?.replaceAll("&amp;", "&") ?? null);
		const back = target(await comeBack(at.provider("google"), visit));
		expect(back).toMatch(/^\/app_login\/after\//);
		expect(target(await visitor.get(back))).toBe("/dashboard/account");
		const text = await textOf(await visitor.get("/dashboard/account"));
		expect(text).toContain("The account is connected");
		expect(text).toContain("Disconnect");

		const google = (await accountsOf(at.island, user.id)).find(
			(one) => one.providerId === "google",
		);
		const disconnection = await visitor.submit("/dashboard/account", {
			intent: "disconnect",
			provider: "google",
			account: google?.id ?? "",
		});
		expect(target(disconnection)).toBe("/dashboard/account");
		expect(await accountsOf(at.island, user.id)).toHaveLength(1);
	});

	test("says why something was not connected or disconnected", async () => {
		const { visitor } = await signedInVisitor(at.island);
		const onward = await textOf(await visitor.submit("/dashboard/connect", { provider: "google" }));
		const href = /href="(https:\/\/accounts\.google\.com[^"]+)"/.exec(onward)?.[1];
		const visit = await visitOf(visitor, href?.replaceAll("&amp;", "&") ?? null);
		const back = target(await comeBack(at.provider("google"), visit));
		expect(await textOf(await visitor.get(back))).toContain("a different email from yours");
		const unknown = await visitor.submit("/dashboard/connect", { provider: "myspace" });
		expect(target(unknown)).toBe("/dashboard/account?error=PROVIDER_NOT_FOUND");
		const last = await visitor.submit("/dashboard/account", {
			intent: "disconnect",
			provider: "credential",
			account: "",
		});
		expect(last.status).toBe(400);
	});

	test("no foreign page connects anything, nor does an address that is merely opened", async () => {
		const { visitor } = await signedInVisitor(at.island);
		const foreign = await visitor.fetch("/dashboard/connect", {
			method: "POST",
			headers: { origin: "https://evil.example" },
			body: new URLSearchParams({ provider: "google" }),
		});
		expect(foreign.status).toBeGreaterThanOrEqual(400);
		const page = await textOf(await visitor.get("/dashboard/connect?provider=google"));
		expect(page).toContain("Choose one on your account page");
		expect(page).not.toContain("accounts.google.com");
	});

	test("shows an account of a provider that is no longer configured", async () => {
		const { visitor, user } = await signedInVisitor(at.island);
		await at.island.db.insert(accounts).values({
			id: `old-${user.id}`,
			userId: user.id,
			providerId: "figma",
			accountId: "1",
			createdAt: 1,
			updatedAt: 1,
		});
		expect(await textOf(await visitor.get("/dashboard/account"))).toContain("Figma");
	});
});

describe("without any provider", () => {
	let bare: Island;
	beforeAll(async () => {
		bare = await startIsland();
	});
	afterAll(() => bare.stop());

	test("nothing is offered", async () => {
		const text = await textOf(await newVisitor(bare).get("/app_login"));
		expect(text).not.toContain("Or sign in with");
		const { visitor } = await signedInVisitor(bare);
		expect(await textOf(await visitor.get("/dashboard/account"))).not.toContain(
			"Connect another account",
		);
	});
});
