import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser, refusal, sessionOf, signedInVisitor } from "#tests/account/people.ts";
import {
	accountsOf,
	countRows,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
	withBrokenTable,
} from "#tests/account/provider-island.ts";
import {
	fakeProvider,
	type ProviderCase,
	signIdToken,
	standardClaims,
} from "#tests/fakes/fake-provider.ts";
import { caseOf } from "#tests/provider-cases/all.ts";
import { newVisitor } from "#tests/visitor.ts";

let at: ProviderIsland;
/** Facebook's Limited Login: only a client gets an id token, so the case of the callback has none. */
const facebook = {
	...caseOf("facebook"),
	idToken: {
		issuer: "https://www.facebook.com",
		keys: "https://limited.facebook.com/.well-known/oauth/openid/jwks/",
		algorithm: "RS256",
		claims: {},
		echoesNonce: true,
	},
} satisfies ProviderCase;
const caseFor = (id: string): ProviderCase => (id === "facebook" ? facebook : at.provider(id));
const clientTokens = ["google", "apple", "cognito", "line", "facebook", "microsoft", "twitch"];
beforeAll(async () => {
	at = await startProviderIsland([...clientTokens, "paypal"], {
		APPLE_APP_BUNDLE_IDENTIFIER: "example.island.app",
	});
	fakeProvider(at.island, facebook);
});
afterAll(() => at.island.stop());
beforeEach(() => {
	for (const id of clientTokens) somebodyAt(caseFor(id), { emailVerified: true });
});

async function bring(
	id: string,
	change: Record<string, unknown> = {},
	more: Record<string, unknown> = {},
	key?: "right" | "weak" | "foreign",
) {
	const provider = caseFor(id);
	const claims = { ...standardClaims(provider), ...provider.idToken?.claims, ...change };
	const visitor = newVisitor(at.island);
	const answer = await visitor.post("/api/auth/sign-in/social", {
		provider: id,
		idToken: { token: await signIdToken(provider, claims, key), ...more },
	});
	return { visitor, answer };
}

const now = () => Math.floor(Date.now() / 1000);

