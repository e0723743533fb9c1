import { createAuthClient } from "better-auth/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, sessions } from "#app/database/schema.server.ts";
import { addUser, refusal, sessionOf, signedInVisitor } from "#tests/account/people.ts";
import {
	accountsOf,
	countRows,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
	withBrokenTable,
} from "#tests/account/provider-island.ts";
import { signIdToken, standardClaims } from "#tests/fakes/fake-provider.ts";
import { comeBack, errorOf, leave, signIn, target } from "#tests/fakes/provider-visit.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify", "facebook"]);
});
afterAll(() => at.island.stop());
beforeEach(() => {
	at.fake("google").refreshAnswer = null;
	at.fake("google").calls = [];
	somebodyAt(at.provider("google"), { emailVerified: true });
	somebodyAt(at.provider("spotify"), { emailVerified: false });
});

const google = () => [at.provider("google"), at.fake("google")] as const;

async function link(visitor: Visitor, id = "google", body: Record<string, unknown> = {}) {
	const [provider, fake] = [at.provider(id), at.fake(id)];
	const visit = await leave(at.island, provider, fake, { visitor, path: "/link-social", body });
	return await comeBack(provider, visit);
}

async function waysOf(userId: string) {
	return (await accountsOf(at.island, userId)).map((one) => one.providerId).sort();
}

async function addWay(userId: string, providerId = "spotify") {
	const way = { id: `${providerId}-${userId}`, userId, providerId, accountId: `s-${userId}` };
	await at.island.db.insert(accounts).values({ ...way, createdAt: 1, updatedAt: 1 });
}

async function idTokenOf(claims: Record<string, unknown> = {}) {
	const provider = at.provider("google");
	const all = { ...standardClaims(provider), ...provider.idToken?.claims, ...claims };
	return { token: await signIdToken(provider, all) };
}

describe("link-social", () => {
	test("connects an account with the user's own, verified email", async () => {
		const email = at.provider("google").person.email ?? "";
		const { visitor, user } = await signedInVisitor(at.island, { email });
		const account = { callbackURL: "/dashboard/account" };
		expect(target(await link(visitor, "google", account))).toBe("/dashboard/account");
		expect(await waysOf(user.id)).toEqual(["credential", "google"]);
		// linking again renews the tokens
		expect(target(await link(visitor))).toBe("/dashboard");
		expect(await waysOf(user.id)).toEqual(["credential", "google"]);
	});

	test("needs a session, a known provider and targets that a cookie holds, and asks the database once", async () => {
		const body = { provider: "google", callbackURL: "/dashboard/account" };
		const stranger = await newVisitor(at.island).post("/api/auth/link-social", body);
		expect(stranger.status).toBe(401);
		const { visitor } = await signedInVisitor(at.island);
		const unknown = await visitor.post("/api/auth/link-social", { provider: "github" });
		expect(await refusal(unknown)).toMatchObject({ status: 404, code: "PROVIDER_NOT_FOUND" });
		at.island.databaseRoundTrips();
		expect((await visitor.post("/api/auth/link-social", body)).status).toBe(200);
		expect(at.island.databaseRoundTrips()).toBe(1);
		const long = `/${"a".repeat(2000)}`;
		const targets = { ...body, callbackURL: long, errorCallbackURL: long };
		const refused = await visitor.post("/api/auth/link-social", targets);
		expect(await refusal(refused)).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
	});

	test("with another or an unproved email, or somebody else's account: nothing is connected", async () => {
		const { visitor, user } = await signedInVisitor(at.island);
		expect(errorOf(await link(visitor))).toBe("email_doesn't_match");
		somebodyAt(at.provider("spotify"), { emailVerified: false, email: user.email });
		expect(errorOf(await link(visitor, "spotify"))).toBe("unable_to_link_account");
		const [provider, fake] = google();
		await signIn(at.island, provider, fake);
		somebodyAt(provider, { accountId: provider.person.accountId, email: user.email });
		expect(errorOf(await link(visitor))).toBe("account_already_linked_to_different_user");
		expect(await waysOf(user.id)).toEqual(["credential"]);
	});

	test("a visit that outlived its session links nothing: unable_to_link_account", async () => {
		const [provider, fake] = google();
		const email = provider.person.email ?? "";
		const { visitor, user, session } = await signedInVisitor(at.island, { email });
		const visit = await leave(at.island, provider, fake, { visitor, path: "/link-social" });
		await at.island.db.delete(sessions).where(eq(sessions.id, session.id));
		expect(errorOf(await comeBack(provider, visit))).toBe("unable_to_link_account");
		expect(await waysOf(user.id)).toEqual(["credential"]);
	});

	test("by id token: linked, already linked, and each refusal", async () => {
		const email = at.provider("google").person.email ?? "";
		const { visitor, user } = await signedInVisitor(at.island, { email });
		const post = async (claims?: Record<string, unknown>, more = {}) =>
			visitor.post("/api/auth/link-social", {
				provider: "google",
				idToken: { ...(await idTokenOf(claims)), ...more },
			});
		const done = { url: "", redirect: false, status: true };
		expect(await (await post()).json()).toEqual(done);
		expect(await (await post()).json()).toEqual(done);
		expect(await waysOf(user.id)).toEqual(["credential", "google"]);
		expect(await refusal(await post({ sub: "other", email: "other@example.com" }))).toEqual({
			status: 401,
			code: "ACCOUNT_NOT_LINKED__DIFFERENT_EMAILS_NOT_ALLOWED",
			message: "Account not linked - different emails not allowed",
		});
		expect(await refusal(await post({ sub: "other", email_verified: false }))).toMatchObject({
			status: 401,
			message: "Account not linked - linking not allowed",
		});
		for (const refused of [await post({ aud: "other" }), await post({}, { nonce: "n-1" })])
			expect(await refusal(refused)).toMatchObject({ status: 401, code: "INVALID_TOKEN" });
	});
});

