import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { importSPKI, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openToken } from "#app/account/oauth/provider-tokens.server.ts";
import { providerRows } from "#app/account/oauth/providers.ts";
import { accounts, users } from "#app/database/schema.server.ts";
import { sessionOf, signedInVisitor } from "#tests/account/people.ts";
import { type FakeProvider, fakeProvider, type ProviderCase } from "#tests/fakes/fake-provider.ts";
import { comeBack, leave, signIn, target, type Visit } from "#tests/fakes/provider-visit.ts";
import { type Island, startIsland, testVariables } from "#tests/island.ts";
import { allProviderVariables, providerCases } from "#tests/provider-cases/all.ts";
import { applePublicKey } from "#tests/provider-cases/apple-key.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
const fakes = new Map<string, FakeProvider>();

beforeAll(async () => {
	island = await startIsland({
		variables: {
			...allProviderVariables,
			// these three return no email: signed-in users connect them
			AUTH_TRUSTED_PROVIDERS: "tiktok,reddit,roblox",
		},
	});
	for (const provider of providerCases) fakes.set(provider.id, fakeProvider(island, provider));
});
afterAll(() => island.stop());

function fakeOf(provider: ProviderCase): FakeProvider {
	const fake = fakes.get(provider.id);
	if (!fake) throw new Error(provider.id);
	fake.calls = [];
	return fake;
}

test("every provider of the product has its case here", () => {
	expect(providerRows).toHaveLength(30);
	expect(providerCases.map(({ id }) => id)).toEqual(providerRows.map(({ id }) => id));
});

describe.each(providerCases)("$id", (provider) => {
	test("signs a new person up, and in again; tokens are kept encrypted and renewed", async () => {
		const fake = fakeOf(provider);
		const { visit, user } = provider.person.email
			? await signUp(provider, fake)
			: await connect(provider, fake);
		expectTokenRequest(provider, fake, visit);
		await expectClientSecret(provider, fake);
		expectProfileCalls(provider, fake);
		await expectAccount(provider, user.id);

		const again = await signIn(island, provider, fakeOf(provider));
		expect(target(again.answer)).toBe("/dashboard");
		const session = await sessionOf(again.visit.visitor);
		expect(session?.user.id).toBe(user.id);
		expect(await island.db.$count(accounts, eq(accounts.providerId, provider.id))).toBe(1);
		await expectRefresh(provider, again.visit.visitor);
	});

	test(`${provider.failure.name}: nobody comes in, nothing is written`, async () => {
		const fake = fakeOf(provider);
		const countsBefore = await counts();
		fake.change(provider.failure);
		const visit = await leave(island, provider, fake, {
			body: { errorCallbackURL: "/app_login?x=1" },
		});
		const answer = provider.failure.denied
			? await comeBack(provider, visit, { code: undefined, ...provider.failure.denied })
			: await comeBack(provider, visit);
		fake.change({});
		const url = new URL(target(answer), "http://site");
		expect(url.pathname).toBe("/app_login");
		expect(url.searchParams.get("x")).toBe("1");
		expect(url.searchParams.get("error")).toBe(provider.failure.error);
		expect(await counts()).toEqual(countsBefore);
		expect(await sessionOf(visit.visitor)).toBeNull();
	});
});

async function counts() {
	return [await island.db.$count(users), await island.db.$count(accounts)];
}

async function signUp(provider: ProviderCase, fake: FakeProvider) {
	const visit = await leave(island, provider, fake, {
		body: {
			newUserCallbackURL: "/welcome",
			loginHint: "hint@example.com",
			scopes: ["extra:scope"],
		},
	});
	expectAuthorizationUrl(provider, visit, ["extra:scope"], "hint@example.com");
	const answer = await comeBack(provider, visit);
	expect(target(answer)).toBe("/welcome");
	const session = await sessionOf(visit.visitor);
	expect(session?.user).toMatchObject({
		name: provider.person.name,
		email: provider.person.email,
		emailVerified: provider.person.emailVerified,
		image: provider.person.image,
		role: "user",
	});
	const [user] = await island.db
		.select()
		.from(users)
		.where(eq(users.email, provider.person.email ?? ""));
	if (!user) throw new Error("no user row");
	expect(user).toMatchObject({
		name: provider.person.name,
		emailVerified: provider.person.emailVerified,
		image: provider.person.image,
	});
	return { visit, user };
}