describe("an id token that a client brings along", () => {
	test.each(clientTokens)("of %s opens a session, and only with its nonce", async (id) => {
		const { visitor, answer } = await bring(id, { nonce: "n-1" }, { nonce: "n-1" });
		expect(answer.status).toBe(200);
		const body = await answer.json<Record<string, unknown>>();
		expect(body).toMatchObject({
			redirect: false,
			token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
			user: { email: caseFor(id).person.email },
		});
		expect(body).not.toHaveProperty("url");
		expect((await sessionOf(visitor))?.session.token).toBe(body.token);
		const withoutNonce = await bring(id, {}, { nonce: "n-1" });
		expect(await refusal(withoutNonce.answer)).toEqual({
			status: 401,
			code: "INVALID_TOKEN",
			message: "Invalid token",
		});
		expect(await sessionOf(withoutNonce.visitor)).toBeNull();
	});

	test("to be connected must hold the nonce that the client names, whoever signed it", async () => {
		for (const id of clientTokens) {
			const provider = caseFor(id);
			const { visitor, user } = await signedInVisitor(at.island, {
				email: provider.person.email ?? "",
			});
			const claims = { ...standardClaims(provider), ...provider.idToken?.claims };
			const answer = await visitor.post("/api/auth/link-social", {
				provider: id,
				idToken: { token: await signIdToken(provider, claims), nonce: "n-1" },
			});
			expect(await refusal(answer), id).toMatchObject({ status: 401, code: "INVALID_TOKEN" });
			expect(await accountsOf(at.island, user.id), id).toHaveLength(1);
		}
	});

	test("for the configured app of Apple is taken as well", async () => {
		expect((await bring("apple", { aud: "example.island.app" })).answer.status).toBe(200);
	});

	test.each<[string, string, Record<string, unknown>, Record<string, unknown>]>([
		["for another client", "google", { aud: "another" }, {}],
		["of another issuer", "google", { iss: "https://accounts.google.com.evil.example" }, {}],
		["that has ended", "google", { exp: now() - 60 }, {}],
		["without an end", "google", { exp: undefined }, {}],
		["without a subject", "google", { sub: undefined }, {}],
		["of the future", "apple", { iat: now() + 600, exp: now() + 900 }, {}],
		["of Apple, more than an hour old", "apple", { iat: now() - 3700 }, {}],
		["of Cognito, more than an hour old", "cognito", { iat: now() - 3700 }, {}],
		["with another nonce", "google", { nonce: "a" }, { nonce: "b" }],
		["without the nonce that was asked for", "google", {}, { nonce: "b" }],
	])("%s: 401 Invalid token", async (_name, id, claims, more) => {
		const rowsBefore = await countRows(at.island);
		const { answer } = await bring(id, claims, more);
		expect(await refusal(answer)).toEqual({
			status: 401,
			code: "INVALID_TOKEN",
			message: "Invalid token",
		});
		expect(await countRows(at.island)).toEqual(rowsBefore);
	});

	test("signed with a foreign key, or with one of 1024 bits: 401", async () => {
		expect((await bring("google", {}, {}, "foreign")).answer.status).toBe(401);
		expect((await bring("google", {}, {}, "weak")).answer.status).toBe(401);
	});

	test("that is no token, unsigned, cut or altered: 401, never 500", async () => {
		const provider = at.provider("google");
		const claims = { ...standardClaims(provider), ...provider.idToken?.claims };
		const token = await signIdToken(provider, claims);
		const [header = "", payload = "", signature = ""] = token.split(".");
		const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
		for (const bad of [
			"x",
			"a.b.c",
			`${part({ alg: "none" })}.${payload}.`,
			`${part({ alg: "HS256", kid: "rs" })}.${payload}.${signature}`,
			`${part({ alg: "RS256", kid: "unknown" })}.${payload}.${signature}`,
			`${header}.${part({ ...claims, email: "victim@example.com" })}.${signature}`,
			token.slice(0, -4),
		]) {
			const answer = await newVisitor(at.island).post("/api/auth/sign-in/social", {
				provider: "google",
				idToken: { token: bad },
			});
			expect(answer.status).toBe(401);
		}
	});

	test("of a provider whose tokens can't be verified: 404 ID token not supported", async () => {
		const answer = await newVisitor(at.island).post("/api/auth/sign-in/social", {
			provider: "paypal",
			idToken: { token: "x" },
		});
		expect(await refusal(answer)).toEqual({
			status: 404,
			code: "ID_TOKEN_NOT_SUPPORTED",
			message: "ID token not supported",
		});
	});

	test("without an email: 401 User email not found", async () => {
		const { answer } = await bring("google", { email: undefined });
		expect(await refusal(answer)).toMatchObject({
			status: 401,
			message: "User email not found",
		});
	});

	test("with a broken profile: 401 Failed to get user info", async () => {
		const { answer } = await bring("google", { email: { not: "a text" } });
		expect(await refusal(answer)).toMatchObject({
			status: 401,
			message: "Failed to get user info",
		});
	});

	test("for a user whose email it does not prove: 401 account not linked", async () => {
		const user = await addUser(at.island);
		const { answer } = await bring("google", { email: user.email, email_verified: false });
		expect(await refusal(answer)).toMatchObject({ status: 401, message: "account not linked" });
	});

	test.each([
		["users", "unable to create user"],
		["sessions", "unable to create user"],
	] as const)("while the table %s is broken: 401 %s", async (table, message) => {
		const { answer } = await withBrokenTable(at.island, table, () => bring("google"));
		expect(await refusal(answer)).toMatchObject({ status: 401, message });
	});

	test("for a known person while sessions can't be written: 401 unable to create session", async () => {
		await bring("google");
		const { answer } = await withBrokenTable(at.island, "sessions", () => bring("google"));
		expect(await refusal(answer)).toMatchObject({
			status: 401,
			message: "unable to create session",
		});
	});

	test("to be joined to a user while accounts can't be written: 401 unable to link account", async () => {
		await addUser(at.island, {
			email: at.provider("google").person.email ?? "",
			emailVerified: true,
		});
		const { answer } = await withBrokenTable(at.island, "accounts", () => bring("google"));
		expect(await refusal(answer)).toMatchObject({
			status: 401,
			message: "unable to link account",
		});
	});
});

describe("the call itself", () => {
	test.each<[string, unknown, number, string]>([
		["an unknown provider", { provider: "myspace" }, 404, "PROVIDER_NOT_FOUND"],
		["one that is not configured", { provider: "github" }, 404, "PROVIDER_NOT_FOUND"],
		["one by the name of a property", { provider: "constructor" }, 404, "PROVIDER_NOT_FOUND"],
		["no provider", {}, 400, "VALIDATION_ERROR"],
		["a scope with a space", { provider: "google", scopes: ["a b"] }, 400, "VALIDATION_ERROR"],
		["an id token that is a text", { provider: "google", idToken: "x" }, 400, "VALIDATION_ERROR"],
		[
			"a foreign target",
			{ provider: "google", callbackURL: "//evil.example" },
			403,
			"INVALID_CALLBACKURL",
		],
		[
			"a foreign error target",
			{ provider: "google", errorCallbackURL: "https://evil.example" },
			403,
			"INVALID_ERRORCALLBACKURL",
		],
		[
			"a foreign target for new users",
			{ provider: "google", newUserCallbackURL: "https://evil.example" },
			403,
			"INVALID_NEWUSERCALLBACKURL",
		],
	])("%s is refused", async (_name, body, status, code) => {
		const answer = await newVisitor(at.island).post("/api/auth/sign-in/social", body);
		expect(await refusal(answer)).toMatchObject({ status, code });
	});

	test("disableRedirect leaves going there to the client", async () => {
		const visitor = newVisitor(at.island);
		const body = { provider: "google", disableRedirect: true };
		const answer = await visitor.post("/api/auth/sign-in/social", body);
		expect(await answer.json()).toEqual({ url: expect.any(String), redirect: false });
	});
});