describe("an id token that a client brings along", () => {
	const bring = async (claims?: Record<string, unknown>, visitor = newVisitor(at.island)) =>
		visitor.post("/api/auth/sign-in/social", {
			provider: "google",
			idToken: await idTokenOf(claims),
		});

	test("opens a session, and no forged one does", async () => {
		const visitor = newVisitor(at.island);
		const body = await (await bring({}, visitor)).json<Record<string, unknown>>();
		expect(body).toEqual({
			redirect: false,
			token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
			user: expect.objectContaining({ email: at.provider("google").person.email }),
		});
		expect((await sessionOf(visitor))?.session.token).toBe(body.token);
		const user = await addUser(at.island);
		const rowsBefore = await countRows(at.island);
		const forged = newVisitor(at.island);
		expect(await refusal(await bring({ aud: "another", sub: "x" }, forged))).toEqual({
			status: 401,
			code: "INVALID_TOKEN",
			message: "Invalid token",
		});
		expect(await sessionOf(forged)).toBeNull();
		const unproved = await bring({ sub: "y", email: user.email, email_verified: false });
		expect(await refusal(unproved)).toMatchObject({ status: 401, message: "account not linked" });
		const broken = await withBrokenTable(at.island, "sessions", () =>
			bring({ sub: "z", email: "z@example.com" }),
		);
		expect(await refusal(broken)).toMatchObject({ status: 401, message: "unable to create user" });
		expect(await countRows(at.island)).toEqual(rowsBefore);
	});

	test.each<[string, unknown, number, string]>([
		["a provider that is not configured", { provider: "github" }, 404, "PROVIDER_NOT_FOUND"],
		["one by the name of a property", { provider: "constructor" }, 404, "PROVIDER_NOT_FOUND"],
		["a scope with a space", { provider: "google", scopes: ["a b"] }, 400, "VALIDATION_ERROR"],
	])("is refused with %s", async (_name, body, status, code) => {
		const answer = await newVisitor(at.island).post("/api/auth/sign-in/social", body);
		expect(await refusal(answer)).toMatchObject({ status, code });
	});
});