/** A provider without email creates no users; a signed-in user connects it. */
async function connect(provider: ProviderCase, fake: FakeProvider) {
	const stranger = await signIn(island, provider, fake);
	expect(target(stranger.answer)).toBe("/api/auth/error?error=email_not_found");
	fake.calls = [];
	const { visitor, user } = await signedInVisitor(island);
	const visit = await leave(island, provider, fake, { visitor, path: "/link-social" });
	expectAuthorizationUrl(provider, visit, [], undefined);
	expect(target(await comeBack(provider, visit))).toBe("/dashboard");
	return { visit, user };
}

function expectAuthorizationUrl(
	provider: ProviderCase,
	{ url, state }: Visit,
	extraScopes: string[],
	hint: string | undefined,
) {
	const { authorization } = provider;
	expect(url.origin + url.pathname).toBe(authorization.url);
	expect(state).toMatch(/^[A-Za-z0-9]{32}$/);
	const parameters = Object.fromEntries(url.searchParams);
	const scope = authorization.parameters.scope;
	const separator = authorization.scopeSeparator ?? " ";
	expect(parameters).toEqual({
		response_type: "code",
		...authorization.parameters,
		...(scope || extraScopes.length > 0
			? { scope: [...(scope ? [scope] : []), ...extraScopes].join(separator) }
			: {}),
		[authorization.clientIdParameter ?? "client_id"]: provider.clientId,
		redirect_uri: `${island.url.origin}/api/auth/callback/${provider.id}`,
		state,
		...(authorization.loginHint && hint ? { [authorization.loginHint]: hint } : {}),
		...(authorization.pkce
			? {
					code_challenge_method: "S256",
					code_challenge: expect.stringMatching(/^[\w-]{43}$/),
				}
			: {}),
		...(authorization.nonce ? { nonce: expect.stringMatching(/^[A-Za-z0-9]{32}$/) } : {}),
	});
}

function credentialsOf(provider: ProviderCase): Record<string, unknown> {
	const secret = provider.variables[`${provider.id.toUpperCase()}_CLIENT_SECRET`];
	const parameter = provider.authorization.clientIdParameter ?? "client_id";
	if (provider.token.authentication === "basic") return {};
	return {
		[parameter]: provider.clientId,
		...(provider.token.authentication === "body" ? { client_secret: secret } : {}),
		...(provider.token.authentication === "signed" ? { client_secret: expect.any(String) } : {}),
	};
}

function expectAuthentication(provider: ProviderCase, authorization: string | null | undefined) {
	const secret = provider.variables[`${provider.id.toUpperCase()}_CLIENT_SECRET`] ?? "";
	const pair = Buffer.from(`${provider.clientId}:${secret}`).toString("base64");
	expect(authorization).toBe(provider.token.authentication === "basic" ? `Basic ${pair}` : null);
}

function expectTokenRequest(provider: ProviderCase, fake: FakeProvider, { url, state }: Visit) {
	const [call, ...more] = fake.calls.filter((one) => one.url === provider.token.url);
	expect(more).toEqual([]);
	expect(call?.method).toBe("POST");
	expect(call?.contentType).toContain("application/x-www-form-urlencoded");
	expectAuthentication(provider, call?.authorization);
	const fields = Object.fromEntries(new URLSearchParams(call?.body));
	const expected = Object.entries(provider.token.fields ?? {}).map(([name, value]) => [
		name,
		value === "(state)" ? state : value,
	]);
	expect(fields).toEqual({
		grant_type: "authorization_code",
		code: "code-1",
		redirect_uri: `${island.url.origin}/api/auth/callback/${provider.id}`,
		...Object.fromEntries(expected),
		...credentialsOf(provider),
		...(provider.authorization.pkce
			? { code_verifier: expect.stringMatching(/^[A-Za-z0-9]{128}$/) }
			: {}),
	});
	if (provider.authorization.pkce)
		expect(url.searchParams.get("code_challenge")).toBe(
			createHash("sha256")
				.update(fields.code_verifier ?? "")
				.digest("base64url"),
		);
}

