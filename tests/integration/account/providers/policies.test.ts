import { createAuthClient } from "better-auth/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#app/database/schema.server.ts";
import {
	addUser,
	linkTo,
	mailsTo,
	refusal,
	sessionOf,
	signedInVisitor,
} from "#tests/account/people.ts";
import {
	accountsOf,
	countRows,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
} from "#tests/account/provider-island.ts";
import { signIdToken, standardClaims } from "#tests/fakes/fake-provider.ts";
import { comeBack, errorOf, leave, signIn, target } from "#tests/fakes/provider-visit.ts";
import { newVisitor } from "#tests/visitor.ts";

const ids = ["google", "spotify"];

function usePolicy(variables: Record<string, string>) {
	let at: ProviderIsland | undefined;
	beforeAll(async () => {
		at = await startProviderIsland(ids, variables);
	});
	afterAll(() => at?.island.stop());
	const running = () => {
		if (!at) throw new Error("not started");
		return at;
	};
	beforeEach(() => {
		somebodyAt(running().provider("google"), { emailVerified: true });
		somebodyAt(running().provider("spotify"), { emailVerified: false });
	});
	return running;
}

describe("AUTH_DISABLE_SIGN_UP, with trust and different emails", () => {
	const at = usePolicy({
		AUTH_DISABLE_SIGN_UP: "true",
		AUTH_TRUSTED_PROVIDERS: "spotify",
		AUTH_ALLOW_DIFFERENT_EMAILS: "true",
		AUTH_ALLOW_UNLINKING_ALL: "true",
	});

	test("no new user is created, by redirect or id token, whatever is requested", async () => {
		const { island, provider, fake } = at();
		const rowsBefore = await countRows(island);
		const body = { requestSignUp: true };
		const { answer } = await signIn(island, provider("google"), fake("google"), { body });
		expect(errorOf(answer)).toBe("signup_disabled");
		const claims = {
			...standardClaims(provider("google")),
			...provider("google").idToken?.claims,
		};
		const byToken = await newVisitor(island).post("/api/auth/sign-in/social", {
			provider: "google",
			requestSignUp: true,
			idToken: { token: await signIdToken(provider("google"), claims) },
		});
		expect(await refusal(byToken)).toMatchObject({ status: 401, message: "signup disabled" });
		expect(await countRows(island)).toEqual(rowsBefore);
	});

	test("a trusted provider's unverified email joins its user, and proves nothing", async () => {
		const { island, provider, fake } = at();
		const user = await addUser(island, { email: provider("spotify").person.email ?? "" });
		const { answer, visit } = await signIn(island, provider("spotify"), fake("spotify"));
		expect(target(answer)).toBe("/dashboard");
		expect((await sessionOf(visit.visitor))?.user).toMatchObject({
			id: user.id,
			emailVerified: false,
		});
		expect(await accountsOf(island, user.id)).toHaveLength(2);
	});

	test("an account with another email is connected where that is allowed", async () => {
		const { island, provider, fake } = at();
		const { visitor, user } = await signedInVisitor(island);
		const path = "/link-social";
		const visit = await leave(island, provider("google"), fake("google"), { visitor, path });
		expect(target(await comeBack(provider("google"), visit))).toBe("/dashboard");
		expect(await accountsOf(island, user.id)).toHaveLength(2);
		expect((await sessionOf(visitor))?.user.email).toBe(user.email);
	});

	test("the last way to sign in can be removed where that is allowed", async () => {
		const { visitor, user } = await signedInVisitor(at().island);
		const answer = await visitor.post("/api/auth/unlink-account", { providerId: "credential" });
		expect(await answer.json()).toEqual({ status: true });
		expect(await accountsOf(at().island, user.id)).toEqual([]);
	});
});

