import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, sessions, users } from "#app/database/schema.server.ts";
import { addUser, refusal, sessionOf, signedInVisitor } from "#tests/account/people.ts";
import {
	accountsOf,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
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

describe("link-social", () => {
	test("connects an account with the user's own, verified email", async () => {
		const email = at.provider("google").person.email ?? "";
		const { visitor, user } = await signedInVisitor(at.island, { email });
		expect(target(await link(visitor, "google", { callbackURL: "/dashboard/account" }))).toBe(
			"/dashboard/account",
		);
		expect(await waysOf(user.id)).toEqual(["credential", "google"]);
		const list = await (await visitor.get("/api/auth/list-accounts")).json<unknown[]>();
		expect(list).toHaveLength(2);
		// linking again renews the tokens
		expect(target(await link(visitor))).toBe("/dashboard");
		expect(await waysOf(user.id)).toEqual(["credential", "google"]);
	});

	test("requests the configured scopes", async () => {
		const { visitor } = await signedInVisitor(at.island);
		const [provider, fake] = google();
		const { url } = await leave(at.island, provider, fake, {
			visitor,
			path: "/link-social",
			body: { scopes: ["https://www.googleapis.com/auth/calendar"] },
		});
		expect(url.searchParams.get("scope")).toBe(
			"email profile openid https://www.googleapis.com/auth/calendar",
		);
	});

	test("needs a session, a known provider and an origin of ours", async () => {
		const stranger = newVisitor(at.island);
		const body = { provider: "google" };
		expect(await refusal(await stranger.post("/api/auth/link-social", body))).toMatchObject({
			status: 401,
		});
		const { visitor } = await signedInVisitor(at.island);
		const unknown = await visitor.post("/api/auth/link-social", { provider: "github" });
		expect(await refusal(unknown)).toMatchObject({ status: 404, code: "PROVIDER_NOT_FOUND" });
		const foreign = await visitor.post("/api/auth/link-social", body, {
			origin: "https://evil.example",
		});
		expect(foreign.status).toBe(403);
	});

	test("asks the database for the session alone, and refuses targets that no cookie holds", async () => {
		const { visitor } = await signedInVisitor(at.island);
		at.island.databaseRoundTrips();
		const body = { provider: "google", callbackURL: "/dashboard/account" };
		expect((await visitor.post("/api/auth/link-social", body)).status).toBe(200);
		expect(at.island.databaseRoundTrips()).toBe(1);
		const long = `/${"a".repeat(2000)}`;
		const refused = await visitor.post("/api/auth/link-social", {
			...body,
			callbackURL: long,
			errorCallbackURL: long,
		});
		expect(await refusal(refused)).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
	});

	test("with another email: email_doesn't_match", async () => {
		const { visitor, user } = await signedInVisitor(at.island);
		expect(errorOf(await link(visitor))).toBe("email_doesn't_match");
		expect(await waysOf(user.id)).toEqual(["credential"]);
	});

	test("with an email that the provider did not verify: unable_to_link_account", async () => {
		const email = at.provider("spotify").person.email ?? "";
		const { visitor } = await signedInVisitor(at.island, { email });
		expect(errorOf(await link(visitor, "spotify"))).toBe("unable_to_link_account");
	});

	test("with an account of somebody else: account_already_linked_to_different_user", async () => {
		const [provider, fake] = google();
		await signIn(at.island, provider, fake);
		const owner = await at.island.db
			.select()
			.from(accounts)
			.where(eq(accounts.accountId, provider.person.accountId));
		const { visitor, user } = await signedInVisitor(at.island);
		somebodyAt(provider, { accountId: provider.person.accountId, email: user.email });
		expect(errorOf(await link(visitor))).toBe("account_already_linked_to_different_user");
		expect(owner[0]?.userId).not.toBe(user.id);
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

	test("a user who is gone meanwhile: unable_to_link_account, no account without an owner", async () => {
		const [provider, fake] = google();
		const { visitor, user } = await signedInVisitor(at.island, {
			email: provider.person.email ?? "",
		});
		const visit = await leave(at.island, provider, fake, { visitor, path: "/link-social" });
		await at.island.db.delete(users).where(eq(users.id, user.id));
		expect(errorOf(await comeBack(provider, visit))).toBe("unable_to_link_account");
	});

	test("by id token: linked, already linked, and each refusal", async () => {
		const [provider] = google();
		const { visitor, user } = await signedInVisitor(at.island, {
			email: provider.person.email ?? "",
		});
		const idToken = async (claims: Record<string, unknown> = {}) => ({
			token: await signIdToken(provider, {
				...standardClaims(provider),
				...provider.idToken?.claims,
				...claims,
			}),
		});
		const post = async (claims?: Record<string, unknown>) =>
			visitor.post("/api/auth/link-social", { provider: "google", idToken: await idToken(claims) });
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
		expect(await refusal(await post({ aud: "other" }))).toMatchObject({
			status: 401,
			code: "INVALID_TOKEN",
		});
	});
});

describe("unlink-account", () => {
	test("removes one way to sign in, never the last", async () => {
		const [provider, fake] = google();
		const { visit } = await signIn(at.island, provider, fake);
		const session = await sessionOf(visit.visitor);
		const userId = session?.user.id ?? "";
		const only = await visit.visitor.post("/api/auth/unlink-account", { providerId: "google" });
		expect(await refusal(only)).toEqual({
			status: 400,
			code: "YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT",
			message: "You can't unlink your last account",
		});
		await at.island.db.insert(accounts).values({
			id: `own-${userId}`,
			userId,
			providerId: "spotify",
			accountId: `s-${userId}`,
			createdAt: 1,
			updatedAt: 1,
		});
		const wrong = await visit.visitor.post("/api/auth/unlink-account", {
			providerId: "google",
			accountId: "not-mine",
		});
		expect(await refusal(wrong)).toMatchObject({ status: 400, code: "ACCOUNT_NOT_FOUND" });
		const unlink = await visit.visitor.post("/api/auth/unlink-account", {
			providerId: "google",
			accountId: provider.person.accountId,
		});
		expect(await unlink.json()).toEqual({ status: true });
		expect(await waysOf(userId)).toEqual(["spotify"]);
	});

	test("two parallel removals leave one way to sign in", async () => {
		const { visitor, user } = await signedInVisitor(at.island, { password: null });
		for (const providerId of ["google", "spotify"])
			await at.island.db.insert(accounts).values({
				id: `${providerId}-${user.id}`,
				userId: user.id,
				providerId,
				accountId: `${providerId}-${user.id}`,
				createdAt: 1,
				updatedAt: 1,
			});
		const answers = await Promise.all(
			["google", "spotify"].map((providerId) =>
				visitor.post("/api/auth/unlink-account", { providerId }),
			),
		);
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
		expect(await waysOf(user.id)).toHaveLength(1);
	});

	test("needs a fresh session and touches nobody else's account", async () => {
		const old = Date.now() - 2 * 86_400_000;
		const { visitor } = await signedInVisitor(at.island, {}, { createdAt: old, updatedAt: old });
		const stale = await visitor.post("/api/auth/unlink-account", { providerId: "credential" });
		expect(await refusal(stale)).toMatchObject({ status: 403, code: "SESSION_IS_NOT_FRESH" });
		const other = await addUser(at.island);
		const fresh = await signedInVisitor(at.island);
		await at.island.db.insert(accounts).values({
			id: `second-${fresh.user.id}`,
			userId: fresh.user.id,
			providerId: "spotify",
			accountId: `second-${fresh.user.id}`,
			createdAt: 1,
			updatedAt: 1,
		});
		const foreign = await fresh.visitor.post("/api/auth/unlink-account", {
			providerId: "credential",
			accountId: other.id,
		});
		expect(foreign.status).toBe(400);
		expect(await waysOf(other.id)).toEqual(["credential"]);
	});
});