describe("unlink-account", () => {
	const unlink = (visitor: Visitor, body: Record<string, unknown>) =>
		visitor.post("/api/auth/unlink-account", body);

	test("removes one way to sign in, never the last, also by two calls at once, and nobody else's", async () => {
		const { visitor, user } = await signedInVisitor(at.island, { password: null });
		await addWay(user.id, "google");
		expect(await refusal(await unlink(visitor, { providerId: "google" }))).toEqual({
			status: 400,
			code: "YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT",
			message: "You can't unlink your last account",
		});
		await addWay(user.id);
		const other = await addUser(at.island);
		for (const accountId of ["not-mine", other.id]) {
			const wrong = await unlink(visitor, { providerId: "credential", accountId });
			expect(await refusal(wrong)).toMatchObject({ status: 400, code: "ACCOUNT_NOT_FOUND" });
		}
		expect(await waysOf(other.id)).toEqual(["credential"]);
		const answers = await Promise.all(
			["google", "spotify"].map((providerId) => unlink(visitor, { providerId })),
		);
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
		expect(await waysOf(user.id)).toHaveLength(1);
	});

	test("needs a fresh session", async () => {
		const old = Date.now() - 2 * 86_400_000;
		const { visitor } = await signedInVisitor(at.island, {}, { createdAt: old, updatedAt: old });
		const stale = await unlink(visitor, { providerId: "credential" });
		expect(await refusal(stale)).toMatchObject({ status: 403, code: "SESSION_IS_NOT_FRESH" });
	});
});

describe("provider tokens", () => {
	async function guest() {
		const [provider, fake] = google();
		const { visit } = await signIn(at.island, provider, fake);
		fake.calls = [];
		return { visitor: visit.visitor, provider, fake };
	}
	const endsIn = (accountId: string, milliseconds: number) =>
		at.island.db
			.update(accounts)
			.set({ accessTokenExpiresAt: Date.now() + milliseconds })
			.where(eq(accounts.accountId, accountId));

	test("one that ends within five seconds is renewed first, one that lasts longer is not", async () => {
		const { visitor, provider, fake } = await guest();
		await endsIn(provider.person.accountId, 60_000);
		const body = { providerId: "google" };
		const lasting = await visitor.post("/api/auth/get-access-token", body);
		expect(await lasting.json()).toMatchObject({ accessToken: "at-1" });
		expect(fake.calls).toHaveLength(0);
		await endsIn(provider.person.accountId, 4000);
		const ending = await visitor.post("/api/auth/get-access-token", body);
		const answer = await ending.json<Record<string, string>>();
		expect(answer.accessToken).toBe("at-2");
		expect(Date.parse(answer.accessTokenExpiresAt ?? "")).toBeGreaterThan(Date.now() + 3_000_000);
		expect(answer.idToken?.split(".")).toHaveLength(3);
		expect(answer).not.toHaveProperty("refreshToken");
		expect(fake.calls).toHaveLength(1);

		fake.refreshAnswer = { status: 400, body: { error: "invalid_grant" } };
		await endsIn(provider.person.accountId, 1000);
		for (const [path, message] of [
			["get-access-token", "Failed to get a valid access token"],
			["refresh-token", "Failed to refresh access token"],
		]) {
			const refused = await visitor.post(`/api/auth/${path}`, body);
			expect(await refusal(refused)).toMatchObject({ status: 400, message });
		}
	});

	test("are one's own, found by either id of the account, and do not open when they are copied to another", async () => {
		const { visitor, provider } = await guest();
		const { accountId } = provider.person;
		const [row] = await at.island.db
			.select()
			.from(accounts)
			.where(eq(accounts.accountId, accountId));
		for (const id of [row?.id, accountId]) {
			const body = { providerId: "google", accountId: id };
			expect((await visitor.post("/api/auth/get-access-token", body)).status).toBe(200);
		}
		somebodyAt(provider);
		const { visitor: other } = await guest();
		const body = { providerId: "google", accountId: row?.id, userId: row?.userId };
		for (const path of ["get-access-token", "refresh-token"])
			expect(await refusal(await other.post(`/api/auth/${path}`, body))).toMatchObject({
				status: 400,
				code: "ACCOUNT_NOT_FOUND",
			});
		const info = await other.post("/api/auth/account-info", { accountId });
		expect(await refusal(info)).toMatchObject({ status: 400, message: "Account not found" });
		const stranger = newVisitor(at.island);
		expect((await stranger.post("/api/auth/get-access-token", body)).status).toBe(401);
		await at.island.db
			.update(accounts)
			.set({ accessToken: row?.accessToken ?? null })
			.where(eq(accounts.accountId, provider.person.accountId));
		const copied = await other.post("/api/auth/get-access-token", { providerId: "google" });
		expect(copied.status).toBe(400);
	});

	test("of unknown providers and of providers that cannot renew have different errors", async () => {
		const { visit } = await signIn(at.island, at.provider("facebook"), at.fake("facebook"));
		for (const [providerId, code] of [
			["github", "PROVIDER_NOT_SUPPORTED"],
			["facebook", "TOKEN_REFRESH_NOT_SUPPORTED"],
		]) {
			const answer = await visit.visitor.post("/api/auth/refresh-token", { providerId });
			expect(await refusal(answer)).toMatchObject({ status: 400, code });
		}
	});

	test("account-info answers the provider's present profile, in our fields and in its own", async () => {
		const provider = at.provider("spotify");
		const { visit } = await signIn(at.island, provider, at.fake("spotify"));
		const { accountId, name, email } = provider.person;
		const answer = await visit.visitor.post("/api/auth/account-info", { accountId });
		expect(await answer.json()).toEqual({
			user: { id: accountId, name, email, emailVerified: false, image: null },
			data: { id: accountId, display_name: name, email },
		});
		const { visitor, user } = await signedInVisitor(at.island);
		const ownAnswer = await visitor.post("/api/auth/account-info", { accountId: user.id });
		expect(await refusal(ownAnswer)).toMatchObject({ status: 400, code: "PROVIDER_NOT_SUPPORTED" });
	});
});