async function expectClientSecret(provider: ProviderCase, fake: FakeProvider) {
	if (provider.token.authentication !== "signed") return;
	const call = fake.calls.find((one) => one.url === provider.token.url);
	const secret = new URLSearchParams(call?.body).get("client_secret") ?? "";
	const { payload, protectedHeader } = await jwtVerify(
		secret,
		await importSPKI(applePublicKey, "ES256"),
		{ issuer: "TEAM123456", subject: provider.clientId, audience: "https://appleid.apple.com" },
	);
	expect(protectedHeader).toEqual({ alg: "ES256", kid: "KEY1234567" });
	expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
}

function expectProfileCalls(provider: ProviderCase, fake: FakeProvider) {
	const calls = fake.calls.filter((one) => one.url !== provider.token.url);
	expect(calls.map((one) => one.url).sort()).toEqual(Object.keys(provider.profile).sort());
	for (const call of calls) {
		const expected = provider.profile[call.url];
		expect(call.method).toBe(expected?.method ?? "GET");
		expect(call.authorization).toBe("Bearer at-1");
		expect(call.userAgent).toBe("island-excursions");
		expect(call.body).toBe(expected?.body ?? "");
		for (const [name, value] of Object.entries(expected?.headers ?? {}))
			expect(call.headers.get(name)).toBe(value);
	}
}

async function accountRow(provider: ProviderCase) {
	const [row] = await island.db.select().from(accounts).where(eq(accounts.providerId, provider.id));
	if (!row) throw new Error("no account row");
	return row;
}

async function expectAccount(provider: ProviderCase, userId: string) {
	const row = await accountRow(provider);
	expect(row).toMatchObject({
		userId,
		accountId: provider.person.accountId,
		password: null,
		scope: provider.scopes.length > 0 ? provider.scopes.join(",") : null,
	});
	const secret = testVariables.AUTH_SECRET;
	expect(openToken(secret, row, "access", row.accessToken)).toBe("at-1");
	expect(JSON.stringify(row)).not.toMatch(/at-1|rt-1/);
	const lifetime = Number(provider.token.answer.expires_in ?? 0);
	if (lifetime > 0)
		expect(Math.abs((row.accessTokenExpiresAt ?? 0) - Date.now() - lifetime * 1000)).toBeLessThan(
			30_000,
		);
	else expect(row.accessTokenExpiresAt).toBeNull();
	const idToken = openToken(secret, row, "id", row.idToken);
	if (provider.idToken && provider.id !== "facebook") expect(idToken?.split(".")).toHaveLength(3);
	else expect(row.idToken).toBeNull();
}

async function expectRefresh(provider: ProviderCase, visitor: Visitor) {
	const fake = fakeOf(provider);
	const body = { providerId: provider.id };
	const current = await visitor.post("/api/auth/get-access-token", body);
	expect(await current.json()).toMatchObject({ accessToken: "at-1", scopes: provider.scopes });
	expect(fake.calls).toEqual([]);
	const answer = await visitor.post("/api/auth/refresh-token", body);
	if (!provider.refresh) {
		expect(answer.status).toBe(400);
		expect(fake.calls).toEqual([]);
		return;
	}
	expect(await answer.json()).toMatchObject({ accessToken: "at-2" });
	const [call] = fake.calls;
	expect(call?.url).toBe(provider.refresh.url);
	expectAuthentication(provider, call?.authorization);
	expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
		grant_type: "refresh_token",
		refresh_token: "rt-1",
		...provider.refresh.fields,
		...credentialsOf(provider),
	});
	const row = await accountRow(provider);
	const secret = testVariables.AUTH_SECRET;
	expect(openToken(secret, row, "access", row.accessToken)).toBe("at-2");
	const storedToken = openToken(secret, row, "refresh", row.refreshToken)?.split(" ").at(-1);
	expect(storedToken).toBe(provider.refresh.answer.refresh_token ?? "rt-1");
}