describe("AUTH_ACCOUNT_LINKING_ENABLED=false and AUTH_REQUIRE_EMAIL_VERIFICATION", () => {
	const at = usePolicy({
		AUTH_ACCOUNT_LINKING_ENABLED: "false",
		AUTH_TRUSTED_PROVIDERS: "google,spotify",
		AUTH_REQUIRE_EMAIL_VERIFICATION: "true",
	});

	test("nothing is joined, however well it is proved", async () => {
		const { island, provider, fake } = at();
		const email = provider("google").person.email ?? "";
		const { visitor } = await signedInVisitor(island, { email, emailVerified: true });
		const { answer } = await signIn(island, provider("google"), fake("google"));
		expect(errorOf(answer)).toBe("account_not_linked");
		const path = "/link-social";
		const visit = await leave(island, provider("google"), fake("google"), { visitor, path });
		expect(errorOf(await comeBack(provider("google"), visit))).toBe("unable_to_link_account");
	});

	test("an unproved email gets a mail at each attempt, and a session when it is proved", async () => {
		const { island, provider, fake } = at();
		const email = provider("spotify").person.email ?? "";
		const { answer, visit } = await signIn(island, provider("spotify"), fake("spotify"));
		expect(errorOf(answer)).toBe("email_not_verified");
		expect(await sessionOf(visit.visitor)).toBeNull();
		expect(await mailsTo(island, email)).toHaveLength(1);
		const second = await signIn(island, provider("spotify"), fake("spotify"));
		expect(errorOf(second.answer)).toBe("email_not_verified");
		expect(await mailsTo(island, email)).toHaveLength(2);
		const link = await linkTo(island, email);
		expect(target(await visit.visitor.get(link))).toBe("/app_login/email-verified?verified");
		const again = await signIn(island, provider("spotify"), fake("spotify"));
		expect(target(again.answer)).toBe("/dashboard");
		expect(await island.db.$count(users, eq(users.email, email))).toBe(1);
	});
});

describe("the unmodified reference client", () => {
	const at = usePolicy({});

	function clientOf(visitor = newVisitor(at().island)) {
		const client = createAuthClient({
			baseURL: at().island.url.origin,
			fetchOptions: { customFetchImpl: visitor.fetch },
		});
		return { client, visitor };
	}

	test("signs in at a provider, asks for tokens and facts, connects, disconnects", async () => {
		const { provider, fake } = at();
		const { client, visitor } = clientOf();
		const start = await client.signIn.social({
			provider: "google",
			callbackURL: "/dashboard",
			disableRedirect: true,
		});
		expect(start.error).toBeNull();
		const url = new URL(start.data?.url ?? "");
		fake("google").nonce = url.searchParams.get("nonce") ?? undefined;
		const state = url.searchParams.get("state") ?? "";
		const visit = { visitor, url, state };
		expect(target(await comeBack(provider("google"), visit))).toBe("/dashboard");
		expect((await client.getSession()).data?.user.email).toBe(provider("google").person.email);

		const token = await client.getAccessToken({ providerId: "google" });
		expect(token.data?.accessToken).toBe("at-1");
		expect((await client.refreshToken({ providerId: "google" })).data?.accessToken).toBe("at-2");
		const accountId = provider("google").person.accountId;
		const info = await client.accountInfo({ accountId });
		expect(info.data?.user.id).toBe(accountId);

		const link = await client.linkSocial({ provider: "spotify", callbackURL: "/dashboard" });
		expect(link.data?.url).toContain("https://accounts.spotify.com/authorize?");
		const list = await client.listAccounts();
		expect(list.data?.map((one) => one.providerId)).toEqual(["google"]);
		const unlink = await client.unlinkAccount({ providerId: "google" });
		expect(unlink.error?.message).toBe("You can't unlink your last account");
	});

	test("signs in with an id token", async () => {
		const { provider } = at();
		const { client } = clientOf();
		const claims = {
			...standardClaims(provider("google")),
			...provider("google").idToken?.claims,
		};
		const token = await signIdToken(provider("google"), claims);
		const answer = await client.signIn.social({ provider: "google", idToken: { token } });
		expect(answer.data).toMatchObject({ redirect: false });
		expect((await client.getSession()).data?.user.email).toBe(provider("google").person.email);
	});
});

describe("a provider that never answers", () => {
	const at = usePolicy({});

	test("is given up after its time: invalid_code", async () => {
		const { island, provider, fake } = at();
		island.answer("accounts.spotify.com", () => new Promise(() => {}));
		const { answer } = await signIn(island, provider("spotify"), fake("spotify"));
		expect(errorOf(answer)).toBe("invalid_code");
	});

	test("a redirect to another host gets no secret of ours", async () => {
		const { island, provider, fake } = at();
		let calls = 0;
		island.answer("evil.example", () => {
			calls += 1;
			return Response.json({ access_token: "x" });
		});
		island.answer("accounts.spotify.com", () => Response.redirect("https://evil.example/", 307));
		const { answer } = await signIn(island, provider("spotify"), fake("spotify"));
		expect(errorOf(answer)).toBe("invalid_code");
		expect(calls).toBe(0);
	});
});