describe("the screens", () => {
	/** Decodes HTML entities such as apostrophes; the data of the screens carry texts that they may not show. */
	async function textOf(answer: Response): Promise<string> {
		const html = await answer.text();
		return html.replaceAll(/<script.*?<\/script>/gs, "").replaceAll("&#x27;", "'");
	}

	function visitOf(visitor: Visitor, address: string | null) {
		const url = new URL(address ?? "");
		at.fake("google").nonce = url.searchParams.get("nonce") ?? undefined;
		return { visitor, url, state: url.searchParams.get("state") ?? "" };
	}

	/** The form of the account page leads to a page with the link to the provider. */
	async function connect(visitor: Visitor): Promise<string> {
		const onward = await textOf(await visitor.submit("/dashboard/connect", { provider: "google" }));
		const href = /href="(https:\/\/accounts\.google\.com[^"]+)"/.exec(onward)?.[1] ?? null;
		const visit = visitOf(visitor, href?.replaceAll("&amp;", "&") ?? null);
		return target(await comeBack(at.provider("google"), visit));
	}

	test("the login page offers the configured providers and leads back to where the visitor wanted to go", async () => {
		const visitor = newVisitor(at.island);
		const text = await textOf(await visitor.get("/app_login?redirectTo=/booking/x"));
		expect(text).toMatch(/href="\/app_login\/with\/google\?redirectTo=%2Fbooking%2Fx"/);
		expect(text).toMatch(/src="\/providers\/spotify.svg"[^>]*>Spotify</);
		expect(text).not.toContain("GitHub");
		for (const [wish, place] of [
			[
				"/dashboard/bookings?q=Ana+P&status=confirmed",
				"/dashboard/bookings?q=Ana+P&status=confirmed",
			],
			[`/dashboard?q=${"a".repeat(1990)}`, `/dashboard?q=${"a".repeat(1990)}`],
			["//evil.example", "/dashboard"],
		] as const) {
			const browser = newVisitor(at.island);
			const query = new URLSearchParams({ redirectTo: wish });
			const answer = await browser.get(`/app_login/with/google?${query}`);
			const visit = visitOf(browser, answer.headers.get("location"));
			expect(visit.url.origin).toBe("https://accounts.google.com");
			expect(target(await comeBack(at.provider("google"), visit))).toBe(place);
		}
		expect(target(await visitor.get("/app_login/with/github"))).toBe(
			"/app_login?error=PROVIDER_NOT_FOUND",
		);
	});

	test("the login page is shown to whom another site has sent to a provider, so that no session begins by itself", async () => {
		const answerFrom = (site: string) =>
			newVisitor(at.island).fetch("/app_login/with/google?redirectTo=/booking/x", {
				headers: { "sec-fetch-site": site },
			});
		for (const site of ["cross-site", "same-site"])
			expect((await answerFrom(site)).headers.get("location")).toBe(
				"/app_login?redirectTo=/booking/x",
			);
		expect((await answerFrom("none")).headers.get("location")).toMatch(/accounts\.google\.com/);
	});

	test("the login page explains what went wrong at the provider, and keeps the wanted page", async () => {
		const visitor = newVisitor(at.island);
		const answer = await visitor.get("/app_login/with/google?redirectTo=/dashboard/account");
		const visit = visitOf(visitor, answer.headers.get("location"));
		const denied = await comeBack(at.provider("google"), visit, {
			code: undefined,
			error: "access_denied",
		});
		const text = await textOf(await visitor.get(target(denied)));
		expect(text).toContain("You cancelled the sign-in there");
		expect(text).toContain("with/google?redirectTo=%2Fdashboard%2Faccount");
		const unknown = await visitor.get("/app_login?error=something_new_from_a_provider");
		expect(await textOf(unknown)).toContain("That did not work");
	});

	test("the account page connects a provider by a post of its own, and disconnects it", async () => {
		const email = at.provider("google").person.email ?? "";
		const { visitor, user } = await signedInVisitor(at.island, { email });
		const back = await connect(visitor);
		expect(back).toMatch(/^\/app_login\/after\//);
		expect(target(await visitor.get(back))).toBe("/dashboard/account");
		expect(await textOf(await visitor.get("/dashboard/account"))).toContain(
			"The account is connected",
		);
		const account = (await accountsOf(at.island, user.id)).find(
			({ providerId }) => providerId === "google",
		);
		const disconnect = (provider: string, id = "") =>
			visitor.submit("/dashboard/account", { intent: "disconnect", provider, account: id });
		expect(target(await disconnect("google", account?.id))).toBe("/dashboard/account");
		expect(await waysOf(user.id)).toEqual(["credential"]);
		expect((await disconnect("credential")).status).toBe(400);
	});

	test("the account page says why nothing was connected, and no foreign page connects anything", async () => {
		const { visitor, user } = await signedInVisitor(at.island);
		expect(await textOf(await visitor.get(await connect(visitor)))).toContain(
			"a different email from yours",
		);
		const unknown = await visitor.submit("/dashboard/connect", { provider: "myspace" });
		expect(target(unknown)).toBe("/dashboard/account?error=PROVIDER_NOT_FOUND");
		const foreign = await visitor.fetch("/dashboard/connect", {
			method: "POST",
			headers: { origin: "https://evil.example" },
			body: new URLSearchParams({ provider: "google" }),
		});
		expect(foreign.status).toBeGreaterThanOrEqual(400);
		const page = await textOf(await visitor.get("/dashboard/connect?provider=google"));
		expect(page).toContain("Choose one on your account page");
		expect(page).not.toContain("accounts.google.com");
		expect(await waysOf(user.id)).toEqual(["credential"]);
	});
});

