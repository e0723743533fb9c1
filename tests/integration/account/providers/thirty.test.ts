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
	for (const known of providerCases) fakes.set(known.id, fakeProvider(island, known));
});
afterAll(() => island.stop());

function fakeOf(known: ProviderCase): FakeProvider {
	const fake = fakes.get(known.id);
	if (!fake) throw new Error(known.id);
	fake.calls = [];
	return fake;
}

test("every provider of the product has its case here", () => {
	expect(providerRows).toHaveLength(30);
	expect(providerCases.map(({ id }) => id)).toEqual(providerRows.map(({ id }) => id));
});

describe.each(providerCases)("$id", (known) => {
	test("signs a new person up, and in again; tokens are kept encrypted and renewed", async () => {
		const fake = fakeOf(known);
		const { visit, user } = known.person.email
			? await signUp(known, fake)
			: await connect(known, fake);
		expectTokenRequest(known, fake, visit);
		await expectClientSecret(known, fake);
		expectProfileCalls(known, fake);
		await expectAccount(known, user.id);

		const again = await signIn(island, known, fakeOf(known));
		expect(target(again.answer)).toBe("/dashboard");
		const session = await sessionOf(again.visit.visitor);
		expect(session?.user.id).toBe(user.id);
		expect(await island.db.$count(accounts, eq(accounts.providerId, known.id))).toBe(1);
		await expectRefresh(known, again.visit.visitor);
	});

	test(`${known.failure.name}: nobody comes in, nothing is written`, async () => {
		const fake = fakeOf(known);
		const before = await counts();
		fake.change(known.failure);
		const visit = await leave(island, known, fake, {
			body: { errorCallbackURL: "/app_login?x=1" },
		});
		const answer = known.failure.denied
			? await comeBack(known, visit, { code: undefined, ...known.failure.denied })
			: await comeBack(known, visit);
		fake.change({});
		const url = new URL(target(answer), "http://site");
		expect(url.pathname).toBe("/app_login");
		expect(url.searchParams.get("x")).toBe("1");
		expect(url.searchParams.get("error")).toBe(known.failure.error);
		expect(await counts()).toEqual(before);
		expect(await sessionOf(visit.visitor)).toBeNull();
	});
});

async function counts() {
	return [await island.db.$count(users), await island.db.$count(accounts)];
}

async function signUp(known: ProviderCase, fake: FakeProvider) {
	const visit = await leave(island, known, fake, {
		body: {
			newUserCallbackURL: "/welcome",
			loginHint: "hint@example.com",
			scopes: ["extra:scope"],
		},
	});
	expectAuthorizationUrl(known, visit, ["extra:scope"], "hint@example.com");
	const answer = await comeBack(known, visit);
	expect(target(answer)).toBe("/welcome");
	const session = await sessionOf(visit.visitor);
	expect(session?.user).toMatchObject({
		name: known.person.name,
		email: known.person.email,
		emailVerified: known.person.emailVerified,
		image: known.person.image,
		role: "user",
	});
	const [user] = await island.db
		.select()
		.from(users)
		.where(eq(users.email, known.person.email ?? ""));
	if (!user) throw new Error("no user row");
	expect(user).toMatchObject({
		name: known.person.name,
		emailVerified: known.person.emailVerified,
		image: known.person.image,
	});
	return { visit, user };
}

/** A provider without email creates no users; a signed-in user connects it. */
async function connect(known: ProviderCase, fake: FakeProvider) {
	const stranger = await signIn(island, known, fake);
	expect(target(stranger.answer)).toBe("/api/auth/error?error=email_not_found");
	fake.calls = [];
	const { visitor, user } = await signedInVisitor(island);
	const visit = await leave(island, known, fake, { visitor, path: "/link-social" });
	expectAuthorizationUrl(known, visit, [], undefined);
	expect(target(await comeBack(known, visit))).toBe("/dashboard");
	return { visit, user };
}