test("the unmodified reference client signs in at a provider and by id token, asks for tokens and facts, connects, disconnects", async () => {
	const visitor = newVisitor(at.island);
	const client = createAuthClient({
		baseURL: at.island.url.origin,
		fetchOptions: { customFetchImpl: visitor.fetch },
	});
	const [provider, fake] = google();
	const { accountId, email } = provider.person;
	const start = await client.signIn.social({
		provider: "google",
		callbackURL: "/dashboard",
		disableRedirect: true,
	});
	expect(start.error).toBeNull();
	const url = new URL(start.data?.url ?? "");
	fake.nonce = url.searchParams.get("nonce") ?? undefined;
	const visit = { visitor, url, state: url.searchParams.get("state") ?? "" };
	expect(target(await comeBack(provider, visit))).toBe("/dashboard");
	expect((await client.getSession()).data?.user.email).toBe(email);

	const token = await client.getAccessToken({ providerId: "google" });
	expect(token.data?.accessToken).toBe("at-1");
	expect((await client.refreshToken({ providerId: "google" })).data?.accessToken).toBe("at-2");
	expect((await client.accountInfo({ accountId })).data?.user.id).toBe(accountId);

	const link = await client.linkSocial({ provider: "spotify", callbackURL: "/dashboard" });
	expect(link.data?.url).toContain("https://accounts.spotify.com/authorize?");
	const list = await client.listAccounts();
	expect(list.data?.map((one) => one.providerId)).toEqual(["google"]);
	const unlink = await client.unlinkAccount({ providerId: "google" });
	expect(unlink.error?.message).toBe("You can't unlink your last account");

	await client.signOut();
	const idToken = await idTokenOf();
	const byToken = await client.signIn.social({ provider: "google", idToken });
	expect(byToken.data).toMatchObject({ redirect: false });
	expect((await client.getSession()).data?.user.email).toBe(email);
});