function expectAuthorizationUrl(
	known: ProviderCase,
	{ url, state }: Visit,
	extraScopes: string[],
	hint: string | undefined,
) {
	const { authorization } = known;
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
		[authorization.clientIdParameter ?? "client_id"]: known.clientId,
		redirect_uri: `${island.url.origin}/api/auth/callback/${known.id}`,
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

function credentialsOf(known: ProviderCase): Record<string, unknown> {
	const secret = known.variables[`${known.id.toUpperCase()}_CLIENT_SECRET`];
	const parameter = known.authorization.clientIdParameter ?? "client_id";
	if (known.token.authentication === "basic") return {};
	return {
		[parameter]: known.clientId,
		...(known.token.authentication === "body" ? { client_secret: secret } : {}),
		...(known.token.authentication === "signed" ? { client_secret: expect.any(String) } : {}),
	};
}

function expectAuthentication(known: ProviderCase, authorization: string | null | undefined) {
	const secret = known.variables[`${known.id.toUpperCase()}_CLIENT_SECRET`] ?? "";
	const pair = Buffer.from(`${known.clientId}:${secret}`).toString("base64");
	expect(authorization).toBe(known.token.authentication === "basic" ? `Basic ${pair}` : null);
}

function expectTokenRequest(known: ProviderCase, fake: FakeProvider, { url, state }: Visit) {
	const [call, ...more] = fake.calls.filter((one) => one.url === known.token.url);
	expect(more).toEqual([]);
	expect(call?.method).toBe("POST");
	expect(call?.contentType).toContain("application/x-www-form-urlencoded");
	expectAuthentication(known, call?.authorization);
	const fields = Object.fromEntries(new URLSearchParams(call?.body));
	const expected = Object.entries(known.token.fields ?? {}).map(([name, value]) => [
		name,
		value === "(state)" ? state : value,
	]);
	expect(fields).toEqual({
		grant_type: "authorization_code",
		code: "code-1",
		redirect_uri: `${island.url.origin}/api/auth/callback/${known.id}`,
		...Object.fromEntries(expected),
		...credentialsOf(known),
		...(known.authorization.pkce
			? { code_verifier: expect.stringMatching(/^[A-Za-z0-9]{128}$/) }
			: {}),
	});
	if (known.authorization.pkce)
		expect(url.searchParams.get("code_challenge")).toBe(
			createHash("sha256")
				.update(fields.code_verifier ?? "")
				.digest("base64url"),
		);
}

async function expectClientSecret(known: ProviderCase, fake: FakeProvider) {
	if (known.token.authentication !== "signed") return;
	const call = fake.calls.find((one) => one.url === known.token.url);
	const secret = new URLSearchParams(call?.body).get("client_secret") ?? "";
	const { payload, protectedHeader } = await jwtVerify(
		secret,
		await importSPKI(applePublicKey, "ES256"),
		{ issuer: "TEAM123456", subject: known.clientId, audience: "https://appleid.apple.com" },
	);
	expect(protectedHeader).toEqual({ alg: "ES256", kid: "KEY1234567" });
	expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
}

function expectProfileCalls(known: ProviderCase, fake: FakeProvider) {
	const calls = fake.calls.filter((one) => one.url !== known.token.url);
	expect(calls.map((one) => one.url).sort()).toEqual(Object.keys(known.profile).sort());
	for (const call of calls) {
		const expected = known.profile[call.url];
		expect(call.method).toBe(expected?.method ?? "GET");
		expect(call.authorization).toBe("Bearer at-1");
		expect(call.userAgent).toBe("island-excursions");
		expect(call.body).toBe(expected?.body ?? "");
		for (const [name, value] of Object.entries(expected?.headers ?? {}))
			expect(call.headers.get(name)).toBe(value);
	}
}

async function accountRow(known: ProviderCase) {
	const [row] = await island.db.select().from(accounts).where(eq(accounts.providerId, known.id));
	if (!row) throw new Error("no account row");
	return row;
}

async function expectAccount(known: ProviderCase, userId: string) {
	const row = await accountRow(known);
	expect(row).toMatchObject({
		userId,
		accountId: known.person.accountId,
		password: null,
		scope: known.scopes.length > 0 ? known.scopes.join(",") : null,
	});
	const secret = testVariables.AUTH_SECRET;
	expect(openToken(secret, row, "access", row.accessToken)).toBe("at-1");
	expect(JSON.stringify(row)).not.toMatch(/at-1|rt-1/);
	const lifetime = Number(known.token.answer.expires_in ?? 0);
	if (lifetime > 0)
		expect(Math.abs((row.accessTokenExpiresAt ?? 0) - Date.now() - lifetime * 1000)).toBeLessThan(
			30_000,
		);
	else expect(row.accessTokenExpiresAt).toBeNull();
	const idToken = openToken(secret, row, "id", row.idToken);
	if (known.idToken && known.id !== "facebook") expect(idToken?.split(".")).toHaveLength(3);
	else expect(row.idToken).toBeNull();
}

async function expectRefresh(known: ProviderCase, visitor: Visitor) {
	const fake = fakeOf(known);
	const body = { providerId: known.id };
	const current = await visitor.post("/api/auth/get-access-token", body);
	expect(await current.json()).toMatchObject({ accessToken: "at-1", scopes: known.scopes });
	expect(fake.calls).toEqual([]);
	const answer = await visitor.post("/api/auth/refresh-token", body);
	if (!known.refresh) {
		expect(answer.status).toBe(400);
		expect(fake.calls).toEqual([]);
		return;
	}
	expect(await answer.json()).toMatchObject({ accessToken: "at-2" });
	const [call] = fake.calls;
	expect(call?.url).toBe(known.refresh.url);
	expectAuthentication(known, call?.authorization);
	expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
		grant_type: "refresh_token",
		refresh_token: "rt-1",
		...known.refresh.fields,
		...credentialsOf(known),
	});
	const row = await accountRow(known);
	const secret = testVariables.AUTH_SECRET;
	expect(openToken(secret, row, "access", row.accessToken)).toBe("at-2");
	const kept = openToken(secret, row, "refresh", row.refreshToken)?.split(" ").at(-1);
	expect(kept).toBe(known.refresh.answer.refresh_token ?? "rt-1");
}
